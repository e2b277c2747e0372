import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { calls } from '@contract/calls'
import type { Call } from '@contract/call'
import { merchantAccept, merchantSaveShop, merchantShop } from '@contract/calls/merchant'
import * as staffCalls from '@contract/calls/staff'
import { aPaidOrder } from '../testing/refunds'
import { aStaff } from '../testing/staff'
import { aWorld, type World } from '../testing/world'

/** Logs that are written in the transaction of the change that they record: the change is lost with its record, and only then. */
let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** Does some work while nothing can be written into a log, as if the server ended there. */
async function without<T>(log: 'team_acts' | 'audit_entries', work: () => Promise<T>): Promise<T> {
  const { db } = world.app.context
  await sql`create function lost() returns trigger language plpgsql as $$ begin raise exception 'lost'; end $$`.execute(
    db,
  )
  await sql`create trigger lost before insert on ${sql.table(log)} for each statement execute function lost()`.execute(
    db,
  )
  try {
    return await work()
  } finally {
    await sql`drop trigger lost on ${sql.table(log)}`.execute(db)
    await sql`drop function lost()`.execute(db)
  }
}

it('should keep no change of a merchant without its act, with a key or without', async () => {
  const { orderId, storeId } = await aPaidOrder(world, [])
  const mia = await world.make.customer()
  await world.make.changeStore(storeId, { merchant_id: mia.id })
  const closing = { storeId, status: 'closed' as const }
  const accepting = { orderId, ...key() }
  const statuses = await without('team_acts', async () => [
    (await mia.send(merchantSaveShop.name, closing)).status,
    (await mia.send(merchantAccept.name, accepting)).status,
  ])
  expect(statuses).toEqual([500, 500])
  expect((await mia.call(merchantShop, { storeId })).shop.status).toBe('open')
  await mia.call(merchantAccept, accepting)
  await mia.call(merchantSaveShop, closing)
  const { db } = world.app.context
  const acts = await db.selectFrom('team_acts').select('call').where('store_id', '=', storeId).orderBy('id').execute()
  expect(acts.map(({ call }) => call)).toEqual(['merchant.accept', 'merchant.saveShop'])
})

it('should keep no change of staff without its audit entry', async () => {
  const staff = await aStaff(world)
  const { id: customerId } = await world.make.customer()
  const freezing = { customerId, reason: 'Asked to', ...key() }
  const { status } = await without('audit_entries', () => staff.send(staffCalls.staffFreezeCustomer.name, freezing))
  expect(status).toBe(500)
  const { db } = world.app.context
  const customer = db.selectFrom('customers').select('status').where('id', '=', customerId)
  expect((await customer.executeTakeFirstOrThrow()).status).toBe('active')
  await staff.call(staffCalls.staffFreezeCustomer, freezing)
  const { items } = await staff.call(staffCalls.staffAudit, { subject: { kind: 'customer', reference: customerId } })
  expect(items.map(({ call }) => call)).toEqual(['staff.freezeCustomer'])
})

/** Calls of staff without a reason, each of which only reads. */
const ofStaff = [
  ...['appeals', 'application', 'applications', 'audit', 'billDifferences', 'bills', 'case', 'cases', 'customer'],
  ...['customers', 'feedback', 'fraudCases', 'me', 'members', 'order', 'orders', 'report', 'reports', 'stores'],
  'stuckOrders',
]
const reads = ['delivery.board', 'delivery.zones', ...ofStaff.map((name) => `staff.${name}`)]

it('should have every call of staff but those that read take a reason and a key, so that `handle.act` records it', () => {
  const all = Object.values<Call>(calls).filter(({ who }) => who === 'staff')
  const plain = all.filter(({ idempotent }) => !idempotent).map(({ name }) => name)
  expect(plain.sort()).toEqual(reads)
  for (const { name, request } of all.filter(({ idempotent }) => idempotent)) {
    const { shape } = request._zod.def as unknown as { shape: object }
    expect([name, Object.keys(shape)]).toEqual([name, expect.arrayContaining(['reason', 'idempotencyKey'])])
  }
})
