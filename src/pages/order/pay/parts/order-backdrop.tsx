import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@contract/entities/order'
import { OrderLines } from '@/features/order/OrderLines'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { StoreLine } from '@/features/order/StoreLine'
import { words } from '../text'
import styles from './behind.module.scss'

/** The order behind the payment sheet. */
export const OrderBackdrop = observer(({ order }: { order: OrderDetail | undefined }) => {
  if (!order) return null
  const { store, lines, components, total, saved } = order
  return (
    <View className={styles.behind} aria-hidden>
      {store && (
        <View className={styles.behind__store}>
          <StoreLine store={store} />
        </View>
      )}
      <OrderLines lines={lines} />
      <PriceBreakdown components={components} total={total} saved={saved} label={words().total} />
    </View>
  )
})
