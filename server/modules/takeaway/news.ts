import type { TakeawayState } from '@contract/states/takeaway'
import type { NewsPart } from '../order/kind/news'

/** The notice to the merchant of a new takeaway order. */
export const takeawayNews: NewsPart<TakeawayState> = {
  by: 'pay',
  waits: ['waitingAccept'],
  title: { en: 'New order', zh: '您有新的外卖订单' },
  action: { en: 'See the order', zh: '去处理' },
}
