import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { nameOf, pictureOf } from '@/features/order/head'
import { openOrder, viewOf } from '@/features/order/kinds'
import { words } from '../text'
import styles from './live-order.module.scss'

/** The newest order in progress. */
export const LiveOrder = observer(({ order }: { order: OrderSummary }) => {
  const { items, arrives } = words()
  const { state, dueAt } = viewOf(order)
  const picture = pictureOf(order)
  // The time first: the name of a store may be cut.
  const line = dueAt ? [arrives(formatClock(new Date(dueAt), order.utcOffset))] : []
  line.push(items(nameOf(order), order.count))
  return (
    <Press label={`${state}, ${nameOf(order)}`} onPress={() => openOrder(order)} className={styles.live}>
      {picture && <Picture picture={picture} width={80} />}
      <View className={styles.live__words}>
        <Text className={styles.live__title} numberOfLines={1}>
          {state}
        </Text>
        <Text className={styles.live__line} numberOfLines={1}>
          {line.join(' · ')}
        </Text>
      </View>
      <Icon name="chevron-right" size={32} colour="ink-2" />
    </Press>
  )
})
