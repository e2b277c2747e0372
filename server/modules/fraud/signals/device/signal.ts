import type { Signal } from '../signal'
import { onDevices } from './queries'

/** Many accounts on one device. */
export const device: Signal = {
  words: { en: 'Other accounts on the same device', zh: '同一设备上的其他账号' },
  limit: ({ fraudAccountsADevice }) => fraudAccountsADevice,
  find: (db, { customerIds }) => onDevices(db, customerIds),
}
