import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { merchantSeat } from '@contract/calls/merchant'
import { paymentBalancePay } from '@contract/calls/payment'
import { reservationCancel, reservationDetail, reservationOptions } from '@contract/calls/reservation'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from '../../testing/caller'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const at = (hour: number, minute = 0, days = 0) => timeIn(world, hour, minute, days)
const detail = async (ann: TestCaller, orderId: string) => {
  const order = await ann.call(reservationDetail, { orderId })
  if (!isOfKind(order, 'table')) throw new Error('it is no table')
  return order
}
const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
const cancelIt = (ann: TestCaller, orderId: string, kept = 0) =>
  ann.call(reservationCancel, { orderId, reason: 'My plans changed', kept, ...key() })
const inTen = (from: number) => Array.from({ length: 10 }, (_, index) => from + index)

describe('booking a table', () => {
  it('should give the smallest table that fits, then the next, then none', async () => {
    const place = await aRestaurant(world, {
      tables: [
        { name: 'A1', least: 1, most: 2 },
        { name: 'A2', least: 1, most: 4 },
      ],
    })
    const [ann, ben, cleo] = [await world.make.customer(), await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 2, at(18)))
    const second = await book(ben, wishOf(place, 2, at(18, 30)))
    await expect(book(cleo, wishOf(place, 2, at(19)))).rejects.toMatchObject({ failure: 'tableTaken' })
    await book(cleo, wishOf(place, 2, at(20)))
    const tables = await world.app.context.db
      .selectFrom('table_periods')
      .innerJoin('dining_tables', 'dining_tables.id', 'table_periods.table_id')
      .select(['order_id', 'name'])
      .where('table_periods.store_id', '=', place.storeId)
      .where('order_id', 'in', [orderId, second.orderId])
      .orderBy('name')
      .execute()
    expect(tables).toEqual([
      { order_id: orderId, name: 'A1' },
      { order_id: second.orderId, name: 'A2' },
    ])
    expect(await detail(ann, orderId)).toMatchObject({ state: 'confirmed', phase: 'inProgress', party: 2, total: 0 })
  })

  it('should join tables for a party that no single one takes, and let nobody have one of them', async () => {
    const place = await aRestaurant(world, {
      tables: [
        { name: 'A1', least: 1, most: 2 },
        { name: 'A2', least: 1, most: 2 },
      ],
      sets: [{ tables: ['A1', 'A2'], least: 3, most: 4 }],
    })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    await book(ann, wishOf(place, 4, at(18)))
    await expect(book(ben, wishOf(place, 1, at(18)))).rejects.toMatchObject({ failure: 'tableTaken' })
    const { meals } = await ben.call(reservationOptions, {
      storeId: place.storeId,
      party: 1,
      date: at(18).slice(0, 10),
    })
    const states = Object.fromEntries(meals.flatMap(({ slots }) => slots.map(({ time, state }) => [time, state])))
    expect(states).toMatchObject({ '17:00': 'waitlist', '19:30': 'waitlist', '20:00': 'free' })
  })

  it('should refuse what cannot be had, each by its name', async () => {
    const place = await aRestaurant(world, { rules: { party_most: 4 } })
    const other = await aRestaurant(world)
    const ann = await world.make.customer()
    const refused = async (party: number, when: string, seating = place.seatings.hall ?? '') => {
      const failed = book(ann, { ...wishOf(place, party, when), seatingId: seating })
      return failed.then(
        () => undefined,
        ({ failure }: { failure: string }) => failure,
      )
    }
    expect(await refused(5, at(18))).toBe('partyTooLarge')
    expect(await refused(2, at(11))).toBe('tableSlotPast')
    expect(await refused(2, at(18, 10))).toBe('tableSlotUnavailable')
    expect(await refused(2, at(18, 0, 40))).toBe('tableSlotUnavailable')
    expect(await refused(2, at(18), randomUUID())).toBe('tableSlotUnavailable')
    expect(await refused(2, at(18), other.seatings.hall)).toBe('tableSlotUnavailable')
    await book(ann, wishOf(place, 2, at(18)))
    await expect(book(ann, wishOf(other, 2, at(19)))).rejects.toMatchObject({
      failure: 'alreadyBooked',
      envelope: { data: { store: 'Old Stove Beef Noodles' } },
    })
    const noTables = await world.make.store()
    expect(await ann.refusal(reservationOptions, { storeId: noTables })).toBe('tablesNotOffered')
    expect(await ann.refusal(reservationOptions, { storeId: place.storeId, date: '2026-02-01' })).toBe(
      'tableDateInvalid',
    )
  })

  it('should not take more parties or guests in a quarter of an hour than the kitchen can', async () => {
    const tables = inTen(1).map((number) => ({ name: `A${number}`, least: 1, most: 8 }))
    const parties = await aRestaurant(world, { tables, rules: { parties_per_quarter: 2 } })
    const covers = await aRestaurant(world, { tables, rules: { covers_per_quarter: 9 } })
    for (const [place, sizes, last] of [
      [parties, [1, 1], 1],
      [covers, [4, 4], 2],
    ] as const) {
      for (const party of sizes) await book(await world.make.customer(), wishOf(place, party, at(18)))
      const late = await world.make.customer()
      await expect(book(late, wishOf(place, last, at(18)))).rejects.toMatchObject({ failure: 'tableTaken' })
      await book(late, wishOf(place, last, at(18, 30)))
    }
  })

  it('should offer times past midnight, none on a closed day, and those of a Saturday on a holiday', async () => {
    const openings = [
      { weekday: 3, meal: 'dinner' as const, first_minute: 22 * 60, last_minute: 25 * 60 },
      { weekday: 6, meal: 'lunch' as const, first_minute: 11 * 60, last_minute: 12 * 60 },
    ]
    const place = await aRestaurant(world, { openings })
    const { db } = world.app.context
    // Wednesday 25 March, and the two after it; the second is made a holiday by the operator.
    const [today, closed, holiday] = ['2026-03-25', '2026-04-01', '2026-04-08']
    await db.insertInto('table_exceptions').values({ store_id: place.storeId, day: closed, as_weekday: null }).execute()
    const name = JSON.stringify({ en: 'City day', zh: '城市日' })
    await db.insertInto('holidays').values({ day: holiday, is_off: true, name }).execute()
    const ann = await world.make.customer()
    const timesOf = async (date: string) => {
      const { meals } = await ann.call(reservationOptions, { storeId: place.storeId, date })
      return meals.flatMap(({ slots }) => slots.map(({ time }) => time))
    }
    expect(await timesOf(today)).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00'])
    expect(await timesOf(closed)).toEqual([])
    expect(await timesOf(holiday)).toEqual(['11:00', '11:30', '12:00'])
    const { days } = await ann.call(reservationOptions, { storeId: place.storeId })
    const of = (date: string) => days.find((day) => day.date === date)
    expect(of(closed)).toMatchObject({ state: 'closed' })
    expect(of(holiday)).toMatchObject({ state: 'open', holiday: 'City day' })
    const { orderId } = await book(ann, wishOf(place, 2, at(24, 30)))
    expect(await detail(ann, orderId)).toMatchObject({ at: '2026-03-25T16:30:00.000Z' })
    await db.deleteFrom('holidays').execute()
  })

  it('should give no table twice to 64 callers, and each customer one at a time', async () => {
    const tables = inTen(1).map((number) => ({ name: `A${number}`, least: 1, most: 2 }))
    const place = await aRestaurant(world, { tables })
    const customers = await Promise.all(
      inTen(1)
        .flatMap(() => [world.make.customer(), world.make.customer()])
        .slice(0, 16),
    )
    const callers = [customers, customers, customers, customers].flat()
    const outcomes = await Promise.all(
      callers.map((caller, index) =>
        book(caller, wishOf(place, 2, at(18, (index % 3) * 30))).then(
          () => 'booked',
          ({ failure }: { failure: string }) => failure,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(10)
    expect(outcomes.filter((outcome) => !['booked', 'tableTaken', 'alreadyBooked'].includes(outcome))).toEqual([])
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from table_periods one join table_periods other
      on one.table_id = other.table_id and one.id < other.id and one.period && other.period
      where one.held and other.held and one.store_id = ${place.storeId}`.execute(world.app.context.db)
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('deposits', () => {
  it.each([
    ['offBill', 5000, 5000],
    ['back', 10_000, 0],
  ] as const)('should settle one of kind %s on arrival', async (deposit_kind, balance, ofStore) => {
    const place = await aRestaurant(world, { rules: { deposit: 5000, deposit_kind } })
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const ann = await world.make.customer({ balance: 10_000 })
    const { orderId, total } = await book(ann, wishOf(place, 2, at(18)))
    expect(total).toBe(5000)
    expect(await detail(ann, orderId)).toMatchObject({ state: 'pendingPayment', phase: 'toPay' })
    await pay(ann, orderId)
    expect(await detail(ann, orderId)).toMatchObject({ state: 'confirmed', depositKind: deposit_kind })
    expect(await merchant.call(merchantSeat, { orderId, ...key() })).toMatchObject({ state: 'seated', tables: ['A1'] })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance)
    expect(await world.make.balanceOf('store', place.storeId)).toBe(ofStore)
  })

  it('should be refunded until the deadline, and kept after it, which is shown before the cancellation', async () => {
    const place = await aRestaurant(world, { rules: { deposit: 5000, free_minutes: 240 } })
    const [ann, ben] = [await world.make.customer({ balance: 5000 }), await world.make.customer({ balance: 5000 })]
    const first = await book(ann, wishOf(place, 2, at(20)))
    await pay(ann, first.orderId)
    expect(await detail(ann, first.orderId)).toMatchObject({ cancelling: { kept: 0, back: 5000 }, canChange: true })
    await cancelIt(ann, first.orderId)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5000)
    const second = await book(ben, wishOf(place, 2, at(17)))
    await pay(ben, second.orderId)
    await world.hours(2)
    const refused = await cancelIt(ben, second.orderId).catch((error: unknown) => error)
    expect(refused).toMatchObject({ failure: 'cancelTermsChanged', envelope: { data: { kept: 5000, back: 0 } } })
    expect(await cancelIt(ben, second.orderId, 5000)).toMatchObject({ state: 'cancelled', refunded: 0 })
    expect(await world.make.balanceOf('store', place.storeId)).toBe(5000)
    // Nobody else lost the table.
    await book(ann, wishOf(place, 2, at(17)))
  })

  it('should wait for a restaurant that confirms by hand, and be refunded in full when it does not answer', async () => {
    const place = await aRestaurant(world, { rules: { deposit: 5000, by_hand: true } })
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const [ann, ben] = [await world.make.customer({ balance: 5000 }), await world.make.customer({ balance: 5000 })]
    const [one, two] = [await book(ann, wishOf(place, 2, at(20))), await book(ben, wishOf(place, 4, at(20)))]
    for (const [caller, { orderId }] of [
      [ann, one],
      [ben, two],
    ] as const)
      await pay(caller, orderId)
    expect(await detail(ann, one.orderId)).toMatchObject({ state: 'waitingConfirm', answerBefore: expect.any(String) })
    expect(await merchant.call(merchantSeat, { orderId: one.orderId, step: 'accept', ...key() })).toMatchObject({
      state: 'confirmed',
    })
    world.clock.forward(31)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, one.orderId)).toMatchObject({ state: 'confirmed' })
    expect(await detail(ben, two.orderId)).toMatchObject({ state: 'cancelled', refunded: 5000 })
    expect(await world.make.balanceOf('customer', ben.id)).toBe(5000)
  })

  it('should give up a table whose deposit is not paid', async () => {
    const place = await aRestaurant(world, { rules: { deposit: 5000 }, tables: [{ name: 'A1', least: 1, most: 2 }] })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 2, at(20)))
    await expect(book(ben, wishOf(place, 2, at(20)))).rejects.toMatchObject({ failure: 'tableTaken' })
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ state: 'cancelled' })
    await book(ben, wishOf(place, 2, at(20)))
  })
})
