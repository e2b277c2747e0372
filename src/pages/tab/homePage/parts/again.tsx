import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawaySummary } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import type { GoOrderModel } from '../model'
import { words } from '../text'
import styles from './again.module.scss'

interface Props {
  model: GoOrderModel
  orders: readonly TakeawaySummary[]
}

/** The last orders that arrived: one tap puts the same into the basket. */
export const Again = observer(function Again({ model, orders }: Props) {
  if (orders.length === 0) return null
  return (
    <>
      <Text className={styles.again__title} role="heading" aria-level={2}>
        {words().again}
      </Text>
      <View className={styles.again}>
        {orders.map((order, index) => (
          <View key={order.id} className={styles[index ? 'again__order' : 'again__order--first']}>
            <Picture picture={order.pictures[0] ?? order.store.logo} width={112} />
            <Words order={order} />
            <Button
              text={words().again}
              label={words().againOf(order.store.name)}
              kind="soft"
              size={64}
              busy={model.actions.isBusy('again', order)}
              onPress={() => void model.actions.run('again', order)}
            />
          </View>
        ))}
      </View>
    </>
  )
})

const Words = observer(({ order }: { order: TakeawaySummary }) => (
  <View className={styles.again__words}>
    <Text className={styles.again__store} numberOfLines={1}>
      {order.store.name}
    </Text>
    <Text className={styles.again__goods} numberOfLines={1}>
      {order.title}
    </Text>
    <View className={styles.again__sum}>
      <Price amount={order.total} size={32} tone="ink" />
      <Text className={styles.again__count}>{words().items(order.count)}</Text>
    </View>
  </View>
))
