import type { Insertable, Transaction } from 'kysely'
import { v5 as nameUuid, v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { limits } from '@contract/limits'
import { settings } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { CouponTable, Database } from '../../database/schema'
import type { Customer, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { localDay } from '../../local-time'
import { lockCustomer } from '../account/queries'
import { countReceived, insertCustomerCoupon } from '../coupon/queries'
import * as queries from './queries'

const name = { en: 'Member red envelope', zh: '会员红包' }
const aDay = 24 * 60
const never = new Date('9999-12-31T00:00:00Z')

/** The month in the deployment's time zone, such as "2026-03". */
const monthOf = (date: Date): string => localDay(settings().timeZone, date).slice(0, 7)

/** The coupon of a store's envelopes, which cannot be claimed otherwise. */
const couponOf = (storeId: string, amount: number): Insertable<CouponTable> => ({
  id: nameUuid(`member envelope ${amount}`, storeId),
  kind: 'store',
  name: JSON.stringify(name),
  for_kinds: ['takeaway'],
  store_id: storeId,
  category_key: null,
  amount,
  percent: null,
  minimum: 0,
  with_full_discount: true,
  stock: null,
  per_customer: 1,
  claim_from: new Date(0),
  claim_until: new Date(0),
  valid_from: new Date(0),
  valid_until: never,
  valid_days: limits.memberEnvelopeDays,
  position: 0,
})

/** Member red envelopes: a monthly allowance, each redeemed for a store's coupon (product text §5, §6, §9). */
export class EnvelopeService {
  constructor(private readonly context: Context) {}

  /** A member's remaining envelopes of this month; null for others. */
  async left(customer: Customer | null): Promise<number | null> {
    if (!customer?.isMember) return null
    const { db, clock } = this.context
    return limits.memberEnvelopesPerMonth - (await queries.allowanceSpent(db, customer.id, monthOf(clock.now())))
  }

  /** @throws Failure `storeNotFound`, `couponUnavailable` for a store without envelope, `notMember` or `envelopeUsedUp` */
  async redeem(
    tx: Transaction<Database>,
    { customer }: SignedIn,
    { storeId }: Request<typeof couponRedeemMemberEnvelope>,
  ): Promise<Response<typeof couponRedeemMemberEnvelope>> {
    const store = await queries.envelopeStore(tx, storeId)
    if (!store) throw new Failure('storeNotFound')
    if (store.member_envelope === null) throw new Failure('couponUnavailable')
    if (!customer.isMember) throw new Failure('notMember')
    const now = this.context.clock.now()
    const spending = { customerId: customer.id, month: monthOf(now), cost: limits.memberEnvelopeCost }
    const allowance = limits.memberEnvelopesPerMonth
    if (!(await queries.spendAllowance(tx, { ...spending, allowance }))) throw new Failure('envelopeUsedUp')
    await this.give(tx, couponOf(storeId, store.member_envelope), customer.id, now)
    return {
      amount: store.member_envelope,
      left: allowance - (await queries.allowanceSpent(tx, customer.id, spending.month)),
    }
  }

  private async give(tx: Transaction<Database>, coupon: Insertable<CouponTable>, customerId: string, now: Date) {
    await queries.ensureCoupon(tx, coupon)
    await lockCustomer(tx, customerId)
    await insertCustomerCoupon(tx, {
      id: uuid(),
      coupon_id: coupon.id,
      customer_id: customerId,
      serial: (await countReceived(tx, coupon.id, customerId)) + 1,
      valid_from: now,
      valid_until: minutesAfter(now, limits.memberEnvelopeDays * aDay),
      order_id: null,
      used_at: null,
      received_at: now,
    })
  }
}
