import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { merged, postBy } from '../../wallet/ledger'
import type { Share } from '../../pricing/share'
import * as shares from '../shares'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The party that bears a refund in place of the others. */
export type Bearer = 'platform' | 'rider'

interface Bearing {
  readonly orderId: string
  readonly bearer: Bearer
  /** The shares of the order before the refund. */
  readonly before: readonly shares.StoredShare[]
  /** The id of the refund. */
  readonly referenceId: string
  readonly at: Date
}

/** The share by which the bearer pays. @throws Failure `noRider` for an order without a rider who has an account */
export function payerOf(before: readonly shares.StoredShare[], bearer: Bearer, component: string): Share {
  const common = { position: null, component, fundedBy: null } as const
  if (bearer === 'platform') return { ...common, party: 'platform', ownerId: null, amount: 0 }
  const rider = before.find(({ party, ownerId }) => party === 'rider' && ownerId !== null)
  if (!rider) throw new Failure('noRider')
  return { ...common, party: 'rider', ownerId: rider.ownerId, amount: 0 }
}

/**
 * Restores to the other parties the part of their shares that a refund of a locked order took, at the cost of the bearer, whose balance may
 * become a debt. The platform's own discounts stay its own.
 * @throws Failure `noRider`
 */
export async function bearRefund(tx: Tx, { orderId, bearer, before, referenceId, at }: Bearing): Promise<void> {
  const payer = payerOf(before, bearer, 'refundBorne')
  const after = await queries.sharesOf(tx, orderId)
  const lost = after
    .filter(({ party }) => (party === 'store' || party === 'rider') && party !== bearer)
    .map((share) => {
      const earlier = before.find(({ ordinal }) => ordinal === share.ordinal)
      return { share, amount: share.refunded - (earlier?.refunded ?? 0) }
    })
    .filter(({ amount }) => amount !== 0)
  const total = lost.reduce((sum, { amount }) => sum + amount, 0)
  if (total <= 0) return
  const payouts = [...lost, { share: payer, amount: -total }]
  await postBy(tx, { kind: 'refundBorne', referenceId, at }, shares.payoutAccounts(payouts), (holds) =>
    merged(shares.payoutSides(payouts, holds)),
  )
}
