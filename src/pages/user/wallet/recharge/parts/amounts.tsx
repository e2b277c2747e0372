import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import type { Answer } from '@/services/api'
import styles from '../index.module.scss'
import type { RechargeModel } from '../model'
import { words } from '../text'

interface Props {
  model: RechargeModel
  rule: Answer<'wallet.rechargeRule'>
}

/** The offered amounts, and a field for another one. */
export const Amounts = observer(({ model, rule: { amounts, balance, minimum } }: Props) => {
  const t = words()
  return (
    <View className={styles.recharge__card}>
      <View className={styles.recharge__head}>
        <Text className={styles.recharge__title}>{t.choose}</Text>
        <Text className={styles.recharge__note}>{t.balance(formatMoney(balance))}</Text>
      </View>
      <View className={styles.recharge__amounts} role="radiogroup" aria-label={t.choose}>
        {amounts.map((amount) => {
          const on = model.quick === amount
          const text = formatMoney(amount, { trim: true })
          return (
            <View key={amount} className={styles.recharge__slot}>
              <Press
                role="radio"
                label={text}
                on={on}
                onPress={() => model.choose(amount)}
                className={styles[on ? 'recharge__amount--on' : 'recharge__amount']}
              >
                <Text className={styles[on ? 'recharge__sum--on' : 'recharge__sum']}>{text}</Text>
              </Press>
            </View>
          )
        })}
      </View>
      <Field
        label={t.otherLabel}
        placeholder={t.other(formatMoney(minimum, { trim: true }))}
        kind="digit"
        maxLength={10}
        value={model.own}
        onChange={model.type}
        error={model.error}
        prefix={<Text className={styles.recharge__symbol}>{settings().currencySymbol}</Text>}
        clearable
      />
    </View>
  )
})
