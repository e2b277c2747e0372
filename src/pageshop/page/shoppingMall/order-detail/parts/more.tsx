import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { invoiceOf, MoreSheet, restOf } from '@/features/order/More'
import { navigate } from '@/platform/navigation/gate'
import type { MallOrderModel } from '../model'
import { words } from '../text'

/** Secondary actions, help, and the receipt. */
export const OrderMore = observer(function OrderMore({ model, order }: { model: MallOrderModel; order: MallDetail }) {
  const t = words()
  const orderId = order.id
  const ways = [
    ...restOf(order, model.actions),
    order.canExtend && { label: t.extend, run: () => model.extend() },
    { label: t.messageShop, run: () => navigate('chat', { with: 'store', orderId }) },
    { label: t.contactUs, run: () => navigate('serviceChat', { orderId }) },
    invoiceOf(order),
    { label: t.receipt, run: () => navigate('receipt', { orderId }) },
  ]
  return <MoreSheet open={model.moreOpen} onClose={model.closeMore} ways={ways} />
})
