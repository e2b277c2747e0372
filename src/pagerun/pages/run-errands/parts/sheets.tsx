import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { TimeSlots } from '@/features/order/TimeSlots'
import { now } from '@/platform/device/clock'
import type { RunErrandsModel } from '../model'
import { words } from './rest-text'
import styles from '../index.module.scss'
import { AmountSheet } from './amount-sheet'
import { sheetWords } from './sheets-text'

interface Props {
  model: RunErrandsModel
}

/** Everything that opens over the form. */
export const Sheets = observer(({ model }: Props) => (
  <>
    <TimeSheet model={model} />
    <CostSheet model={model} />
    <TipSheet model={model} />
    <AgreementSheet model={model} />
  </>
))

const TimeSheet = observer(({ model }: Props) => {
  const t = words()
  const title = model.choices.asks('pickup') ? t.pickupTime : t.deliverAt
  return (
    <Sheet open={model.sheet === 'times'} onClose={model.close} title={title}>
      <View className={styles.form__times}>
        <AsyncView resource={model.times} inline>
          {(times) => (
            <TimeSlots
              label={title}
              times={times}
              soonest={formatClock(new Date(now() + times.soonestMinutes * 60_000), times.utcOffset)}
              chosen={model.choices.chosen.pickupAt}
              onChoose={model.chooseTime}
            />
          )}
        </AsyncView>
      </View>
    </Sheet>
  )
})

const CostSheet = observer(({ model }: Props) => {
  const t = words()
  const { estimate } = model.choices.fields
  const most = model.terms.value?.limits.estimate ?? 0
  return (
    <AmountSheet
      open={model.sheet === 'estimate'}
      title={t.cost}
      rule="estimate"
      note={sheetWords().costNote(formatMoney(most, { trim: true }))}
      most={most}
      start={estimate.value}
      onClose={model.close}
      onDone={(text) => {
        estimate.set(text)
        estimate.leave()
      }}
    />
  )
})

const TipSheet = observer(({ model }: Props) => {
  const most = model.terms.value?.limits.tip ?? 0
  return (
    <AmountSheet
      open={model.sheet === 'tip'}
      title={sheetWords().tipAmount}
      rule="tip"
      note={sheetWords().tipNote(formatMoney(most, { trim: true }))}
      most={most}
      start=""
      onClose={model.close}
      onDone={(_text, tip) => model.choices.choose({ tip })}
    />
  )
})

const AgreementSheet = observer(({ model }: Props) => {
  const t = words()
  const guarantee = model.terms.value?.guarantee
  return (
    <Sheet open={model.sheet === 'agreement'} onClose={model.close} title={t.agreement}>
      <View className={styles.form__sheet}>
        <Text className={styles.form__text}>{guarantee?.text}</Text>
        {guarantee && (
          <Text className={styles.form__hint}>
            {sheetWords().agreementFoot(formatMoney(guarantee.ceiling, { trim: true }), guarantee.version)}
          </Text>
        )}
        <Button text={sheetWords().agreeIt} size={96} onPress={model.agree} />
      </View>
    </Sheet>
  )
})
