import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { tipWords } from '../../tip-text'
import { noteOf, type TipProps } from '../tip'
import styles from './index.module.scss'

/** Chooses the amount of a tip. */
export const TipSheet = observer(function TipSheet({ order, tip }: TipProps) {
  const t = tipWords()
  const amount = tip.amountOf(order)
  const foot = (
    <View className={styles.sheet__foot}>
      <Button
        text={amount === undefined ? t.choose : t.pay(formatMoney(amount))}
        disabled={amount === undefined}
        busy={tip.busy}
        onPress={() => void tip.send(order)}
      />
    </View>
  )
  return (
    <Sheet open={tip.isOpen} onClose={tip.close} title={t.title} foot={foot}>
      <View className={styles.sheet}>
        <Text className={styles.sheet__text}>{noteOf(order)}</Text>
        <ChipSet label={t.amount} single>
          {tip.choices(order).map((offered) => (
            <Chip
              key={offered}
              role="radio"
              ground="card"
              text={formatMoney(offered, { trim: true })}
              on={tip.chosen === offered}
              onPress={() => tip.choose(offered)}
            />
          ))}
        </ChipSet>
        <Field
          label={t.other}
          placeholder={t.other}
          kind="digit"
          maxLength={6}
          value={tip.own}
          onChange={tip.type}
          error={tip.errorOf(order)}
          prefix={<Text className={styles.sheet__symbol}>{settings().currencySymbol}</Text>}
          clearable
        />
      </View>
    </Sheet>
  )
})
