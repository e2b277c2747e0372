import { type Call, SUCCESS } from '@contract/call'
import { calls } from '@contract/calls'
import { asking, ownPictures } from '../../../tests/contract/suite'
import {
  kindOf,
  newOrders,
  orderAfter,
  otherBeginnings,
  type OwnOrder,
  stateOf,
  waysToStates,
} from '../../testing/every-order'
import { aWorld, type World } from '../../testing/world'
import { timeLimit } from '../../../tests/support/time-limit'

let world: World
beforeAll(async () => (world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })))
afterAll(() => world.close())

jest.setTimeout(timeLimit(600))

/** Every call that takes an order, those that change nothing first. */
const taking = Object.values<Call>(calls)
  .flatMap((call) => call.owns.filter(({ kind }) => kind === 'order').map((field) => ({ call, field })))
  .sort((one, other) => Number(one.call.idempotent) - Number(other.call.idempotent))

/** Sends a call with an order of the caller's own, or of the store that the caller runs. */
async function send({ call, field }: (typeof taking)[number], { ann, orderId }: OwnOrder) {
  const request = { ...asking(call, field, orderId), ...(await ownPictures(call, field, ann)) }
  const password = 'payPassword' in request && { payPassword: '246810' }
  return ann.send(call.name, { ...request, ...password })
}

/** The calls that are answered with a fault about an order in a state; an order that a call has changed is made again. */
async function faultsIn(state: string, another: () => Promise<OwnOrder>): Promise<object[]> {
  const faults: object[] = []
  let own = await another()
  for (const taken of taking) {
    const { status, envelope } = await send(taken, own)
    if (status >= 500) faults.push({ state, call: taken.call.name })
    if (envelope.code === SUCCESS && (await stateOf(world, own)) !== state) own = await another()
  }
  return faults
}

const beginnings = 3
const made = [
  ...Object.entries(newOrders).map(([name, make]) => [name, make, Infinity] as const),
  ...Object.entries(otherBeginnings).map(([name, make]) => [name, make, beginnings] as const),
]

it('should make orders of every kind that the server has', async () => {
  const kinds = new Set<string>()
  for (const [, make] of made) kinds.add(await kindOf(world, await make(world)))
  expect([...kinds].sort()).toEqual(world.app.services.kinds.all.map(({ name }) => name).sort())
})

describe.each(made)('every call about an order, with %s', (_, make, most) => {
  it('should be answered or refused by name in each of its states', async () => {
    const ways = await waysToStates(world, make, most)
    const faults: object[] = []
    for (const [state, way] of ways) faults.push(...(await faultsIn(state, () => orderAfter(world, make, way))))
    expect(faults).toEqual([])
    expect(ways.size).toBeGreaterThan(1)
  })
})
