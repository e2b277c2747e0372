import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawaySummary } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { takeawayState } from '@contract/states/takeaway'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { orderStates } from '@/features/order/OrderWords'
import { orderParams } from '@/features/order/order-map'
import { navigate } from '@/platform/gate'
import { words } from '../text'
import styles from './live-order.module.scss'

/** Steps at which no time is told any more. */
const arrived = ['delivered', 'review', 'ready']

/** The newest order that is under way, and how far it is. */
export const LiveOrder = observer(({ order }: { order: TakeawaySummary }) => {
  const { items, arrives } = words()
  const { step, store, count, estimatedAt, pictures } = order
  const title = orderStates()[takeawayState(order)]
  const line = [items(store.name, count)]
  if (step && !arrived.includes(step)) line.push(arrives(formatClock(new Date(estimatedAt), order.utcOffset)))
  return (
    <Press
      label={`${title}, ${store.name}`}
      onPress={() => navigate('orderDetail', orderParams(order))}
      className={styles.live}
    >
      <Picture picture={pictures[0] ?? store.logo} width={80} />
      <View className={styles.live__words}>
        <Text className={styles.live__title} numberOfLines={1}>
          {title}
        </Text>
        <Text className={styles.live__line} numberOfLines={1}>
          {line.join(' · ')}
        </Text>
      </View>
      <Icon name="chevron-right" size={32} colour="ink-2" />
    </Press>
  )
})
