import { Text, View } from '@tarojs/components'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { observer } from 'mobx-react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { Price } from '@/components/Price'
import { SafeArea } from '@/components/SafeArea'
import { TickMark } from '@/components/Tick'
import type { Answer } from '@/services/api'
import type { PayModel } from '../model'
import { words } from '../text'
import styles from './methods.module.scss'

type Cashier = Answer<'payment.types'>

/** What is paid, how long there is time for it, and how it can be paid. */
export const Methods = observer(({ model, cashier }: { model: PayModel; cashier: Cashier }) => (
  <View className={styles.methods}>
    <View className={styles.methods__amount}>
      <Price amount={cashier.amount} size={56} tone="ink" />
      <Left model={model} />
    </View>
    <View {...{ role: 'radiogroup' }}>
      {cashier.types.map((type) => (
        <Balance key={type.kind} {...type} />
      ))}
    </View>
    <View className={styles.methods__foot}>
      <Button
        text={words().pay(formatMoney(cashier.amount))}
        busy={model.busy}
        disabled={!model.enough}
        onPress={() => void model.pay()}
      />
    </View>
    <SafeArea />
  </View>
))

const Left = observer(({ model }: { model: PayModel }) => {
  const text = words().within(formatCountdown(model.secondsLeft))
  return (
    <View className={styles.methods__left} {...{ role: 'timer', 'aria-label': text, ariaLabel: text }}>
      <Icon name="clock" size={24} colour="ink-3" />
      <Text className={styles.methods__leftText}>{text}</Text>
    </View>
  )
})

const Balance = observer(({ balance, enough }: Cashier['types'][number]) => {
  const { balance: name, available, short } = words()
  const note = (enough ? available : short)(formatMoney(balance))
  return (
    <Press
      role="radio"
      label={`${name}, ${note}`}
      on={enough}
      disabled={!enough}
      className={styles[enough ? 'methods__row' : 'methods__row--short']}
    >
      <View className={styles.methods__mark}>
        <Icon name="wallet" size={36} colour="white" />
      </View>
      <View className={styles.methods__words}>
        <Text className={styles.methods__name}>{name}</Text>
        <Text className={styles.methods__note}>{note}</Text>
      </View>
      <TickMark on={enough} size={44} />
    </Press>
  )
})
