import type { Transaction } from 'kysely'
import { v5 as nameUuid } from 'uuid'
import type { DeliveryMethod } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import { lateTerms, type LateTerms } from '../../config-late'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { daysAfter } from '../../local-time'
import { givenCoupon } from '../coupon/given'
import { ensureCoupon, insertNextCoupon } from '../coupon/queries/owned'
import type { Notices } from '../message/notices'
import { tellOfOrder } from '../message/order-notice'
import type { OrderEngine } from '../order/engine'
import { deployment } from '../wallet/ledger'
import * as queries from './queries'

/** Events by which an order arrives. */
const arrivals: readonly string[] = ['deliver', 'markDelivered']
/** Days for which the coupon is valid. */
const couponDays = 30

/** The compensation that new orders get; only riders of the platform are compensated for. */
export const lateTermsFor = (config: Context['config'], deliveredBy: DeliveryMethod): LateTerms | null =>
  deliveredBy === 'rider' ? lateTerms(config) : null

/** The coupon of one value for another takeaway order, which cannot be claimed otherwise. */
const couponOf = (amount: number) =>
  givenCoupon({
    id: nameUuid(`late takeaway ${amount}`, deployment),
    kind: 'platform',
    name: { en: 'Sorry we were late', zh: '超时补偿红包' },
    forKinds: ['takeaway'],
    storeId: null,
    amount,
    validUntil: new Date('9999-12-31T00:00:00Z'),
    validDays: couponDays,
  })

/** Gives customers the coupon of their order’s terms when it arrives too late, once an order. */
export function compensateLate({ clock, config }: Context, orders: OrderEngine, notices: Notices): void {
  const give = async (tx: Transaction<Database>, customerId: string, amount: number, now: Date) => {
    const coupon = couponOf(amount)
    await ensureCoupon(tx, coupon)
    const until = daysAfter(config.timeZone, now, couponDays)
    await insertNextCoupon(tx, { couponId: coupon.id, customerId, from: now, until })
  }
  orders.onChange('takeaway', async (tx, order, event) => {
    if (!arrivals.includes(event)) return
    const { late_terms: terms, late_given_at: givenAt, estimated_at } = await queries.takeawayOrder(tx, order.id)
    const now = clock.now()
    if (!terms || givenAt || now <= minutesAfter(estimated_at, terms.minutes)) return
    await give(tx, order.customer_id, terms.amount, now)
    await queries.updateTakeaway(tx, order.id, { late_given_at: now })
    await tellOfOrder(tx, notices, 'orderLate', order.id)
  })
}
