import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawaySummary } from '@contract/entities/order'
import { formatDistance } from '@contract/format'
import { isOpenRefund } from '@contract/states/after-sales'
import { takeawayState, takeawayStates } from '@contract/states/takeaway'
import { Icon, type IconName } from '@/components/base/Icon'
import { momentInside } from '@/features/order/OrderWords/moment'
import { words } from '../text'
import styles from './card.module.scss'

interface News {
  icon: IconName
  text: string
}

/** What is to be told of an order on its way, or of a refund that waits for somebody. */
function newsOf(order: TakeawaySummary): News | undefined {
  const t = words()
  const clock = momentInside(order.estimatedAt, order.utcOffset)
  const state = takeawayState(order)
  if (order.shortage) return { icon: 'circle-alert', text: t.answerShortage(order.shortage.name) }
  if (state === 'riderDelay') return { icon: 'clock', text: t.answerDelay }
  if (order.refund && isOpenRefund(order.refund.state)) return { icon: 'undo-2', text: t.refundOpen }
  if (order.refund?.state === 'refused') return { icon: 'undo-2', text: t.refundRefused }
  const { status } = takeawayStates[state]
  if (state === 'delivered' || !['waitingAccept', 'waitingPickup', 'waitingDelivery'].includes(status)) return undefined
  if (order.deliveryMethod === 'pickup')
    return { icon: 'store', text: state === 'ready' ? t.collect : t.readyAbout(clock) }
  if (!order.rider) return { icon: status === 'waitingDelivery' ? 'bike' : 'utensils', text: t.arrives(clock) }
  const { name, distance } = order.rider
  if (status === 'waitingPickup') return { icon: 'bike', text: t.riderComing(name, clock) }
  return { icon: 'bike', text: t.riderAway(name, formatDistance(distance), clock) }
}

/** Where a live order is, in one line. */
export const LiveNote = observer(function LiveNote({ order }: { order: TakeawaySummary }) {
  const news = newsOf(order)
  if (!news) return null
  return (
    <View className={styles.card__live}>
      <Icon name={news.icon} size={28} colour="ink-2" />
      <Text className={styles.card__liveText} numberOfLines={1}>
        {news.text}
      </Text>
    </View>
  )
})
