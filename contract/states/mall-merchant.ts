import type { MerchantTab } from '../merchant-work'
import type { MallState } from './mall'

/** The tab of each state that a shop sees. */
export const mallTabOf: Readonly<Partial<Record<MallState, MerchantTab<'mall'>>>> = {
  waitingBalance: 'presale',
  balanceDue: 'presale',
  pendingShipment: 'toShip',
  pendingReceipt: 'shipped',
  success: 'done',
  closed: 'done',
}
