import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Invoice } from '@contract/entities/invoice'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { Field } from '@/components/form/Field'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { back } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { InvoiceModel } from './model'
import { Requested } from './parts/requested'
import { titles, words } from './text'

export default screen('invoice', ({ orderId }) => {
  const model = useModel((api, root) => new InvoiceModel(api, root, orderId))
  const { invoice } = model
  const t = words()
  return (
    <Screen
      title={t.title}
      onRefresh={invoice.reload}
      footer={invoice.value?.state === 'open' && <Submit model={model} />}
    >
      <AsyncView
        resource={invoice}
        empty={{
          when: ({ state }) => state === 'none',
          view: (
            <StateView
              kind="empty"
              title={t.none}
              text={t.noneText}
              action={{ text: t.back, onPress: () => void back() }}
            />
          ),
        }}
      >
        {(value) => (
          <View className={styles.invoice}>
            {value.state === 'open' ? (
              <Request model={model} invoice={value} />
            ) : (
              <Requested model={model} invoice={value} />
            )}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Request = observer(({ model, invoice }: { model: InvoiceModel; invoice: Invoice }) => {
  const t = words()
  return (
    <>
      <View className={styles.invoice__card}>
        <Text className={styles.invoice__title}>{t.electronic}</Text>
        {invoice.store && <KeyValue label={t.issuer} value={invoice.store.name} />}
        <View className={styles.invoice__sum}>
          <Text className={styles.invoice__label}>{t.amount}</Text>
          <Price amount={invoice.amount} size={44} />
        </View>
        <Text className={styles.invoice__note}>{t.covers}</Text>
      </View>
      <Fields model={model} />
      <Note kind="info" icon="info" text={t.note} />
    </>
  )
})

const Fields = observer(({ model }: { model: InvoiceModel }) => {
  const t = words()
  const { type, title, taxNumber, email, form } = model
  const types = [
    { value: 'personal' as const, name: t.personal },
    { value: 'company' as const, name: t.company },
  ]
  return (
    <View className={styles.invoice__card}>
      <Segmented items={types} value={type} onChange={model.choose} />
      <View id={form.idOf('title')}>
        <Field
          placeholder={titles()[type]}
          maxLength={limits.invoiceTitleMax}
          {...{ value: title.value, onChange: title.set, onBlur: title.leave, error: title.error }}
        />
      </View>
      {type === 'company' && (
        <View id={form.idOf('taxNumber')}>
          <Field
            placeholder={t.taxNumber}
            maxLength={20}
            {...{ value: taxNumber.value, onChange: taxNumber.set, onBlur: taxNumber.leave, error: taxNumber.error }}
          />
        </View>
      )}
      <View id={form.idOf('email')}>
        <Field
          placeholder={t.email}
          fills="email"
          {...{ value: email.value, onChange: email.set, onBlur: email.leave, error: email.error }}
        />
      </View>
    </View>
  )
})

const Submit = observer(({ model }: { model: InvoiceModel }) => (
  <BottomBar wide>
    <Button text={words().submit} busy={model.form.busy} onPress={() => void model.submit()} />
  </BottomBar>
))
