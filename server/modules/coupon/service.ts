import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { couponCenter, type couponCount, couponGifts, couponList } from '@contract/calls/coupon'
import type { homeCoupons, homeReceiveCoupon } from '@contract/calls/home'
import type { Business } from '@contract/entities/business'
import type { Coupon } from '@contract/entities/coupon'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { daysAfter } from '../../local-time'
import { lockCustomer } from '../../database/lock-customers'
import { Paging } from '../../http/paging'
import { trustedId } from '../../security/trusted-id'
import { isForMembers } from '../pricing/coupon-rules'
import { claimable } from './queries/claimable'
import { findCoupon, takeFromStock } from './queries/coupons'
import { offerers, onOffer } from './queries/on-offer'
import * as owned from './queries/owned'
import * as uses from './queries/uses'
import { claimableView, couponView, offeredView } from './view'

type Tx = Transaction<Database>
type CouponRow = Awaited<ReturnType<typeof findCoupon>> & object

/** The business whose stores offer their coupons in one place. */
const sharedBusiness: Business = 'mall'

/** The offerers in a business's centre of coupons. */
const centreOf = (business: Business) => (business === sharedBusiness ? offerers.everyone : offerers.platform)

/** Expiry of a received coupon: `valid_until`, or `valid_days` after now if that is earlier. */
function expiryOf({ valid_days, valid_until }: CouponRow, zone: string, now: Date): Date {
  const days = valid_days === null ? null : daysAfter(zone, now, valid_days)
  return days && days < valid_until ? days : valid_until
}

/** Coupons and red envelopes: claimable ones and those of a customer (product text §3, §6). */
export class CouponService {
  constructor(private readonly context: Context) {}

  async claimable(
    { customer, language }: Caller,
    { storeId, business }: Request<typeof homeCoupons>,
  ): Promise<Response<typeof homeCoupons>> {
    const { db, clock } = this.context
    const rows = await claimable(db, { storeId, business, customer, now: clock.now() })
    return { items: rows.map((row) => claimableView(row, language)) }
  }

  /**
   * Claims a coupon in the caller's transaction. Claims of one customer are serialized; claims of different customers only
   * wait for the row of a coupon with limited stock.
   * @throws Failure `couponNotFound`, `couponUnavailable`, `couponUsedUp`, `couponLimitReached` or `notMember`
   */
  async receive(
    tx: Tx,
    { customer, language }: SignedIn,
    { couponId }: Request<typeof homeReceiveCoupon>,
  ): Promise<Coupon> {
    const now = this.context.clock.now()
    const coupon = await findCoupon(tx, couponId)
    if (!coupon) throw new Failure('couponNotFound')
    if (coupon.claim_from > now || coupon.claim_until <= now || coupon.valid_until <= now)
      throw new Failure('couponUnavailable')
    if (isForMembers(coupon.kind) && !customer.isMember) throw new Failure('notMember')
    await lockCustomer(tx, customer.id)
    const received = await owned.countReceived(tx, couponId, customer.id)
    if (received >= coupon.per_customer) throw new Failure('couponLimitReached')
    if (coupon.stock !== null && !(await takeFromStock(tx, couponId))) throw new Failure('couponUsedUp')
    const id = await this.issue(tx, coupon, customer.id, received + 1)
    const [row] = await owned.customerCouponsByIds(tx, customer.id, [trustedId('coupon', id)])
    if (!row) throw new Error(`Coupon ${id} was given and is not there`)
    return couponView(row, language, now)
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof couponList>,
  ): Promise<Response<typeof couponList>> {
    const now = this.context.clock.now()
    const page = new Paging(couponList, request, customer.id)
    const rows = await owned.listCustomerCoupons(this.context.db, {
      customerId: customer.id,
      tab: request.tab,
      now,
      slice: page.slice,
    })
    return page.answer(rows, (row) => couponView(row, language, now))
  }

  /** The coupons on offer for a business, with the number that the caller can claim. */
  async center(
    { customer, language }: Caller,
    request: Request<typeof couponCenter>,
  ): Promise<Response<typeof couponCenter>> {
    const page = new Paging(couponCenter, request, customer?.id)
    const { business, group, shopId } = request
    const { db, clock } = this.context
    const rows = await onOffer(db, {
      kind: business,
      by: shopId === undefined ? centreOf(business) : offerers.store(shopId),
      group,
      customerId: customer?.id ?? null,
      now: clock.now(),
      slice: page.slice,
    })
    const isMember = customer?.isMember ?? false
    return page.answer(rows, (row) => offeredView(row, { isMember, received: Number(row.received) }, language))
  }

  /** Coupons that the membership granted to the caller. */
  async gifts({ customer }: SignedIn, request: Request<typeof couponGifts>): Promise<Response<typeof couponGifts>> {
    const page = new Paging(couponGifts, request, customer.id)
    const rows = await owned.gifts(this.context.db, customer.id, page.slice)
    return page.answer(rows, ({ id, kind, count, amount, granted_at, ends_at }) => {
      return { id, kind, count, amount, givenAt: granted_at.toISOString(), endsAt: ends_at.toISOString() }
    })
  }

  async count({ customer }: SignedIn): Promise<Response<typeof couponCount>> {
    const { db, clock } = this.context
    return { unused: await owned.countUnused(db, customer.id, clock.now()) }
  }

  private async issue(tx: Tx, coupon: CouponRow, customerId: string, serial: number): Promise<string> {
    const now = this.context.clock.now()
    const id = uuid()
    await owned.insertCustomerCoupon(tx, {
      id,
      coupon_id: coupon.id,
      customer_id: customerId,
      serial,
      valid_from: coupon.valid_from > now ? coupon.valid_from : now,
      valid_until: expiryOf(coupon, this.context.config.timeZone, now),
      order_id: null,
      used_at: null,
      received_at: now,
    })
    return id
  }
}

/**
 * Returns the coupons of an order, in the transaction that cancels or fully refunds it. Idempotent.
 */
export const returnCoupons = (tx: Tx, orderId: string): Promise<void> => uses.freeCoupons(tx, orderId)
