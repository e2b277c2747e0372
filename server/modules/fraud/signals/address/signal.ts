import type { Signal } from '../signal'
import { atAddresses } from './queries'

/** Many accounts at one address. */
export const address: Signal = {
  words: { en: 'Other accounts at the same address', zh: '同一地址的其他账号' },
  limit: ({ fraudAccountsAnAddress }) => fraudAccountsAnAddress,
  find: (db, { customerIds }) => atAddresses(db, customerIds),
}
