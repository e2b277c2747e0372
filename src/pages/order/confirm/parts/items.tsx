import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { Tag } from '@/components/base/Tag'
import { OrderLines } from '@/features/order/OrderLines'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { StoreLine } from '@/features/order/StoreLine'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import { CouponRows } from '@/features/order/CouponRows'
import styles from './items.module.scss'

/** Items and price breakdown. */
export const Items = observer(({ model, quote }: { model: ConfirmModel; quote: Quote }) => {
  const { platform, store, subtotal } = words()
  const carrier = quote.store.deliveredBy === 'platform' ? platform : store
  return (
    <View className={styles.items}>
      <View className={styles.items__store}>
        <StoreLine store={quote.store}>
          {quote.fulfilment === 'delivery' && <Tag text={carrier} tone="gray" />}
        </StoreLine>
      </View>
      <OrderLines lines={quote.lines} />
      <PriceBreakdown components={quote.components} label={subtotal} total={quote.total}>
        <CouponRows coupons={quote.coupons} components={quote.components} onOpen={() => void model.chooseCoupons()} />
      </PriceBreakdown>
    </View>
  )
})
