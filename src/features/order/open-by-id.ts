import type { Api } from '@/services/api'
import { attempt } from '@/state'
import { loadKinds } from './loaded-kinds'

/** Opens the screen of an order of any kind by its id; a failure is shown as a toast. */
export async function openOrderById(api: Api, orderId: string): Promise<void> {
  const opened = await attempt(() => Promise.all([api.order.detail({ orderId }), loadKinds()]))
  if (!opened) return
  const [order, { openOrder }] = opened
  openOrder(order)
}
