import type { TakeawaySummary } from '@contract/entities/order'
import { dictionary } from '@/i18n'
import type { ActionContext, OrderView } from '@/features/order/kind'
import { toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'

const words = dictionary({ en: { reminded: 'The store has been reminded' }, zh: { reminded: '已提醒商家' } })

/** Actions of takeaway orders; ordering again fills the store's basket. */
export const takeawayActions = ({ id }: TakeawaySummary): OrderView['does'] => ({
  evaluate: () => navigate('evaluate', { orderId: id }),
  remind: (doing) => remind(id, doing),
  again: (doing) => again(id, doing),
})

async function remind(orderId: string, { api, ask }: ActionContext) {
  if (await ask(() => api.order.remindMerchant({ orderId }))) toast(words().reminded)
}

async function again(orderId: string, { api, root, ask, show }: ActionContext) {
  const answer = await ask(() => api.order.again({ orderId }))
  if (!answer) return
  const { storeId, left, dearer, cart } = answer
  root.cart.replaceBasket(storeId, cart)
  const goOn = () => navigate('storeDetail', { id: storeId })
  if (left.length + dearer.length === 0) goOn()
  else show({ left, dearer, goOn })
}
