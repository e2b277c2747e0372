import { randomUUID } from 'node:crypto'
import type { Party } from '@contract/call'
import { accountCancel, accountCancelRisk } from '@contract/calls/account'
import { orderConfirmReceipt } from '@contract/calls/order'
import * as riders from '@contract/calls/rider'
import { accountKinds } from '../../wallet/account-kinds'
import type { TestCaller } from '../../../testing/caller'
import { codeSentTo } from '../../../testing/codes'
import { aPaidOrder } from '../../../testing/refunds'
import { acceptOnly, aRider, search, stepKey } from '../../../testing/riders'
import { aWorld, type World } from '../../../testing/world'
import { funding, post, transfer } from '../../wallet/ledger'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

let phones = 0
const newPhone = () => `135${String(++phones).padStart(8, '0')}`

/** The failure of closing the account of a caller with a phone. */
async function closing(caller: TestCaller, phone: string) {
  world.clock.forward(1)
  const code = await codeSentTo(world, phone, 'cancelAccount')
  return caller.refusal(accountCancel, { code, payPassword: '246810', agreed: true })
}
const kinds = async (caller: TestCaller) => (await caller.call(accountCancelRisk, {})).settle.map(({ kind }) => kind)

it.each(accountKinds)(
  'should keep an account while the ledger has something for it or against it: %s',
  async (kind) => {
    const phone = newPhone()
    const ann = await world.make.customer({ phone })
    const amount = kind.endsWith('Debt') ? -3000_00 : 3000_00
    await world.app.context.db.transaction().execute((tx) => {
      const sides = transfer(funding, { kind, ownerId: ann.id }, amount)
      return post(tx, { kind: 'adjustment', referenceId: randomUUID(), at: world.clock.now(), sides })
    })
    const { settle } = await ann.call(accountCancelRisk, {})
    expect(settle).toMatchObject([{ amount: 3000_00 }])
    expect(await closing(ann, phone)).toBe('cancelBlocked')
  },
)

/** Work of each party that is not over: its person, and the obstacle. */
const work: Readonly<Record<Exclude<Party, 'platform'>, () => Promise<[TestCaller, string]>>> = {
  customer: async () => [(await aPaidOrder(world)).ann, 'orders'],
  store: async () => {
    const merchant = await world.make.customer()
    await world.make.store({ merchant_id: merchant.id })
    return [merchant, 'store']
  },
  rider: async () => {
    const rider = await aRider(world)
    await aPaidOrder(world)
    await search(world)
    await acceptOnly(rider)
    return [rider, 'deliveries']
  },
}

it.each(Object.entries(work))('should keep the account of a %s whose work is not over', async (_, begin) => {
  const [caller, kind] = await begin()
  expect(await kinds(caller)).toContain(kind)
})

it('should keep a rider’s account until the pay is in the wallet, and end the shift of one that is closed', async () => {
  const phone = newPhone()
  const rider = await aRider(world, { phone })
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  const shift = async () => {
    const { db } = world.app.context
    const row = db.selectFrom('riders').select('shift_state').where('customer_id', '=', rider.id)
    return (await row.executeTakeFirstOrThrow()).shift_state
  }
  expect(await closing(rider, phone)).toBe('cancelBlocked')
  expect(await shift()).toBe('online')
  await rider.call(riders.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  await rider.call(riders.riderPickUp, { deliveryId, ...stepKey() })
  await rider.call(riders.riderArrive, { deliveryId, at: 'dropOff', ...stepKey() })
  await rider.call(riders.riderDeliver, { deliveryId, ...stepKey() })
  expect(await kinds(rider)).toEqual(['pendingEarnings'])
  await ann.call(orderConfirmReceipt, { orderId, ...stepKey() })
  expect(await kinds(rider)).toEqual(['earnings'])
  const { available } = await rider.call(riders.riderEarnings, {})
  await rider.call(riders.riderPayOut, { amount: available, ...stepKey() })
  expect(await kinds(rider)).toEqual(['balance'])
  await world.app.context.db.transaction().execute((tx) => {
    const sides = transfer({ kind: 'customer', ownerId: rider.id }, funding, available)
    return post(tx, { kind: 'adjustment', referenceId: randomUUID(), at: world.clock.now(), sides })
  })
  expect(await closing(rider, phone)).toBeUndefined()
  expect(await shift()).toBe('offline')
})
