import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { groupJoin, groupStart } from '@contract/calls/group-deal'
import { paymentBalancePay } from '@contract/calls/payment'
import { minutesAfter } from '../clock'
import type { Database } from '../database/schema'
import type { TestCaller } from './caller'
import { aPackage } from './vouchers'
import type { Rows } from './database'

const key = () => ({ idempotencyKey: randomUUID() })

/** A deal in a test: a package at 60.00 for three within a day; it ends in a week. */
export async function aDeal(
  world: Rows,
  storeId: string,
  own: Partial<Insertable<Database['group_deals']>> = {},
  sold: Parameters<typeof aPackage>[2] = {},
): Promise<string> {
  const id = uuid()
  const now = world.clock.now()
  const package_id = own.package_id ?? (await aPackage(world, storeId, sold))
  const row = { id, package_id, store_id: storeId, price: 60_00, size: 3, minutes: 24 * 60, per_customer: null }
  const times = { starts_at: minutesAfter(now, -60), ends_at: minutesAfter(now, 7 * 24 * 60) }
  await world.app.context.db
    .insertInto('group_deals')
    .values({ ...row, ...times, ...own })
    .execute()
  return id
}

/** Pays for a held place from the balance. */
export const payPlace = (caller: TestCaller, orderId: string) =>
  caller.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })

/** Starts a group and pays; answers the ids of the group and of the order. */
export async function startGroup(caller: TestCaller, dealId: string) {
  const { groupId, orderId } = await caller.call(groupStart, { dealId, ...key() })
  await payPlace(caller, orderId)
  return { groupId, orderId }
}

/** Joins a group and pays; answers the order's id. */
export async function joinGroup(caller: TestCaller, groupId: string): Promise<string> {
  const { orderId } = await caller.call(groupJoin, { groupId, ...key() })
  await payPlace(caller, orderId)
  return orderId
}
