import type { TableState } from '@contract/states/table'
import type { NewsPart } from '../order/kind/news'

/** The notice to the merchant of a newly booked table. */
export const tableNews: NewsPart<TableState> = {
  by: 'pay',
  waits: ['waitingConfirm'],
  title: { en: 'New table booking', zh: '您有新的订座' },
  action: { en: 'See bookings', zh: '查看订座' },
}
