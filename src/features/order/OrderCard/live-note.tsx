import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import { isOpenRefund } from '@contract/states/after-sales'
import { Icon } from '@/components/base/Icon'
import type { News } from '../kind'
import { viewOf } from '../kinds'
import { words } from './text'
import styles from './index.module.scss'

/** Progress of an order, a question to the customer, or an open refund. */
function newsOf(order: OrderSummary): News | undefined {
  const { question, progress } = viewOf(order)
  const { refundOpen, refundRefused } = words()
  if (question) return question
  if (order.refund && isOpenRefund(order.refund.state)) return { icon: 'undo-2', text: refundOpen }
  if (order.refund?.state === 'refused') return { icon: 'undo-2', text: refundRefused }
  return progress
}

/** Progress of a live order in one line. */
export const LiveNote = observer(function LiveNote({ order }: { order: OrderSummary }) {
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
