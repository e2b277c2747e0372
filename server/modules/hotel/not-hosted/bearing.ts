import type { Transaction } from 'kysely'
import type { Money } from '@contract/money'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { partsOf, type Payout, payoutAccounts, payoutSides } from '../../order/shares'
import { merged, postBy } from '../../wallet/ledger'
import { noteParts } from '../../wallet/parts'
import { isUnused } from './queries'

type Tx = Transaction<Database>

/** A coupon that a hotel bears for a stay which it did not host. */
export interface BorneCoupon {
  readonly orderId: string
  readonly storeId: string
  /** The customer's copy of the coupon. */
  readonly couponId: string
  readonly amount: Money
}

const lapseJob = 'hotel.couponLapses'

/** Moves an amount from a hotel, whose balance may become a debt, to the platform; back if it is negative. Idempotent by reference. */
async function charge(tx: Tx, { orderId, storeId, amount }: BorneCoupon, referenceId: string, at: Date): Promise<void> {
  const common = { position: null, component: 'compensation', fundedBy: null, amount: 0 } as const
  const payouts: Payout[] = [
    { share: { ...common, party: 'store', ownerId: storeId }, amount: -amount },
    { share: { ...common, party: 'platform', ownerId: null }, amount },
  ]
  const movement = { kind: 'compensation', referenceId, at } as const
  await postBy(tx, movement, payoutAccounts(payouts), (holds) => merged(payoutSides(payouts, holds)))
  await noteParts(tx, movement, orderId, partsOf(payouts))
}

/** Charges hotels for the platform's coupons of the guests whom they turned away, and returns it for those that lapse unused. */
export class CouponBearing {
  constructor(private readonly context: Pick<Context, 'clock' | 'jobs'>) {
    context.jobs.on<BorneCoupon>(lapseJob, (tx, coupon) => this.lapse(tx, coupon))
  }

  async bear(tx: Tx, coupon: BorneCoupon, until: Date): Promise<void> {
    const { clock, jobs } = this.context
    await charge(tx, coupon, coupon.orderId, clock.now())
    await jobs.add(tx, { kind: lapseJob, payload: coupon, runAt: until })
  }

  private async lapse(tx: Tx, coupon: BorneCoupon): Promise<void> {
    if (!(await isUnused(tx, coupon.couponId))) return
    await charge(tx, { ...coupon, amount: -coupon.amount }, coupon.couponId, this.context.clock.now())
  }
}
