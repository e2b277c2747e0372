import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { RadioGroup } from '@/components/form/RadioGroup'
import { SwitchRow } from '@/components/form/SwitchRow'
import type { Cashier, PayModel, PaymentOption } from '../paying'
import { PayMark } from './mark'
import styles from './methods.module.scss'
import { words } from './text'

interface Props {
  model: PayModel
  cashier: Cashier
  note?: ReactNode
}

/** Amount, remaining time and payment methods. */
export const Methods = observer(({ model, cashier, note }: Props) => (
  <View className={styles.methods}>
    <View className={styles.methods__amount}>
      <Price amount={cashier.amount} size={56} tone="ink" />
      <Left model={model} />
    </View>
    {note}
    <Ways model={model} cashier={cashier} />
    <Part model={model} cashier={cashier} />
    <View className={styles.methods__foot}>
      <Button
        text={model.way === 'ask' ? words().ask : words().pay(formatMoney(cashier.amount - model.part))}
        busy={model.busy}
        disabled={model.way === undefined}
        onPress={() => void model.pay()}
      />
    </View>
  </View>
))

const Left = observer(({ model }: Pick<Props, 'model'>) => {
  const text = words().within(formatCountdown(model.secondsLeft))
  return (
    <View className={styles.methods__left} role="timer" aria-label={text} ariaLabel={text}>
      <Icon name="clock" size={24} colour="ink-3" />
      <Text className={styles.methods__leftText}>{text}</Text>
    </View>
  )
})

/** The switch to pay a part from the balance beside the selected provider. */
const Part = observer(({ model, cashier }: Pick<Props, 'model' | 'cashier'>) => {
  const { offeredPart, usesBalance, way } = model
  if (offeredPart === 0 || way === undefined) return null
  const t = words()
  const note = t.partNote(formatMoney(cashier.amount - offeredPart), t[way])
  return (
    <View className={styles.methods__part}>
      <SwitchRow label={t.part(formatMoney(offeredPart))} note={note} on={usesBalance} onChange={model.useBalance} />
    </View>
  )
})

const Ways = observer(({ model, cashier: { types } }: Pick<Props, 'model' | 'cashier'>) => {
  const t = words()
  const ways: { way: PaymentOption; note: string; disabled: boolean }[] = types.map((type) => ({
    way: type.kind,
    note: noteOf(type),
    disabled: !type.usable,
  }))
  if (model.canAsk) ways.push({ way: 'ask', note: t.askNote, disabled: false })
  return (
    <View className={styles.methods__ways}>
      <RadioGroup
        label={t.choose}
        options={ways.map(({ way, ...rest }) => ({ ...rest, value: way, text: t[way], mark: <PayMark way={way} /> }))}
        chosen={ways.some(({ way, disabled }) => way === model.way && !disabled) ? model.way : undefined}
        onChoose={model.choose}
        lines="between"
      />
    </View>
  )
})

/** Note of a method: the balance, why it is not available, or that it is simulated. */
function noteOf({ balance, usable, why, sandbox }: Cashier['types'][number]): string {
  if (balance !== null) return (usable ? words().available : words().short)(formatMoney(balance))
  return why ?? (sandbox ? words().sandbox : '')
}
