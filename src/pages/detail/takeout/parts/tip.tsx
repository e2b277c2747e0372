import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { arrivedAt } from '../progress'
import type { TipModel } from '../tip'
import { tipWords } from '../tip-text'
import styles from './tip.module.scss'

interface Props {
  order: TakeawayDetail
  tip: TipModel
}

const noteOf = (order: TakeawayDetail): string => (arrivedAt(order) ? tipWords().all : tipWords().before)

/** Invites to tip the rider, and names what was tipped. */
export const TipCard = observer(function TipCard({ order, tip }: Props) {
  const { riderTip } = order
  if (!riderTip || (riderTip.paid === 0 && riderTip.mostMore === 0)) return null
  const t = tipWords()
  const isTipped = riderTip.paid > 0
  return (
    <View className={styles.tip}>
      <View className={styles.tip__words}>
        <Text className={styles.tip__title}>{isTipped ? t.tipped(formatMoney(riderTip.paid)) : t.title}</Text>
        <Text className={styles.tip__text}>{noteOf(order)}</Text>
      </View>
      {riderTip.mostMore > 0 && <Button kind="line" size={64} text={isTipped ? t.more : t.tip} onPress={tip.open} />}
    </View>
  )
})

/** Chooses the amount of a tip. Pass it to the Screen as `overlay`. */
export const TipSheet = observer(function TipSheet({ order, tip }: Props) {
  const t = tipWords()
  const amount = tip.amountOf(order)
  const foot = (
    <View className={styles.tip__foot}>
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
      <View className={styles.tip__sheet}>
        <Text className={styles.tip__text}>{noteOf(order)}</Text>
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
          prefix={<Text className={styles.tip__symbol}>{settings().currencySymbol}</Text>}
          clearable
        />
      </View>
    </Sheet>
  )
})
