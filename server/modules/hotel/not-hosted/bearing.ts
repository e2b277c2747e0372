import type { Transaction } from 'kysely'
import type { Money } from '@contract/money'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { partsOf, type Payout, payoutAccounts, payoutSides } from '../../order/shares'
import { merged, postBy } from '../../wallet/ledger'
import { noteParts } from '../../wallet/parts'
import { useOf } from './queries'

type Tx = Transaction<Database>

/** A coupon that a hotel bears for a stay which it did not host. */
export interface BorneCoupon {
  readonly orderId: string
  readonly storeId: string
  /** The customer's copy of the coupon. */
  readonly couponId: string
  readonly amount: Money
}

/** The job that looks whether a coupon lapsed unused; `until` is the end of its validity. */
interface LapseJob extends BorneCoupon {
  readonly until: string
}

const lapseJob = 'hotel.couponLapses'
/** Minutes after its end in which an order with the coupon may still be committed. */
const placingMinutes = 10
const dayMinutes = 24 * 60
/** Time after its end in which the order that used it may still be cancelled. */
const watchedMinutes = 365 * dayMinutes

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
    context.jobs.on<LapseJob>(lapseJob, (tx, coupon) => this.lapse(tx, coupon))
  }

  async bear(tx: Tx, coupon: BorneCoupon, until: Date): Promise<void> {
    const { clock, jobs } = this.context
    await charge(tx, coupon, coupon.orderId, clock.now())
    const payload = { ...coupon, until: until.toISOString() }
    await jobs.add(tx, { kind: lapseJob, payload, runAt: minutesAfter(until, placingMinutes) })
  }

  /** Returns the charge of an unused coupon. The order that uses it may still free it: the job comes back each day for a year. */
  private async lapse(tx: Tx, { until, ...coupon }: LapseJob): Promise<void> {
    const { clock, jobs } = this.context
    const now = clock.now()
    const use = await useOf(tx, coupon.couponId)
    if (use === 'none') return charge(tx, { ...coupon, amount: -coupon.amount }, coupon.couponId, now)
    if (use !== 'order' || now >= minutesAfter(new Date(until), watchedMinutes)) return
    await jobs.add(tx, { kind: lapseJob, payload: { ...coupon, until }, runAt: minutesAfter(now, dayMinutes) })
  }
}
