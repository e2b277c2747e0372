import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { Cell } from '@/components/list/Cell'
import { OrderLines } from '@/features/order/OrderLines'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './items.module.scss'

/** Items and price breakdown. */
export const Items = observer(function Items({ order }: { order: TakeawayDetail }) {
  const t = words()
  const { lines, count, components, total, paidAt, payBefore, groupCartId: id } = order
  const label = paidAt ? t.paid : payBefore ? t.toPay : t.total
  return (
    <View className={styles.items}>
      <View className={styles.items__head}>
        <Text className={styles.items__title}>{t.items}</Text>
        <Text className={styles.items__count}>{t.count(count)}</Text>
      </View>
      <OrderLines lines={lines} />
      {id && <Cell label={t.whoHadWhat} onOpen={() => navigate('groupOrder', { id })} />}
      <PriceBreakdown components={components} total={total} label={label} />
    </View>
  )
})
