import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { nameOf, pictureOf } from '@/features/order/head'
import type { GoOrderModel } from '../model'
import { words } from '../text'
import styles from './again.module.scss'

interface Props {
  model: GoOrderModel
  orders: readonly OrderSummary[]
}

/** Recent orders with a button to order again. */
export const PastOrders = observer(function PastOrders({ model, orders }: Props) {
  if (orders.length === 0) return null
  return (
    <>
      <Text className={styles.again__title} role="heading" aria-level={2}>
        {words().again}
      </Text>
      <View className={styles.again}>
        {orders.map((order, index) => (
          <View key={order.id} className={styles[index ? 'again__order' : 'again__order--first']}>
            <Thumb order={order} />
            <Words order={order} />
            <Button
              text={words().again}
              label={words().againOf(nameOf(order))}
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

const Thumb = ({ order }: { order: OrderSummary }) => {
  const picture = pictureOf(order)
  return picture ? <Picture picture={picture} width={112} /> : null
}

const Words = observer(({ order }: { order: OrderSummary }) => (
  <View className={styles.again__words}>
    <Text className={styles.again__store} numberOfLines={1}>
      {nameOf(order)}
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
