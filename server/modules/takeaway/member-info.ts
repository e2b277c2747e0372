import type { Response } from '@contract/call'
import type { paymentMemberInfo } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import type { DishSnapshot } from '../../database/schema'
import { memberSavings } from './queries'

/** Savings, real or possible, of a membership on an order (product text §2, pay). */
export async function memberInfo(
  { db }: Context,
  { customer }: SignedIn,
  orderId: OrderId,
): Promise<Response<typeof paymentMemberInfo>> {
  const { member_until, lines, couldSave } = await memberSavings(db, orderId)
  const saved = lines
    .map(({ snapshot, ...line }) => ({ ...(snapshot as DishSnapshot), ...line }))
    .filter(({ priceKind }) => priceKind === 'member')
    .reduce((sum, { shopPrice, price, quantity }) => sum + (shopPrice - price) * quantity, 0)
  const { isMember } = customer
  const memberUntil = isMember && member_until ? member_until.toISOString() : null
  return { isMember, memberUntil, saved: Math.max(0, saved), couldSave: isMember ? 0 : couldSave }
}
