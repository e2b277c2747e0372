import type { MallState } from '@contract/states/mall'
import type { NewsPart } from '../../order/kind/news'

/** The notice to the merchant of a new mall order. */
export const mallNews: NewsPart<MallState> = {
  by: 'pay',
  waits: [],
  title: { en: 'New order to ship', zh: '您有新订单待发货' },
  action: { en: 'See the order', zh: '去发货' },
}
