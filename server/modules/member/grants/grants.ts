import type { Transaction } from 'kysely'
import { v5 as nameUuid } from 'uuid'
import type { Context } from '../../../context'
import type { Database, GrantKind } from '../../../database/schema'
import { everyHour } from '../../../jobs/hourly'
import { givenCoupon } from '../../coupon/given'
import { monthEnd, monthOf } from '../month'
import { ensureCoupon } from '../../coupon/queries/owned'
import { deployment } from '../../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Monthly grants of a member: red envelopes for goods, and a bonus pack of delivery coupons. */
const gifts = {
  envelopes: { kind: 'member', name: { en: 'Member red envelope', zh: '会员红包' } },
  bonus: { kind: 'delivery', name: { en: 'Bonus delivery coupon', zh: '加量配送费红包' } },
} as const satisfies Record<GrantKind, object>

const kinds = Object.keys(gifts) as GrantKind[]

/** The coupon of a month's gift of one value, which cannot be claimed otherwise. */
const couponOf = (kind: GrantKind, month: string, amount: number, endsAt: Date) =>
  givenCoupon({
    id: nameUuid(`membership ${kind} ${month} ${amount}`, deployment),
    kind: gifts[kind].kind,
    name: gifts[kind].name,
    forKinds: ['takeaway'],
    storeId: null,
    amount,
    validUntil: endsAt,
    validDays: null,
  })

/**
 * Grants this month's red envelopes and bonus packs to members who have not got them, or to one member. Answers how many
 * grants were made; repeating it makes none.
 */
export async function grantMonth(
  tx: Tx,
  now: Date,
  { limit = 1, customerId }: { limit?: number; customerId?: string },
) {
  const month = monthOf(now)
  // The last second of the month, so that its date is the month's last day.
  const endsAt = new Date(monthEnd(now).getTime() - 1000)
  let granted = 0
  for (const kind of kinds) {
    const due = { kind, month, now, limit, customerId }
    const amounts = await queries.amountsDue(tx, due)
    const coupons = amounts.map((amount) => couponOf(kind, month, amount, endsAt))
    for (const coupon of coupons) await ensureCoupon(tx, coupon)
    if (coupons.length > 0) granted += await queries.grant(tx, { ...due, endsAt, coupons })
  }
  return granted
}

/** Members per job; a larger month continues with another job. */
const membersPerJob = 500
const job = 'member.grant'

/** Registers the hourly job that grants each month's red envelopes and bonus packs, a part of the members at a time. */
export async function registerGrants(context: Context): Promise<void> {
  const { jobs, clock } = context
  const goOn = (tx: Tx, runAt: Date) => jobs.add(tx, { kind: job, payload: {}, runAt })
  jobs.inBackground(job, async (tx) => {
    const now = clock.now()
    if ((await grantMonth(tx, now, { limit: membersPerJob })) > 0) await goOn(tx, now)
  })
  await everyHour(context, 'member.grants', goOn)
}
