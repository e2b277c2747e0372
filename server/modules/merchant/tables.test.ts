import { randomUUID } from 'node:crypto'
import { queueDetail, queueLeave, queueTake } from '@contract/calls/queue'
import { reservationConfirm, reservationOptions } from '@contract/calls/reservation'
import { storeDetail } from '@contract/calls/store'
import { groupCartStart } from '@contract/calls/group-cart'
import { merchantCallNumber, merchantSaveTables, merchantSeat, merchantTables } from '@contract/calls/merchant'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const at = (hour: number, minute = 0, days = 0) => timeIn(world, hour, minute, days)

describe('the restaurant', () => {
  it('should see its bookings with whom to call, and save its tables but leave no booked one out', async () => {
    const place = await aRestaurant(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const ann = await world.make.customer()
    const { orderId } = await book(ann, wishOf(place, 2, at(20, 0, 2)))
    const date = at(20, 0, 2).slice(0, 10)
    const board = await merchant.call(merchantTables, { date })
    expect(board.bookings).toMatchObject([
      { id: orderId, tables: ['A1'], customer: { title: 'miss', name: 'Mia Lin', phone: '13800006209' } },
    ])
    const { rules, tables } = board
    const save = (given: typeof tables, sets: typeof board.sets = []) =>
      merchant.refusal(merchantSaveTables, { rules, tables: given, sets, queueOpen: false })
    expect(await save(tables.slice(1))).toBe('tableInUse')
    expect(await save([...tables, ...tables])).toBe('tableNameTwice')
    expect(await save(tables, [{ tables: ['A1', 'A9'], least: 3, most: 6 }])).toBe('tableUnknown')
    expect(await save([...tables, { name: 'B1', seating: 'booth', least: 4, most: 2 }])).toBe('tableSizeInvalid')
    const sets = [{ tables: ['A1', 'A2'], least: 5, most: 6 }]
    expect(await save([...tables, { name: 'B1', seating: 'booth', least: 2, most: 4 }], sets)).toBeUndefined()
    expect(await merchant.call(merchantTables, { date })).toMatchObject({ sets, tables: [{}, {}, { name: 'B1' }] })
    expect(await merchant.refusal(merchantSeat, { orderId, ...key() })).toBe('tableSlotTooEarly')
    expect(await merchant.refusal(merchantSeat, { orderId, step: 'noShow', ...key() })).toBe('tableStillKept')
    expect(await ann.refusal(merchantSeat, { orderId, ...key() })).toBe('accessDenied')
  })

  it('should be none of a hotel or a shop of the mall, nor have shared carts', async () => {
    const owner = await world.make.customer()
    for (const business of ['hotel', 'mall'] as const) {
      const storeId = await world.make.store({ business, merchant_id: owner.id })
      const place = await aRestaurant(world)
      await world.make.changeStore(place.storeId, { merchant_id: owner.id })
      const { rules, tables } = await owner.call(merchantTables, { storeId: place.storeId })
      const saved = { storeId, rules, tables, sets: [], queueOpen: true }
      expect(await owner.refusal(merchantSaveTables, saved)).toBe('storeNotFound')
      const cart = { storeId, minutes: 30, cap: null, feeSplit: 'equal' as const, ...key() }
      expect(await owner.refusal(groupCartStart, cart)).toBe('storeNotFound')
    }
  })

  it('should change the hours of its tables, keep what is booked outside of them, and leave them where it names none', async () => {
    const place = await aRestaurant(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const ann = await world.make.customer()
    const { orderId } = await book(ann, wishOf(place, 2, at(20, 0, 2)))
    const { rules, tables, hours } = await merchant.call(merchantTables, {})
    expect(hours).toHaveLength(7)
    const lunch = hours.map(({ weekday }) => ({ weekday, meal: 'lunch' as const, first: 660, last: 780 }))
    const saved = { rules, tables, sets: [], queueOpen: false }
    const refused = async (over: typeof hours) => merchant.refusal(merchantSaveTables, { ...saved, hours: over })
    expect(await refused([{ weekday: 1, meal: 'dinner', first: 1200, last: 1100 }])).toBe('tableHoursInvalid')
    expect(await refused([...hours, { weekday: 1, meal: 'lunch', first: 1100, last: 1200 }])).toBe('tableHoursInvalid')
    expect((await merchant.call(merchantTables, {})).hours).toEqual(hours)
    expect((await merchant.call(merchantSaveTables, { ...saved, hours: lunch })).hours).toEqual(lunch)
    const ben = await world.make.customer()
    expect(await ben.refusal(reservationConfirm, wishOf(place, 2, at(20, 0, 3)))).toBe('tableSlotUnavailable')
    expect(await book(ben, wishOf(place, 2, at(12, 0, 3)))).toBeDefined()
    expect((await merchant.call(merchantSaveTables, saved)).hours).toEqual(lunch)
    const { bookings } = await merchant.call(merchantTables, { date: at(20, 0, 2).slice(0, 10) })
    expect(bookings).toMatchObject([{ id: orderId }])
  })

  it('should keep no table for a booking that is taken away at the same time', async () => {
    const tables = Array.from({ length: 6 }, (_, index) => ({ name: `A${index}`, least: 1, most: 2 }))
    const place = await aRestaurant(world, { tables })
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const board = await merchant.call(merchantTables, {})
    const guests = await Promise.all(tables.map(() => world.make.customer()))
    for (const [index, guest] of guests.entries()) {
      const left = board.tables.slice(index + 1)
      await Promise.allSettled([
        book(guest, wishOf(place, 2, at(19, 0, 3))),
        merchant.refusal(merchantSaveTables, { rules: board.rules, tables: left, sets: [], queueOpen: false }),
      ])
    }
    const lost = await world.app.context.db
      .selectFrom('table_periods')
      .innerJoin('dining_tables', 'dining_tables.id', 'table_periods.table_id')
      .select('dining_tables.name')
      .where('held', '=', true)
      .where('removed_at', 'is not', null)
      .execute()
    expect(lost).toEqual([])
  })

  it('should begin by itself with tables, hours and a queue, which customers then find', async () => {
    const merchant = await world.make.customer()
    const storeId = await world.make.store({ business: 'takeaway', merchant_id: merchant.id })
    const ann = await world.make.customer()
    expect(await ann.call(storeDetail, { storeId })).toMatchObject({ takesTables: false, takesQueue: false })
    const empty = await merchant.call(merchantTables, { storeId })
    expect(empty).toMatchObject({ isSetUp: false, tables: [], hours: [], queueSizes: [], queueOpen: false })
    const tables = ['A1', 'A2'].map((name) => ({ name, seating: 'hall' as const, least: 1, most: 4 }))
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      ...{ weekday, meal: 'dinner' as const },
      ...{ first: 1020, last: 1230 },
    }))
    const queueSizes = [
      { least: 1, most: 2, minutesEach: 10 },
      { least: 3, most: 6, minutesEach: 15 },
    ]
    const sets = [{ tables: ['A1', 'A2'], least: 5, most: 8 }]
    const setUp = { storeId, rules: empty.rules, tables, sets, hours, queueSizes, queueOpen: true }
    const board = await merchant.call(merchantSaveTables, setUp)
    expect(board).toMatchObject({ isSetUp: true, tables, sets, hours, queueSizes, queueOpen: true })
    expect(board.sizes).toMatchObject([
      { key: 'A', name: 'Small' },
      { key: 'B', name: 'Large', least: 3 },
    ])
    expect(await ann.call(storeDetail, { storeId })).toMatchObject({ takesTables: true, takesQueue: true })
    const { seatings } = await ann.call(reservationOptions, { storeId, party: 6 })
    const wish = { storeId, party: 6, at: at(19, 0, 2), seatingId: seatings[0]?.id ?? '' }
    expect(await book(ann, wish)).toMatchObject({ orderId: expect.any(String) })
    expect(await ann.call(queueTake, { storeId, party: 5, ...key() })).toMatchObject({ mine: { number: 'B01' } })
    expect(await merchant.call(merchantCallNumber, { storeId, size: 'B', ...key() })).toMatchObject({ number: 'B01' })
  })

  it('should close for a day or open as on another one, and say which hours are wrong', async () => {
    const place = await aRestaurant(world, {
      openings: [{ weekday: 6, meal: 'lunch', first_minute: 660, last_minute: 720 }],
    })
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const { rules, tables } = await merchant.call(merchantTables, {})
    const dayIn = (days: number) => at(12, 0, days).slice(0, 10)
    const offset = Array.from({ length: 7 }, (_, days) => days + 2)
    const saturday = offset.find((days) => new Date(dayIn(days)).getUTCDay() === 6) ?? 0
    const other = saturday + 1
    const saved = { rules, tables, sets: [], queueOpen: false }
    const exceptions = [
      { day: dayIn(saturday), asWeekday: null },
      { day: dayIn(other), asWeekday: 6 },
    ]
    const twice = { ...saved, exceptions: [...exceptions, ...exceptions] }
    expect(await merchant.refusal(merchantSaveTables, twice)).toBe('tableExceptionTwice')
    const past = { day: dayIn(-1), asWeekday: null }
    const board = await merchant.call(merchantSaveTables, { ...saved, exceptions: [past, ...exceptions] })
    expect(board.exceptions).toEqual(exceptions)
    const ann = await world.make.customer()
    expect(await ann.refusal(reservationConfirm, wishOf(place, 2, at(11, 0, saturday)))).toBe('tableSlotUnavailable')
    expect(await book(ann, wishOf(place, 2, at(11, 0, other)))).toBeDefined()
    expect((await merchant.call(merchantSaveTables, saved)).exceptions).toEqual(exceptions)
    expect((await merchant.call(merchantSaveTables, { ...saved, exceptions: [] })).exceptions).toEqual([])
  })

  it('should leave out no queue in which somebody waits, whenever that party comes', async () => {
    const place = await aRestaurant(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const { rules, tables } = await merchant.call(merchantTables, {})
    const saved = { rules, tables, sets: [], queueOpen: true }
    const [small, large] = [
      { least: 1, most: 2, minutesEach: 10 },
      { least: 3, most: 6, minutesEach: 15 },
    ]
    const save = (...queueSizes: (typeof small)[]) => merchant.refusal(merchantSaveTables, { ...saved, queueSizes })
    expect(await save(small, { ...large, least: 4 })).toBe('queueSizesInvalid')
    expect(await save(small, { ...large, most: 2 })).toBe('queueSizesInvalid')
    for (let round = 0; round < 4; round += 1) {
      expect(await save(small, large)).toBeUndefined()
      const ann = await world.make.customer()
      const [taken] = await Promise.all([
        ann.refusal(queueTake, { storeId: place.storeId, party: 4, ...key() }),
        save(small),
      ])
      const sizes = (await merchant.call(merchantTables, {})).queueSizes
      expect(taken === undefined).toBe(sizes.length === 2)
      if (taken !== undefined) continue
      expect(await save(small)).toBe('queueSizeInUse')
      const { mine } = await ann.call(queueDetail, { storeId: place.storeId })
      await ann.call(queueLeave, { numberId: mine?.id ?? '', ...key() })
      expect(await save(small)).toBeUndefined()
    }
  })
})
