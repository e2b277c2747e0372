import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { LineItem } from '@/features/order/LineItem'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { StoreLine } from '@/features/order/StoreLine'
import { words } from '../text'
import { LineCase } from './line-case'
import styles from '../index.module.scss'

/** Label of the sum: a presale is paid once its balance is. */
function labelOf({ paidAt, status, presale }: MallDetail): string {
  const { paid, toPay, total } = words()
  if (status === 'pendingPayment') return presale?.deposit ? total : toPay
  return paidAt && !presale?.forfeited ? paid : total
}

/** Items of the order, and their cost. */
export const Items = observer(function Items({ order }: { order: MallDetail }) {
  const label = labelOf(order)
  return (
    <View className={styles.order__card}>
      <StoreLine store={order.store} />
      {order.lines.map(({ position, picture, name, optionText, quantity, price, shopPrice, afterSales }) => (
        <LineItem
          key={position}
          picture={picture}
          name={name}
          spec={optionText}
          quantity={quantity}
          price={price * quantity}
          original={shopPrice * quantity}
          action={<LineCase orderId={order.id} position={position} name={name} afterSales={afterSales} />}
        />
      ))}
      <PriceBreakdown components={order.components} saved={order.saved} label={label} total={order.total} />
    </View>
  )
})
