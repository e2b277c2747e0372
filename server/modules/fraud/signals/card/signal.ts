import type { Signal } from '../signal'
import { withCards } from './queries'

/** Many accounts that are paid out to one card or payment account. */
export const card: Signal = {
  words: { en: 'Other accounts with the same card', zh: '绑定同一收款账户的其他账号' },
  limit: ({ fraudAccountsACard }) => fraudAccountsACard,
  find: (db, { customerIds }) => withCards(db, customerIds),
}
