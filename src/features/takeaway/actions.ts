import type { TakeawaySummary } from '@contract/entities/order'
import type { ActionContext, OrderView } from '@/features/order/kind'
import { remind } from '@/features/order/remind'
import { navigate } from '@/platform/navigation/gate'

/** Actions of takeaway orders; ordering again fills the store's basket. */
export const takeawayActions = ({ id }: TakeawaySummary): OrderView['does'] => ({
  evaluate: () => navigate('evaluate', { orderId: id }),
  remind: (doing) => remind(id, doing),
  again: (doing) => again(id, doing),
})

async function again(orderId: string, { api, root, ask, show }: ActionContext) {
  const answer = await ask(() => api.order.again({ orderId }))
  if (!answer) return
  const { storeId, left, dearer, cart } = answer
  root.cart.replaceBasket(storeId, cart)
  const goOn = () => navigate('storeDetail', { id: storeId })
  if (left.length + dearer.length === 0) goOn()
  else show({ left, dearer, goOn })
}
