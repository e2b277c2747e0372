import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { arrivedAt } from '../progress'
import type { TipModel } from '../tip'
import { tipWords } from '../tip-text'
import styles from './tip.module.scss'

export interface TipProps {
  order: TakeawayDetail
  tip: TipModel
}

/** The terms of a tip, before or after the delivery. */
export const noteOf = (order: TakeawayDetail): string => (arrivedAt(order) ? tipWords().all : tipWords().before)

/** Invites to tip the rider, and names what was tipped. */
export const TipCard = observer(function TipCard({ order, tip }: TipProps) {
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
