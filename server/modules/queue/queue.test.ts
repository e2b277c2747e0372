import { randomUUID } from 'node:crypto'
import { merchantCallNumber } from '@contract/calls/merchant'
import { queueDetail, queueLeave, queueRemind, queueReturn, queueTake } from '@contract/calls/queue'
import { reservationList } from '@contract/calls/reservation'
import type { TestCaller } from '../../testing/caller'
import { aQueue } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'
import { placeBehind } from './line'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** A restaurant with a queue, and its merchant. */
async function aPlace() {
  const merchant = await world.make.customer()
  const storeId = await world.make.store({ merchant_id: merchant.id })
  await aQueue(world, storeId)
  const call = () => merchant.call(merchantCallNumber, { storeId, size: 'A', ...key() })
  const move = (numberId: string, step: 'sit' | 'pass') =>
    merchant.call(merchantCallNumber, { numberId, step, ...key() })
  return { merchant, storeId, call, move }
}

const take = async (caller: TestCaller, storeId: string, party = 2) => {
  const { mine } = await caller.call(queueTake, { storeId, party, ...key() })
  if (!mine) throw new Error('there is no number')
  return mine
}
const customers = (count: number) => Promise.all(Array.from({ length: count }, () => world.make.customer()))

describe('a queue', () => {
  it('should number parties by the smallest size that fits, and say who is ahead', async () => {
    const { storeId, call } = await aPlace()
    const [ann, ben, cleo, dan] = (await customers(4)) as [TestCaller, TestCaller, TestCaller, TestCaller]
    expect(await take(ann, storeId)).toMatchObject({ number: 'A01', ahead: 0, minutes: 0, state: 'waiting' })
    expect(await take(ben, storeId)).toMatchObject({ number: 'A02', ahead: 1, minutes: 5 })
    expect(await take(cleo, storeId, 3)).toMatchObject({ number: 'B01', ahead: 0 })
    expect(await dan.refusal(queueTake, { storeId, party: 5, ...key() })).toBe('partyTooLarge')
    expect(await ann.refusal(queueTake, { storeId, party: 2, ...key() })).toBe('alreadyQueued')
    expect(await call()).toMatchObject({ number: 'A01', state: 'called' })
    const { sizes, mine } = await ben.call(queueDetail, { storeId })
    expect(sizes).toMatchObject([
      { key: 'A', calling: 'A01', waiting: 1 },
      { key: 'B', calling: null },
    ])
    expect(mine).toMatchObject({
      ahead: 0,
      line: [
        { number: 'A01', state: 'calling' },
        { number: 'A02', state: 'mine' },
      ],
    })
    expect(await world.visitor.call(queueDetail, { storeId })).toMatchObject({ mine: null })
    const { items } = await ben.call(reservationList, {})
    expect(items).toMatchObject([{ kind: 'number', number: 'A02', state: 'waiting' }])
  })

  it('should pass a number that nobody answers, and take it back once, three places later', async () => {
    const { storeId, call } = await aPlace()
    const parties = await customers(6)
    const mine = []
    for (const caller of parties) mine.push(await take(caller, storeId))
    const [ann] = parties as [TestCaller]
    const numberId = mine[0]?.id ?? ''
    await call()
    expect(await ann.refusal(queueReturn, { numberId, ...key() })).toBe('numberStateChanged')
    world.clock.forward(11)
    await world.app.context.jobs.runDue()
    expect(await ann.call(queueDetail, { storeId })).toMatchObject({ mine: { state: 'passed', canReturn: true } })
    expect(await ann.call(queueReturn, { numberId, ...key() })).toMatchObject({ mine: { state: 'waiting', ahead: 3 } })
    const called = []
    for (let turn = 0; turn < 4; turn += 1) called.push((await call()).number)
    expect(called).toEqual(['A02', 'A03', 'A04', 'A01'])
    world.clock.forward(11)
    await world.app.context.jobs.runDue()
    expect(await ann.refusal(queueReturn, { numberId, ...key() })).toBe('numberReturned')
  })

  it('should let customers leave, seat them and notify them in time', async () => {
    const { storeId, call, move, merchant } = await aPlace()
    const told: string[] = []
    world.app.services.queue.onNotice((_, { number, store_id }, what) => {
      if (store_id === storeId) told.push(`${what} ${number}`)
      return Promise.resolve()
    })
    const [ann, ben, cleo] = (await customers(3)) as [TestCaller, TestCaller, TestCaller]
    const [one, two, three] = [await take(ann, storeId), await take(ben, storeId), await take(cleo, storeId)]
    await cleo.call(queueRemind, { numberId: three.id, on: false })
    await call()
    expect(await move(one.id, 'sit')).toMatchObject({ state: 'seated' })
    await ben.call(queueLeave, { numberId: two.id, ...key() })
    expect(await ben.refusal(queueLeave, { numberId: two.id, ...key() })).toBe('numberStateChanged')
    expect(await ann.refusal(queueLeave, { numberId: two.id, ...key() })).toBe('queueNumberNotFound')
    expect(await call()).toMatchObject({ number: 'A03' })
    expect(await merchant.refusal(merchantCallNumber, { storeId, size: 'A', ...key() })).toBe('queueEmpty')
    expect(told).toEqual(['called 1', 'near 2', 'called 3'])
    expect(await take(ben, storeId)).toMatchObject({ number: 'A04' })
  })

  it('should give 64 callers 16 numbers, none of them twice', async () => {
    const { storeId } = await aPlace()
    const callers = await customers(16)
    const outcomes = await Promise.all(
      [callers, callers, callers, callers]
        .flat()
        .map((caller) => caller.refusal(queueTake, { storeId, party: 2, ...key() })),
    )
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(16)
    expect(outcomes.filter((outcome) => outcome !== undefined && outcome !== 'alreadyQueued')).toEqual([])
    const numbers = await Promise.all(callers.map(async (caller) => (await caller.call(queueDetail, { storeId })).mine))
    expect(new Set(numbers.map((mine) => mine?.number)).size).toBe(16)
  })
})

it.each([
  [[2, 3, 4, 5], 3.5 + 1],
  [[2, 3, 4], 4.5],
  [[2], 2.5],
  [[], 1],
])('should return behind three of %j at %d', (waiting, place) => {
  expect(placeBehind(waiting, 3, 1)).toBe(place)
})
