import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { memberOpen } from '@contract/calls/member'
import { paymentBalancePay } from '@contract/calls/payment'
import type { MemberPlanTable } from '../database/schema'
import type { TestCaller } from './caller'
import type { World } from './world'

/** A plan of 31 days for 15.00, with four red envelopes of 5.00 and two delivery coupons of 3.00 a month. */
export async function aPlan({ app }: World, over: Partial<Insertable<MemberPlanTable>> = {}): Promise<string> {
  const key = over.key ?? randomUUID().slice(0, 8)
  const plan: Insertable<MemberPlanTable> = {
    name: JSON.stringify({ en: 'Month', zh: '月卡' }),
    ...{ days: 31, price: 1500, list_price: 2000, position: 0 },
    ...{ envelopes: 4, envelope_amount: 500, bonus: 2, bonus_amount: 300 },
    ...over,
    key,
  }
  await app.context.db.insertInto('member_plans').values(plan).execute()
  return key
}

/** Opens a membership, without paying for it. */
export const openMembership = (caller: TestCaller, planKey: string) =>
  caller.call(memberOpen, { planKey, agreed: true, idempotencyKey: randomUUID() })

/** Opens a membership and pays for it from the balance. */
export async function becomeMember(caller: TestCaller, planKey: string): Promise<string> {
  const { paymentId } = await openMembership(caller, planKey)
  await caller.call(paymentBalancePay, { paymentId, payPassword: '246810', idempotencyKey: randomUUID() })
  return paymentId
}
