import { afterSalesLimits as limits } from '@contract/after-sales-limits'
import type { Actor } from '@contract/states/machine'
import type { AfterSalesEvent } from '@contract/states/after-sales'
import type { ReturnAddress, ReturnLogistics } from '@contract/entities/refund'
import { Jobs } from '../../jobs/jobs'
import { balanceOf, detail, toDoor } from '../../testing/orders'
import { aPaidOrder, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { RefundEngine } from './engine'
import type { RefundPolicy } from '../order/kind/refunds'
import { lockRefund, type Refund } from './queries'
import type { RefundEventInput } from './transition'
import { trustedId } from '../../security/trusted-id'

const returnAddress: ReturnAddress = { name: 'Old Stove', phone: '13800006209', address: '21 Keyuan Rd' }
const logistics: ReturnLogistics = { company: 'SF', number: 'SF1234567890', contact: '13912345678' }
const atStore: ReturnAddress = { ...returnAddress, name: 'The store' }

/** A policy that allows returns: only returned goods are restocked. */
const policy: RefundPolicy = {
  services: ['refundOnly', 'returnAndRefund'],
  isDecidedByPlatform: true,
  restocks: (_order, _line, service) => service === 'returnAndRefund',
  returnAddress: () => Promise.resolve(atStore),
}

let world: World
let jobs: Jobs
let engine: RefundEngine

beforeAll(async () => {
  world = await aWorld()
  const { context, services } = world.app
  // A separate job runner, since the server's own jobs use the policy of its registered kinds.
  jobs = new Jobs(context.db, context.clock, context.log)
  engine = new RefundEngine({ ...context, jobs }, services.orders, () => policy)
})
afterAll(() => world.close())

async function aReturn(service: 'refundOnly' | 'returnAndRefund' = 'returnAndRefund') {
  const made = await aPaidOrder(world, toDoor)
  const refund = await world.app.context.db.transaction().execute(async (tx) =>
    engine.apply(tx, await world.app.services.orders.lock(tx, trustedId('order', made.orderId)), {
      ...part(made.first),
      service,
      reason: 'Not what I ordered',
      description: 'Another colour',
      pictures: [],
      actor: 'customer',
    }),
  )
  const fire = (event: AfterSalesEvent, actor: Actor, input: RefundEventInput = {}): Promise<Refund> =>
    world.app.context.db.transaction().execute(async (tx) => {
      const order = await world.app.services.orders.lock(tx, trustedId('order', made.orderId))
      return engine.fire(tx, order, await lockRefund(tx, refund.id), event, actor, input)
    })
  const now = () => world.app.context.db.transaction().execute((tx) => lockRefund(tx, refund.id))
  return { ...made, fire, now }
}

const opened = (sealed: string | null): unknown => JSON.parse(world.app.context.seal.open(sealed ?? ''))

async function pass(minutes: number): Promise<void> {
  world.clock.forward(minutes)
  await jobs.runDue()
}

const day = 24 * 60

describe('a return', () => {
  it('should refund once the goods are back, and sell them again', async () => {
    const { ann, orderId, goods, fire } = await aReturn()
    const agreed = await fire('agreeReturn', 'merchant', { returnAddress })
    expect(agreed.state).toBe('awaitingReturn')
    expect(agreed.return_address_sealed).not.toContain(returnAddress.phone)
    expect(opened(agreed.return_address_sealed)).toEqual(returnAddress)
    const sent = await fire('returnGoods', 'customer', { logistics })
    expect(sent.state).toBe('returnedGoods')
    expect(opened(sent.logistics_sealed)).toEqual(logistics)
    expect(await balanceOf(ann)).toBe(100_00 - 6601)
    expect((await fire('receive', 'merchant')).state).toBe('refundComplete')
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 2600)
    expect(await detail(ann, orderId)).toMatchObject({ step: 'delivered', refunded: 2600 })
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(9)
  })

  it('should continue by itself each time the store does not answer, to the address that its kind names', async () => {
    const { ann, fire, now } = await aReturn()
    await pass(limits.answerHours * 60)
    const agreed = await now()
    expect(agreed.state).toBe('awaitingReturn')
    expect(opened(agreed.return_address_sealed)).toEqual(atStore)
    await fire('returnGoods', 'customer', { logistics })
    await pass(limits.receiveDays * day - 1)
    expect((await now()).state).toBe('returnedGoods')
    await pass(1)
    expect((await now()).state).toBe('refundComplete')
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 2600)
  })

  it('should be closed when nothing is sent in time, and free its line', async () => {
    const { ann, orderId, first, fire, now } = await aReturn()
    await fire('agreeReturn', 'merchant', { returnAddress })
    const line = async () => (await detail(ann, orderId)).lines.find(({ position }) => position === first)
    expect((await line())?.openQuantity).toBe(1)
    await pass(limits.returnDays * day)
    expect((await now()).state).toBe('closed')
    expect((await line())?.openQuantity).toBe(0)
  })

  it('should be refused with what came back, sent again, and be given up by itself', async () => {
    const { fire, now } = await aReturn()
    await fire('agreeReturn', 'merchant', { returnAddress })
    await fire('returnGoods', 'customer', { logistics })
    expect(await fire('refuse', 'merchant', { reason: 'It was worn' })).toMatchObject({ refusal: 'It was worn' })
    await pass(limits.resubmitDays * day)
    expect((await now()).state).toBe('closed')
  })

  it('should refuse what an event does not bring, who may not fire it, and an event of the other service', async () => {
    const { fire, now } = await aReturn()
    await expect(fire('agreeRefund', 'merchant')).rejects.toMatchObject({ failure: 'refundStateChanged' })
    await expect(fire('agreeReturn', 'merchant')).rejects.toMatchObject({ failure: 'invalidRequest' })
    await expect(fire('agreeReturn', 'customer', { returnAddress })).rejects.toMatchObject({ failure: 'accessDenied' })
    await expect(fire('refuse', 'merchant')).rejects.toMatchObject({ failure: 'reasonRequired' })
    await fire('agreeReturn', 'merchant', { returnAddress })
    await expect(fire('returnGoods', 'customer')).rejects.toMatchObject({ failure: 'invalidRequest' })
    await expect(fire('returnGoods', 'merchant', { logistics })).rejects.toMatchObject({ failure: 'accessDenied' })
    expect((await now()).state).toBe('awaitingReturn')
  })
})

it('should refund alone without goods, which stay sold', async () => {
  const { ann, goods, fire } = await aReturn('refundOnly')
  await fire('agreeRefund', 'merchant')
  expect(await balanceOf(ann)).toBe(100_00 - 6601 + 2600)
  expect(await world.make.stockOf(goods[0] ?? '')).toBe(8)
})

it('should not be offered by a kind that takes nothing back', async () => {
  const { orderId, first } = await aPaidOrder(world)
  const { orders, refunds } = world.app.services
  const asked = world.app.context.db.transaction().execute(async (tx) =>
    refunds.apply(tx, await orders.lock(tx, trustedId('order', orderId)), {
      ...part(first),
      service: 'returnAndRefund',
      reason: 'Cold',
      description: 'Cold',
      pictures: [],
      actor: 'customer',
    }),
  )
  await expect(asked).rejects.toMatchObject({ failure: 'refundUnavailable' })
})
