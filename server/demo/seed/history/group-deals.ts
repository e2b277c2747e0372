import { v7 as uuid } from 'uuid'
import { groupStart } from '@contract/calls/group-deal'
import { minutesAfter } from '../../../clock'
import { GroupBuyers } from '../../group-deals/buyers'
import { groupDealId } from '../../group-deals/deals'
import { findGroup, takenPlaces } from '../../../modules/group-deal/queries'
import { trustedId } from '../../../security/trusted-id'
import { guestId } from '../../tables/guests'
import type { Past } from './past'

const store = 'old-stove'
const day = 24 * 60

/** Starts a customer's group a number of minutes ago, and lets a number of guests join. */
async function begun(past: Past, minutesAgo: number, guests: number): Promise<string> {
  const { tx, caller, now, services, context } = past
  past.turnTo(minutesAfter(now, -minutesAgo))
  const { deals } = services
  const request = groupStart.request.parse({ dealId: groupDealId(store), idempotencyKey: uuid() })
  const { groupId, orderId } = await deals.start(tx, caller, request)
  await past.pay(trustedId('order', orderId))
  const buyers = new GroupBuyers(context, services)
  for (let index = 0; index < guests; index++) {
    past.turnTo(minutesAfter(now, -minutesAgo + 20 * (index + 1)))
    const held = await buyers.join(tx, guestId(20 + index), groupId)
    if (!held) throw new Error(`The group ${groupId} has no place for a guest`)
    await buyers.pay(tx, guestId(20 + index), held)
  }
  return groupId
}

/** Gives the orders of a group what it has come to, as its jobs do. */
async function end({ tx, services }: Past, groupId: string): Promise<void> {
  for (const { order_id } of await takenPlaces(tx, groupId))
    await services.groupDeals.end(tx, trustedId('order', order_id))
}

/** A group that failed, one that formed and one that is open. */
export async function seedGroupDealHistory(past: Past): Promise<void> {
  const { tx, services } = past
  const failed = await begun(past, 5 * day, 0)
  const group = await findGroup(tx, failed)
  past.turnTo(group?.deadline ?? past.now)
  await services.groupDeals.timeUp(tx, failed)
  await end(past, failed)
  const size = group?.size ?? 2
  await end(past, await begun(past, 3 * day, size - 1))
  await begun(past, 30, 0)
}
