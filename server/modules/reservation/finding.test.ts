import { reservationOptions, reservationSearch } from '@contract/calls/reservation'
import { limits } from '@contract/limits'
import { statementCount } from '../../testing/statement-count'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
const ids: Record<string, string> = {}
/** About 111 m for each thousandth of a degree north of the caller. */
const north = (thousandths: number) => ({ latitude: 22.5329 + thousandths / 1000, longitude: 113.93 })
const evening = 19 * 60

const offers = async (request: object = {}) => {
  const { items } = await world.visitor.call(reservationSearch, { minute: evening, ...request })
  return new Map(items.map((item) => [Object.keys(ids).find((name) => ids[name] === item.id), item]))
}

beforeAll(async () => {
  world = await aWorld()
  const add = async (name: string, seed: Parameters<typeof aRestaurant>[1]) => {
    const place = await aRestaurant(world, seed)
    ids[name] = place.storeId
    return place
  }
  const small = await add('small', { store: north(2), tables: [{ name: 'A1', least: 1, most: 2 }] })
  await add('large', { store: north(4), rules: { deposit: 5000 } })
  await add('lunch', {
    store: north(6),
    openings: [{ weekday: 0, meal: 'lunch', first_minute: 660, last_minute: 780 }],
  })
  await add('far', { store: { latitude: 39.9, longitude: 116.4 } })
  await world.make.store(north(1))
  const ann = await world.make.customer()
  await book(ann, wishOf(small, 2, timeIn(world, 19)))
})
afterAll(() => world.close())

describe('reservation.search', () => {
  it('should list the restaurants with tables around, nearest first, with the free times nearest to the wish', async () => {
    const found = await offers()
    expect([...found.keys()]).toEqual(['small', 'large', 'lunch'])
    const { times, ...large } = found.get('large') ?? { times: [] }
    expect(large).toMatchObject({ state: 'free', distance: 445, deposit: 5000 })
    expect(times).toHaveLength(limits.tableSearchTimes)
    expect(times.map(({ time }) => time)).toContain('19:00')
    expect(times).toEqual([...times].sort((one, other) => (one.at < other.at ? -1 : 1)))
  })

  it('should offer exactly what the restaurant itself has free', async () => {
    const { date } = await world.visitor.call(reservationSearch, { minute: evening })
    for (const [, { id, times }] of await offers({ date })) {
      const { meals } = await world.visitor.call(reservationOptions, { storeId: id, party: 2, date })
      const slots = meals.flatMap(({ slots: all }) => all)
      for (const { at } of times) expect(slots.find((slot) => slot.at === at)).toMatchObject({ state: 'free' })
    }
  })

  it('should say why a restaurant has no time: nothing near it, closed that day, or too large a party', async () => {
    const found = await offers()
    expect(found.get('small')).toMatchObject({ state: 'full', times: [] })
    expect((await offers({ party: 4 })).get('small')).toMatchObject({ state: 'tooLarge', times: [] })
    expect(found.get('lunch')).toMatchObject({ state: 'closed', times: [] })
  })

  it.each([
    [9, 10, 12 * 60, 0],
    [11, 50, 13 * 60, 0],
    [14, 0, 18.5 * 60, 0],
    [17, 50, 19 * 60, 0],
    [22, 0, 18.5 * 60, 1],
  ])('should begin at %i:%i with a meal that is still served', async (hour, past, minute, days) => {
    const minutes = (new Date(timeIn(world, hour, past)).getTime() - world.clock.now().getTime()) / 60_000
    world.clock.forward(minutes)
    const found = await world.visitor.call(reservationSearch, {})
    world.clock.forward(-minutes)
    expect(found.minute).toBe(minute)
    expect(found.date > found.today).toBe(days > 0)
  })

  it('should refuse a day that cannot be booked', async () => {
    expect(await world.visitor.refusal(reservationSearch, { date: '2020-01-01' })).toBe('tableDateInvalid')
    expect(await world.visitor.refusal(reservationSearch, { date: '2099-01-01' })).toBe('tableDateInvalid')
  })

  it('should not list a store that the platform has suspended', async () => {
    await world.make.changeStore(ids.large ?? '', { suspended_at: world.clock.now() })
    expect([...(await offers()).keys()]).toEqual(['small', 'lunch'])
    await world.make.changeStore(ids.large ?? '', { suspended_at: null })
  })

  it('should ask the database as often for many restaurants as for one', async () => {
    const count = (pageSize: number) =>
      statementCount(() => world.visitor.call(reservationSearch, { minute: evening, pageSize }))
    await count(1)
    expect(await count(10)).toBe(await count(1))
  })
})
