import { sql } from 'kysely'
import { orderTrack } from '@contract/calls/order'
import { detail, listed } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { updateTakeaway } from './queries'
import { riderColumns } from './track'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const phone = '13900000101'
const rider = { name: { en: 'Chen', zh: '陈' }, phone, likedPercent: 99, leftAt: null, dueAt: null }

it('should show the customer the rider’s whole phone, and keep it sealed', async () => {
  const { ann, orderId } = await aPaidOrder(world, ['accept', 'assignRider'])
  const { db, seal } = world.app.context
  const change = (columns: Parameters<typeof updateTakeaway>[2]) =>
    db.transaction().execute((tx) => updateTakeaway(tx, orderId, columns))
  const told = async () => [
    (await detail(ann, orderId)).rider?.phone,
    (await ann.call(orderTrack, { orderId })).rider?.phone,
    (await listed(ann)).find(({ id }) => id === orderId)?.rider?.phone,
  ]
  await change(riderColumns(seal, rider))
  expect(await told()).toEqual([phone, phone, phone])
  const { rows } = await sql<{ row: string }>`select takeaway_orders::text as row from takeaway_orders`.execute(db)
  expect(rows.map(({ row }) => row).join()).not.toContain(phone)
  // Rows of before hold it open.
  await change({ rider: JSON.stringify(rider), rider_phone_sealed: null })
  expect(await told()).toEqual([phone, phone, phone])
})
