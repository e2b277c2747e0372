import { type ReactNode, useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Written } from '@/platform/view/written'
import { Resource, useApi } from '@/state'
import type { ConversationModel } from '../conversation'
import styles from './chat-bar.module.scss'
import { words } from './text'

interface Props {
  productId: string
  model: ConversationModel
  /** Called when it takes its room from the messages. */
  onGrown: () => void
  /** Shown once the product is sent, and when it cannot be. */
  children: ReactNode
}

/** The product from whose screen the conversation was opened, to be sent as a card once. */
export const ProductStrip = observer(function ProductStrip({ productId, model, onGrown, children }: Props) {
  const api = useApi()
  const [product] = useState(() => new Resource(() => api.mall.product({ productId }, { quiet: true })))
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    void product.load()
    return () => product.dispose()
  }, [product])
  const { value } = product
  useEffect(() => {
    if (value) onGrown()
  }, [value, onGrown])
  if (!value || isSent || !model.canWrite) return <>{children}</>
  const { name, cover, price } = value
  return (
    <View className={styles.chatBar__order}>
      <Picture picture={cover} width={80} radius={16} />
      <View className={styles.chatBar__orderWords}>
        <Text className={styles.chatBar__orderTitle} numberOfLines={1}>
          <Written text={name} />
        </Text>
        <Text className={styles.chatBar__orderState} numberOfLines={1}>
          {formatMoney(price)}
        </Text>
      </View>
      <Button
        kind="outline"
        size={64}
        text={words().sendProduct}
        onPress={() => {
          setSent(true)
          model.send({ kind: 'product', productId })
        }}
      />
    </View>
  )
})
