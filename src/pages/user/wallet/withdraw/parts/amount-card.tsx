import { useState } from 'react'
import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { dictionary } from '@/i18n'
import { inputName } from '@/platform/view/capabilities'
import styles from '../index.module.scss'
import type { WithdrawModel } from '../model'
import { words } from '../text'
import { rateOf } from './rate'

const own = dictionary({ en: { clear: 'Clear the amount' }, zh: { clear: '清空金额' } })

interface Props {
  model: WithdrawModel
}

/** The amount with its fee and the credited sum, updated while typing. */
export const AmountCard = observer(({ model }: Props) => {
  const { amount, fee, free, receive } = words()
  const { rule } = model.wallet.ready
  const shown = model.isReady
  return (
    <View className={styles.withdraw__card}>
      <Text className={styles.withdraw__label}>{amount}</Text>
      <Typed model={model} />
      <Bounds model={model} />
      <View className={styles.withdraw__sums}>
        <KeyValue
          label={rule.feeRate > 0 ? fee(rateOf(rule.feeRate)) : free}
          value={shown ? formatMoney(-model.fee) : formatMoney(0)}
        />
        <KeyValue label={receive} value={formatMoney(shown ? (model.amount ?? 0) - model.fee : 0)} />
      </View>
    </View>
  )
})

const Typed = observer(({ model }: Props) => {
  const [focused, setFocused] = useState(false)
  const { amount } = words()
  return (
    <View className={styles[focused ? 'withdraw__typed--on' : 'withdraw__typed']}>
      <Text className={styles.withdraw__symbol}>{settings().currencySymbol}</Text>
      <Input
        className={styles.withdraw__input}
        placeholderClass={styles.withdraw__placeholder}
        value={model.typed}
        placeholder="0.00"
        type="digit"
        maxlength={10}
        onInput={(event) => model.type(event.detail.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...inputName(amount)}
        aria-invalid={Boolean(model.problem)}
      />
      {model.typed !== '' && (
        <Press label={own().clear} onPress={() => model.type('')} className={styles.withdraw__clear}>
          <Icon name="circle-x" size={40} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})

const Bounds = observer(({ model }: Props) => {
  const { upTo, all } = words()
  const { withdrawable } = model.wallet.ready.limit
  return (
    <View className={styles.withdraw__bounds}>
      {model.problem ? (
        <Text className={styles.withdraw__problem} role="alert">
          {model.problem}
        </Text>
      ) : (
        <Text className={styles.withdraw__upTo}>{upTo(formatMoney(withdrawable))}</Text>
      )}
      {withdrawable > 0 && (
        <Press label={all} onPress={model.all} className={styles.withdraw__all}>
          <Text className={styles.withdraw__allText}>{all}</Text>
        </Press>
      )}
    </View>
  )
})
