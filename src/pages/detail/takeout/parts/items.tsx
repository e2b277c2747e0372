import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { TakeawayDetail } from '@contract/entities/order'
import { Cell } from '@/components/list/Cell'
import { OrderLines } from '@/features/order/OrderLines'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './items.module.scss'

/** The time until which dishes can be added; empty until the store accepts. */
const untilOf = ({ addition, utcOffset }: TakeawayDetail): string =>
  addition?.until ? words().until(formatClock(new Date(addition.until), utcOffset)) : ''

/** Items and price breakdown. */
export const Items = observer(function Items({ order }: { order: TakeawayDetail }) {
  const t = words()
  const { lines, count, components, total, paidAt, payBefore, addition, groupCartId: id } = order
  const label = paidAt ? t.paid : payBefore ? t.toPay : t.total
  return (
    <View className={styles.items}>
      <View className={styles.items__head}>
        <Text className={styles.items__title}>{t.items}</Text>
        <Text className={styles.items__count}>{t.count(count)}</Text>
      </View>
      <OrderLines lines={lines} />
      {addition && (
        <Cell label={t.addDishes} value={untilOf(order)} onOpen={() => navigate('addDishes', { id: order.id })} />
      )}
      {id && <Cell label={t.whoHadWhat} onOpen={() => navigate('groupOrder', { id })} />}
      <PriceBreakdown components={components} total={total} label={label} />
    </View>
  )
})
