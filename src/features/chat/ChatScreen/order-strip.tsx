import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderCard } from '@contract/entities/chat'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { plainView } from '@/features/order/plain-kind'
import { Written } from '@/platform/view/written'
import type { ConversationModel } from '../conversation'
import styles from './chat-bar.module.scss'
import { words } from './text'

/** The order that a conversation is about, to be sent as a card. */
export const OrderStrip = observer(function OrderStrip({
  order,
  model,
}: {
  order: OrderCard
  model: ConversationModel
}) {
  const { orderId, title, picture, phase, total } = order
  return (
    <View className={styles.chatBar__order}>
      {picture && <Picture picture={picture} width={80} radius={16} />}
      <View className={styles.chatBar__orderWords}>
        <Text className={styles.chatBar__orderState} numberOfLines={1}>
          {plainView({ phase }).state}
        </Text>
        <Text className={styles.chatBar__orderTitle} numberOfLines={1}>
          <Written text={title} />
          {` · ${formatMoney(total)}`}
        </Text>
      </View>
      {model.canWrite && (
        <Button
          kind="outline"
          size={64}
          text={words().sendOrder}
          onPress={() => model.send({ kind: 'order', orderId })}
        />
      )}
    </View>
  )
})
