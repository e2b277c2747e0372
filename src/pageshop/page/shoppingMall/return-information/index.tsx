import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { ReturnAddress } from '@/features/after-sales/ReturnAddress'
import { navigate } from '@/platform/navigation/gate'
import { scan } from '@/platform/device/scan'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ReturnModel } from './model'
import { words } from './text'

export default screen('returnInformation', ({ refundId }) => {
  const model = useModel((api, root) => new ReturnModel(api, root, refundId))
  const isOpen = model.loaded.value !== undefined && model.isOpen
  return (
    <Screen title={words().title} footer={isOpen && <Send model={model} />} onRefresh={model.loaded.reload}>
      <AsyncView resource={model.loaded}>
        {() => (model.isOpen ? <Parcel model={model} /> : <Ended model={model} />)}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: ReturnModel
}

/** The case has moved on: the carrier has scanned the parcel, or no return is due any more. */
const Ended = observer(({ model }: Props) => (
  <StateView kind="empty" title={words().ended} action={{ text: words().view, onPress: model.viewCase }} />
))

const Parcel = observer(({ model }: Props) => {
  const t = words()
  const { company, contact } = model
  const { returnAddress } = model.refund
  return (
    <View className={styles.return}>
      {returnAddress && <ReturnAddress address={returnAddress} onCopy={() => void model.copyAddress()} />}
      <View className={styles.return__cells}>
        <Cell
          label={t.company}
          height={104}
          value={model.companyName || t.choose}
          valueTone={model.companyName ? 'ink' : company.error ? 'bad' : 'muted'}
          onOpen={() => void model.chooseCompany()}
        />
        {company.error && (
          <Text className={styles.return__error} role="alert">
            {company.error}
          </Text>
        )}
      </View>
      <View className={styles.return__card}>
        <Number model={model} />
        <Field
          label={t.contact}
          placeholder={t.contact}
          fills="tel"
          value={contact.value}
          onChange={contact.set}
          onBlur={contact.leave}
          error={contact.error}
          maxLength={20}
        />
        <Text className={styles.return__hint}>{t.hint}</Text>
      </View>
      <View className={styles.return__cells}>
        <Cell label={t.phones} icon="phone" height={104} onOpen={() => navigate('expressCompany')} />
      </View>
      <Note kind="info" icon="info" text={t.once} />
    </View>
  )
})

const Number = observer(({ model }: Props) => {
  const { number, scan: scanIt } = words()
  const code = scan && (
    <Press label={scanIt} onPress={() => void model.scanNumber()} className={styles.return__scan}>
      <Icon name="scan-line" size={44} />
    </Press>
  )
  return (
    <Field
      placeholder={number}
      value={model.number.value}
      onChange={model.typeNumber}
      onBlur={model.number.leave}
      error={model.number.error}
      maxLength={limits.logisticsNumberMax}
      suffix={code}
      clearable
    />
  )
})

const Send = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button
      text={model.isCorrection ? words().change : words().send}
      busy={model.form.busy}
      onPress={() => void model.send()}
    />
  </BottomBar>
))
