import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { reachRider } from '@/features/order/call-rider'
import { isFinished } from '@/features/order/head'
import { invoiceOf, MoreSheet, restOf } from '@/features/order/More'
import { navigate } from '@/platform/navigation/gate'
import { callPhone } from '@/platform/device/phone-call'
import { useApi } from '@/state'
import type { TakeoutModel } from '../model'
import { words } from '../text'

/** Secondary actions, ways to help, and the receipt. */
export const OrderMore = observer(function OrderMore({ model, order }: { model: TakeoutModel; order: TakeawayDetail }) {
  const t = words()
  const api = useApi()
  const { id: orderId, rider, storeContact } = order
  const ways = [
    ...restOf(order, model.actions),
    rider && !isFinished(order) && { label: t.callRider, run: () => reachRider(api, orderId, rider.phone) },
    { label: t.callStore, run: () => callPhone(storeContact.phone) },
    { label: t.contactUs, run: () => navigate('serviceChat', { orderId }) },
    invoiceOf(order),
    { label: t.receipt, run: () => navigate('receipt', { orderId }) },
  ]
  return <MoreSheet open={model.moreOpen} onClose={model.closeMore} ways={ways} />
})
