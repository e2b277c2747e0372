import type { StayState } from '@contract/states/stay'
import type { NewsPart } from '../../order/kind/news'

/** The notice to the merchant of a new stay. */
export const stayNews: NewsPart<StayState> = {
  by: 'pay',
  waits: ['waitingConfirm'],
  title: { en: 'New booking', zh: '您有新的客房预订' },
  action: { en: 'See bookings', zh: '查看预订' },
}
