import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { rateOf } from '../commission/queries'
import type { Share } from '../pricing/share'

/** The component of the platform's part of a sale. */
export const commissionShare = 'commission'

interface Sold {
  readonly kind: string
  readonly store_id: string | null
  readonly commission_rate: number | null
}

/** The commission of an order in basis points: the one that it was placed at, else that of a moment; 0 without a store. */
export async function commissionOf(tx: Transaction<Database>, { kind, store_id, commission_rate }: Sold, at: Date) {
  if (commission_rate !== null) return commission_rate
  return store_id === null ? 0 : rateOf(tx, { kind, storeId: store_id, at })
}

/**
 * Whether a commission is taken of a share: the store's goods less its own discounts, and the fees that it earns, but for
 * a delivery by itself.
 */
const isSale = ({ party, position, component, fundedBy }: Share): boolean =>
  party === 'store' && (position !== null || (fundedBy === null && component !== 'delivery'))

/**
 * Shares with the platform's commission, of each line and of the whole order, rounded down. Shares that name a commission, such as those
 * of a kind with an agreed fee, stay as they are.
 */
export function withCommission(shares: readonly Share[], rate: number): Share[] {
  if (rate === 0 || shares.some(({ component }) => component === commissionShare)) return [...shares]
  const positions = [...new Set(shares.map(({ position }) => position))]
  return [...shares, ...positions.flatMap((position) => commissionShares(shares, position, rate))]
}

function commissionShares(shares: readonly Share[], position: number | null, rate: number): Share[] {
  const sales = shares.filter((share) => share.position === position && isSale(share))
  const due = sales.reduce((sum, { amount }) => sum + amount, 0)
  const commission = Math.floor((Math.max(0, due) * rate) / 10_000)
  const [sale] = sales
  if (!sale || commission === 0) return []
  const common = { position, component: commissionShare, fundedBy: null }
  return [
    { ...common, party: 'platform', ownerId: null, amount: commission },
    { ...common, party: 'store', ownerId: sale.ownerId, amount: -commission },
  ]
}
