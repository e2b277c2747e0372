import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { bothWays } from '@/features/pay/both-ways'
import type { MallOrderModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Number, times, payment and note of an order. */
export const Facts = observer(function Facts({ model, order }: { model: MallOrderModel; order: MallDetail }) {
  const t = words()
  const { number, placedAt, utcOffset, paidWith, paidFromBalance, paidBy, remark, refunded } = order
  const way = paidWith && bothWays(t[paidWith], paidFromBalance)
  return (
    <View className={styles.order__card}>
      <CopyFact label={t.number} value={number} onCopy={() => void model.copy(number)} />
      <KeyValue label={t.placed} value={formatDateTime(new Date(placedAt), utcOffset)} />
      {way && <KeyValue label={t.paidWith} value={paidBy === 'friend' ? t.byFriend(way) : way} />}
      {remark && <KeyValue label={t.note} value={remark} whole />}
      {refunded > 0 && <KeyValue label={t.refund} value={formatMoney(refunded)} />}
    </View>
  )
})
