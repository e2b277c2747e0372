import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { TickMark } from '@/components/form/Tick'
import type { Cashier, PayModel, PaymentOption } from '../paying'
import styles from './methods.module.scss'
import { words } from './text'

interface Props {
  model: PayModel
  cashier: Cashier
  note?: ReactNode
}

const icons: Record<PaymentOption, IconName> = {
  balance: 'wallet',
  wechat: 'message-circle',
  alipay: 'badge-japanese-yen',
  ask: 'users-round',
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
    <View className={styles.methods__foot}>
      <Button
        text={model.way === 'ask' ? words().ask : words().pay(formatMoney(cashier.amount))}
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

const Ways = observer(({ model, cashier: { types } }: Props) => (
  <View role="radiogroup" aria-label={words().choose}>
    {types.map((type, index) => (
      <WayRow
        key={type.kind}
        way={type.kind}
        note={noteOf(type)}
        usable={type.usable}
        model={model}
        last={!model.canAsk && index === types.length - 1}
      />
    ))}
    {model.canAsk && <WayRow way="ask" note={words().askNote} usable model={model} last />}
  </View>
))

/** Note of a method: the balance, why it is not available, or that it is simulated. */
function noteOf({ balance, usable, why, sandbox }: Cashier['types'][number]): string {
  if (balance !== null) return (usable ? words().available : words().short)(formatMoney(balance))
  return why ?? (sandbox ? words().sandbox : '')
}

interface RowProps {
  way: PaymentOption
  note: string
  usable: boolean
  model: PayModel
  last: boolean
}

const WayRow = observer(({ way, note, usable, model, last }: RowProps) => {
  const name = words()[way]
  const on = usable && model.way === way
  return (
    <Press
      role="radio"
      label={note ? `${name}, ${note}` : name}
      on={on}
      disabled={!usable}
      onPress={() => model.choose(way)}
      className={styles.methods__row}
    >
      <View className={styles[usable ? 'methods__slot' : 'methods__slot--short']}>
        <View className={styles[`methods__mark--${way}`]}>
          <Icon name={icons[way]} size={36} colour="white" />
        </View>
      </View>
      <View className={styles[last ? 'methods__words--last' : 'methods__words']}>
        <View className={styles.methods__names}>
          <Text className={styles[usable ? 'methods__name' : 'methods__name--short']}>{name}</Text>
          {note ? <Text className={styles.methods__note}>{note}</Text> : null}
        </View>
        {usable && <TickMark on={on} size={44} />}
      </View>
    </Press>
  )
})
