import type { Insertable, Transaction } from 'kysely'
import { v5 as nameUuid, v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { limits } from '@contract/limits'
import type { memberEnvelopes } from '@contract/calls/member'
import type { Context } from '../../context'
import type { CouponTable, Database } from '../../database/schema'
import type { Customer, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { daysAfter } from '../../local-time'
import { lockCustomer } from '../../database/lock-customers'
import { givenCoupon } from '../coupon/given'
import { countReceived, ensureCoupon, insertCustomerCoupon } from '../coupon/queries/owned'
import { grantMonth } from '../member/grants/grants'
import { membershipAt } from '../member/queries'
import { monthEnd, monthOf } from '../member/month'
import * as queries from './queries'

const name = { en: 'Member red envelope', zh: '会员红包' }
const never = new Date('9999-12-31T00:00:00Z')

/** The coupon of a store's envelopes, which cannot be claimed otherwise. */
const couponOf = (storeId: string, amount: number) =>
  givenCoupon({
    id: nameUuid(`member envelope ${amount}`, storeId),
    kind: 'store',
    name,
    forKinds: ['takeaway'],
    storeId,
    amount,
    validUntil: never,
    validDays: limits.memberEnvelopeDays,
  })

type Tx = Transaction<Database>
type Envelope = Response<typeof memberEnvelopes>['items'][number]
type Granted = Awaited<ReturnType<typeof queries.grantedEnvelopes>>

const stateOf = ({ order_id, swapped_at }: Granted[number]): Envelope['state'] =>
  swapped_at ? 'swapped' : order_id ? 'used' : 'unused'

const viewOf = (granted: Granted): Envelope[] =>
  granted.map((envelope) => ({ amount: envelope.amount, state: stateOf(envelope) }))

const unusedOf = (granted: Granted): Granted => granted.filter((envelope) => stateOf(envelope) === 'unused')

/**
 * The free monthly allowance of a customer without a paid plan: `limits.memberEnvelopesPerMonth`, only for swapping.
 */
const toSwap = (spent: number): Envelope[] =>
  Array.from({ length: limits.memberEnvelopesPerMonth }, (_, index) => ({
    amount: null,
    state: index < limits.memberEnvelopesPerMonth - spent ? 'unused' : 'swapped',
  }))

/**
 * Member red envelopes (product text §5, §6, §9): those granted for the month, each used in an order or swapped for a
 * store's. Members without a paid plan have an allowance that can only be swapped.
 */
export class EnvelopeService {
  constructor(private readonly context: Context) {}

  /** A member's remaining envelopes of this month; null for others. */
  async left(customer: Customer | null): Promise<number | null> {
    if (!customer?.isMember) return null
    return (await this.ofMonth(customer.id)).filter(({ state }) => state === 'unused').length
  }

  /** This month's envelopes, granted now for a member whom the hourly job has not come to. */
  async list(customer: Customer): Promise<Response<typeof memberEnvelopes>> {
    const now = this.context.clock.now()
    const items = customer.isMember ? await this.ofMonth(customer.id) : []
    const left = customer.isMember ? items.filter(({ state }) => state === 'unused').length : null
    return { left, endsAt: monthEnd(now).toISOString(), cost: limits.memberEnvelopeCost, items }
  }

  /** @throws Failure `storeNotFound`, `couponUnavailable` for a store without envelope, `notMember` or `envelopeUsedUp` */
  async redeem(
    tx: Tx,
    { customer }: SignedIn,
    { storeId }: Request<typeof couponRedeemMemberEnvelope>,
  ): Promise<Response<typeof couponRedeemMemberEnvelope>> {
    const store = await queries.envelopeStore(tx, storeId)
    if (!store) throw new Failure('storeNotFound')
    if (store.member_envelope === null) throw new Failure('couponUnavailable')
    if (!customer.isMember) throw new Failure('notMember')
    const now = this.context.clock.now()
    await lockCustomer(tx, customer.id)
    const left = await this.spend(tx, customer.id, now)
    await this.give(tx, couponOf(storeId, store.member_envelope), customer.id, now)
    return { amount: store.member_envelope, left }
  }

  private async ofMonth(customerId: string): Promise<Envelope[]> {
    const { db, clock } = this.context
    const now = clock.now()
    const month = monthOf(now)
    const granted = await queries.grantedEnvelopes(db, customerId, month)
    if (granted.length > 0) return viewOf(granted)
    if (!(await membershipAt(db, customerId, now))) return toSwap(await queries.allowanceSpent(db, customerId, month))
    await db.transaction().execute((tx) => grantMonth(tx, now, { customerId }))
    return viewOf(await queries.grantedEnvelopes(db, customerId, month))
  }

  /** Spends what swapping costs of a locked customer's month; answers what is left. @throws Failure `envelopeUsedUp` */
  private async spend(tx: Tx, customerId: string, now: Date): Promise<number> {
    const [month, cost] = [monthOf(now), limits.memberEnvelopeCost]
    if (await membershipAt(tx, customerId, now)) {
      await grantMonth(tx, now, { customerId })
      const unused = unusedOf(await queries.grantedEnvelopes(tx, customerId, month))
      if (unused.length < cost) throw new Failure('envelopeUsedUp')
      const last = unused.slice(-cost).map(({ id }) => id)
      await queries.swapEnvelopes(tx, last, now)
      return unused.length - cost
    }
    const allowance = limits.memberEnvelopesPerMonth
    if (!(await queries.spendAllowance(tx, { customerId, month, cost, allowance }))) throw new Failure('envelopeUsedUp')
    return allowance - (await queries.allowanceSpent(tx, customerId, month))
  }

  private async give(tx: Tx, coupon: Insertable<CouponTable>, customerId: string, now: Date) {
    await ensureCoupon(tx, coupon)
    await insertCustomerCoupon(tx, {
      id: uuid(),
      coupon_id: coupon.id,
      customer_id: customerId,
      serial: (await countReceived(tx, coupon.id, customerId)) + 1,
      valid_from: now,
      valid_until: daysAfter(this.context.config.timeZone, now, limits.memberEnvelopeDays),
      order_id: null,
      used_at: null,
      received_at: now,
    })
  }
}
