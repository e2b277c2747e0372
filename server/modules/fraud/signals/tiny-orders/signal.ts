import { minutesAfter } from '../../../../clock'
import type { Signal } from '../signal'
import { tinyOrdersOf } from './queries'

const days = 30

/** Many tiny orders in a month. */
export const tinyOrders: Signal = {
  words: { en: 'Tiny orders in 30 days', zh: '30天内的极小额订单' },
  limit: ({ fraudTinyOrders }) => fraudTinyOrders,
  find: (db, receivers, { config, now }) =>
    tinyOrdersOf(db, receivers, { below: config.fraudTinyOrder, since: minutesAfter(now, -days * 24 * 60) }),
}
