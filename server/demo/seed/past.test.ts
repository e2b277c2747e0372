import { sql } from 'kysely'
import { aftersaleDetail, aftersaleList } from '@contract/calls/aftersale'
import { chatConversations, chatHistory, chatOpen } from '@contract/calls/chat'
import { errandDetail, errandList } from '@contract/calls/errand'
import { messageTypes } from '@contract/calls/message'
import { orderCount, orderList } from '@contract/calls/order'
import { reservationList, reservationOptions } from '@contract/calls/reservation'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aWorld, type World } from '../../testing/world'
import { demoRestaurants } from '../tables'
import { tableJob } from '../tables/guests'
import { seedDemo } from '.'
import { demoId } from './ids'
import { mallDetail } from '../../testing/mall-orders'
import { detail, listed } from '../../testing/orders'
import { enterDemo } from '../../testing/demo-accounts'

let world: World
beforeAll(async () => {
  world = await aWorld()
  await seedDemo(world.app.context)
})
afterAll(() => world.close())

const enter = (key: string) => enterDemo(world, key)

/** Amount of all payments of an order, which are several for a shared cart of which each pays. */
async function paidFor(orderId: string): Promise<number> {
  const rows = await world.app.context.db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select('payment_allocations.amount')
    .where('order_id', '=', orderId)
    .where('paid_at', 'is not', null)
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

describe('the member’s past', () => {
  it('should hold finished, reviewable and cancelled orders, newest first', async () => {
    const { caller } = await enter('member')
    const items = await listed(caller, { tab: 'all', kind: 'takeaway' })
    expect(items.map(({ status }) => status)).toEqual([
      ...['waitingEvaluation', 'waitingEvaluation', 'cancelled', 'waitingEvaluation', 'cancelled', 'waitingEvaluation'],
      ...['waitingEvaluation', 'waitingEvaluation', 'waitingEvaluation', 'cancelled', 'cancelled', 'cancelled'],
      ...['completed', 'completed', 'completed'],
    ])
    for (const { id, total } of items) {
      const order = await detail(caller, id)
      expect(order.components.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const times = order.timeline.map(({ at }) => at)
      expect(times).toEqual([...times].sort())
      expect(times.every((at) => Date.parse(at) < world.clock.now().getTime())).toBe(true)
      if (order.status === 'cancelled') expect(order.refunded).toBe(await paidFor(id))
    }
  })

  it('should hold something unread of each type of messages, and chats with a store, a rider and the service', async () => {
    const { caller } = await enter('member')
    const { items: types } = await caller.call(messageTypes, {})
    expect(types.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual([])
    const { items } = await caller.call(chatConversations, { pageSize: 20 })
    expect(new Set(items.map((each) => each.with))).toEqual(new Set(['store', 'rider', 'service']))
    expect(items.every(({ unread }) => unread > 0)).toBe(true)
    expect(Math.max(...items.map(({ lastSequence }) => lastSequence))).toBe(600)
    const contents = async (party: string) => {
      const conversationId = items.find((each) => each.with === party)?.id ?? ''
      return (await caller.call(chatHistory, { conversationId })).items
    }
    const told = await contents('service')
    expect(told.find(({ from }) => from === 'service')).toMatchObject({ person: 'Mei' })
    expect(told.map(({ content }) => content)).toContainEqual({ kind: 'rating', stars: 5 })
    expect((await contents('rider')).map(({ from }) => from)).toEqual(['customer', 'rider', 'rider'])
    const asked = await caller.call(chatOpen, { with: 'service' })
    expect(asked.service).toMatchObject({ state: 'bot', person: { name: 'Mei' }, canRate: false })
  })

  it('should hold refunds in every way they can end, and one that waits', async () => {
    const { caller } = await enter('member')
    const { items } = await caller.call(orderList, { tab: 'refund', kind: 'takeaway' })
    const states = items.map(({ refund }) => refund?.state)
    expect(states).toEqual([
      ...['merchantReview', 'refused', undefined, 'refundComplete', 'refundComplete'],
      ...[undefined, undefined, 'refundComplete'],
    ])
    expect(await caller.call(orderCount, { kind: 'takeaway' })).toMatchObject({ refund: 2, toPay: 0 })
  })

  it('should hold errands in each state that stays, which add up', async () => {
    const { caller } = await enter('member')
    const { items } = await caller.call(errandList, { pageSize: 20 })
    expect(items.map(({ state }) => state)).toEqual([
      ...['review', 'cancelled', 'cancelled', 'returned', 'evaluated', 'completed'],
    ])
    for (const { id, total, state } of items) {
      const errand = await caller.call(errandDetail, { orderId: id })
      expect(errand.components.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      if (state === 'cancelled') expect(errand.refunded).toBe(total)
      if (state === 'evaluated') expect(errand).toMatchObject({ spent: 51_50, refunded: 6_50, comment: { rating: 5 } })
      if (state === 'returned') expect(errand.refunded).toBe(58_00)
    }
    expect(await ledgerFaults(world.app.context.db)).toEqual([])
  })

  it('should hold orders of the mall in each state that stays', async () => {
    const { caller } = await enter('member')
    const { items } = await caller.call(orderList, { kind: 'mall', pageSize: 50 })
    const orders = await Promise.all(items.map(({ id }) => mallDetail(caller, id)))
    const shown = orders.map(({ status, presale, parcelList }) => {
      const left = parcelList.filter(({ state }) => state !== 'toShip').length
      return presale?.step ?? (left > 0 && left < parcelList.length ? 'partlyShipped' : status)
    })
    const states = ['waiting', 'balance', 'pendingShipment', 'partlyShipped', 'pendingReceipt', 'success', 'closed']
    expect([...new Set(shown)].sort()).toEqual([...states].sort())
    expect(orders.flatMap(({ parcelList }) => parcelList).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['toShip', 'outForDelivery', 'delivered', 'inTransit']),
    )
  })

  it('should hold cases of the mall in each step', async () => {
    const { caller } = await enter('member')
    const { items } = await caller.call(aftersaleList, {})
    const states = ['merchantReview', 'refused', 'awaitingReturn', 'returnedGoods', 'refundComplete', 'evidence']
    expect([...new Set(items.map(({ state }) => state))].sort()).toEqual([...states].sort())
    for (const { id } of items)
      expect((await caller.call(aftersaleDetail, { refundId: id })).steps.length).toBeGreaterThan(1)
  })

  it('should leave books in balance and nothing for the clock to undo', async () => {
    const { db, jobs } = world.app.context
    const { rows } = await sql<{ off: number }>`
      select count(*)::int as off from accounts
      where balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = accounts.id)`.execute(db)
    expect(rows[0]?.off).toBe(0)
    const { caller } = await enter('member')
    const before = (await caller.call(orderList, {})).items
    await jobs.runDue()
    expect((await caller.call(orderList, {})).items).toEqual(before)
    const { rows: held } = await sql`
      select owner_id from accounts join ledger_entries on account_id = accounts.id where kind = 'held'
      group by owner_id having sum(amount) <> 0
      except select id from orders where phase = 'inProgress' or state = 'balanceDue'`.execute(db)
    expect(held).toEqual([])
  })
})

describe('the member’s stays and tables that are to come', () => {
  it('should each have what happens next planned, so that none is a no-show as the days pass', async () => {
    const { rows } = await sql<{ kind: string; state: string; planned: boolean }>`
      select orders.kind, orders.state, exists (
        select from jobs where jobs.kind in ('autopilot.stay', ${tableJob}) and payload ->> 'orderId' = orders.id::text
      ) as planned
      from orders where orders.kind in ('hotel', 'table') and phase = 'inProgress'
        and customer_id = (select customer_id from stays limit 1)`.execute(world.app.context.db)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    expect(rows.filter(({ planned }) => !planned)).toEqual([])
  })
})

describe('the demo’s restaurants', () => {
  it('should have 600 tables, full evenings, and the member’s tables and numbers in every state that lasts', async () => {
    const { db } = world.app.context
    const restaurants = demoRestaurants()
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from dining_tables`.execute(db)
    expect([restaurants.length, rows[0]?.count]).toEqual([45, 600])
    const busy = restaurants.find(({ isBusy, openings }) => isBusy && openings.length > 1)
    const date = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const storeId = demoId('store', busy?.store ?? '')
    const { meals } = await world.visitor.call(reservationOptions, { storeId, date })
    const states = Object.fromEntries(meals.flatMap(({ slots }) => slots.map(({ time, state }) => [time, state])))
    expect(states).toMatchObject({ '18:00': 'free', '18:30': 'waitlist', '19:00': 'waitlist' })
    const { caller } = await enter('member')
    const { items } = await caller.call(reservationList, { pageSize: 50 })
    const all = items.map(({ kind, state }) => `${kind} ${state}`).sort()
    const told = all.filter((line) => !line.startsWith('hotel'))
    expect(told.sort()).toEqual([
      ...['number left', 'number passed', 'number seated', 'table cancelled', 'table confirmed', 'table done'],
      ...['table noShow', 'table released', 'table review'],
    ])
    expect([...new Set(all.filter((line) => line.startsWith('hotel')))]).toEqual([
      ...['hotel cancelled', 'hotel checkedIn', 'hotel completed', 'hotel confirmed', 'hotel evaluated'],
      ...['hotel noShow', 'hotel review'],
    ])
  })
})
