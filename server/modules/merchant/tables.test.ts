import { randomUUID } from 'node:crypto'
import { reservationConfirm } from '@contract/calls/reservation'
import { groupCartStart } from '@contract/calls/group-cart'
import { merchantSaveTables, merchantSeat, merchantTables } from '@contract/calls/merchant'
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
})
