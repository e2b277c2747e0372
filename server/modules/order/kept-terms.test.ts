import type { MerchantOrder } from '@contract/entities/merchant'
import { merchantArrivals } from '@contract/calls/merchant'
import { orderDetail } from '@contract/calls/order'
import { CaseFactory } from '../../testing/cases'
import { newOrders, otherBeginnings, orderAfter, type OwnOrder } from '../../testing/every-order'
import { aWorld, type World } from '../../testing/world'
import { orderById } from './queries'
import { trustedId } from '../../security/trusted-id'

let world: World
beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000' })
})
afterAll(() => world.close())

/** Values of what merchants edit, as different as constraints allow, by table. */
const edited = {
  products: { free_return_days: 0, purchase_limit: 1 },
  skus: { shop_price: 99_900, member_price: null, activity_price: null, activity_type: null, weight: 9_000 },
  stores: { minimum_order: 50_000, full_discounts: '[]', prep_minutes: 90 },
  hotels: { check_in_from: '20:00', check_out_by: '07:00', no_show_at: '20:30', cleaning_minutes: 120 },
  rates: { cancel_steps: '[]', most_nights: 1 },
  room_types: { base_price: 99_900, weekend_price: 99_900, extra_adult_price: 9_900, included_adults: 1 },
  room_nights: { price: 99_900, least_nights: 9, no_arrival: true, no_departure: true },
  table_rules: { deposit: 90_000, free_minutes: 6_000, turnover_minutes: 180, lead_minutes: 600 },
  seatings: { minimum_spend: 90_000 },
  packages: { price: 99_900, market_price: 99_901, valid_days: 1 },
  group_deals: { price: 9_900 },
} as const

async function editAll(): Promise<void> {
  const { db } = world.app.context
  for (const [table, values] of Object.entries(edited))
    await db
      .updateTable(table as 'products')
      .set(values as { free_return_days: number })
      .execute()
}

/** The order as its customer sees it, and a stay as its hotel does; a route is computed meanwhile. */
async function seen({ ann, orderId }: OwnOrder): Promise<unknown> {
  const order = await ann.call(orderDetail, { orderId })
  if (!('checkIn' in order)) return { ...order, route: undefined }
  const { items } = await ann.call(merchantArrivals, { day: order.checkIn })
  return [order, items.find((item: Pick<MerchantOrder, 'id'>) => item.id === orderId)]
}

const makers: Readonly<Record<string, () => Promise<OwnOrder>>> = {
  ...Object.fromEntries(
    Object.entries({ ...newOrders, ...otherBeginnings }).map(([name, make]) => [
      name,
      async () => {
        const own = await orderAfter(world, make, [])
        const order = await orderById(world.app.context.db, trustedId('order', own.orderId))
        const isUnpaid = order.phase === 'toPay' && order.state === 'pendingPayment'
        return isUnpaid ? orderAfter(world, () => Promise.resolve(own), ['pay']) : own
      },
    ]),
  ),
  'goods that were received': () => new CaseFactory(world).received(),
}

it.each(Object.entries(makers))('should keep the terms of %s, whatever its merchant edits', async (_, make) => {
  const own = await make()
  const before = await seen(own)
  await editAll()
  expect(await seen(own)).toEqual(before)
})
