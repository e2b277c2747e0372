import { randomUUID } from 'node:crypto'
import { groupJoin, groupLeave, groupOpen, groupStart } from '@contract/calls/group-deal'
import type { FailureName } from '@contract/failures'
import type { Buyer } from './buyer'

/** Takes a place in an open group of the deal, or starts one. */
export async function placeInGroup({
  client,
  market,
  chance,
  journal,
  expectFair,
}: Buyer): Promise<string[] | undefined> {
  const { dealId } = market.till
  const { data: open } = await client.ask(groupOpen, { dealId })
  const [group] = open?.items ?? []
  const key = { idempotencyKey: randomUUID() }
  const { data: place, failure } =
    group && chance.chance(0.8)
      ? await client.tap(groupJoin, { groupId: group.id, ...key })
      : await client.tap(groupStart, { dealId, ...key })
  if (!place) return expectFair('a place in a group', failure)
  journal.orders.set(place.orderId, place.total)
  journal.places.add(place.orderId)
  return [place.orderId]
}

/** Leaves a group, paid or not; answers whether that was, or what it was refused with. */
export async function leaveGroup(
  { client }: Pick<Buyer, 'client'>,
  orderId: string,
): Promise<{ readonly done: boolean; readonly failure?: FailureName | undefined }> {
  const { data, failure } = await client.tap(groupLeave, { orderId, idempotencyKey: randomUUID() })
  return { done: data !== undefined, failure }
}
