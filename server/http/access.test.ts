import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Audience, type Call, defineCall } from '@contract/call'
import { calls } from '@contract/calls'
import { orderApplyRefund, orderDetail } from '@contract/calls/order'
import { Empty, Id, IdempotencyKey } from '@contract/entities/common'
import { AddressId, OrderId, RefundId, StoreId } from '@contract/entities/ids'
import { failureCodes } from '@contract/failures'
import { TestCaller } from '../testing/caller'
import { aPaidOrder, application } from '../testing/refunds'
import { aStaff } from '../testing/staff'
import { aWorld, type World } from '../testing/world'
import type { SignedIn } from './caller'
import { registerErrors } from './errors'
import { Failure } from './failure'
import { handleWith } from './handle'
import { checkOwnership } from './ownership'
import { canOwn } from './queries/owners'

interface Order {
  readonly buyer: TestCaller
  readonly storeId: string
  readonly orderId: string
  readonly refundId: string
}

const Stores = z.object({ stores: z.array(z.string()) })

/** Calls of a merchant's and a rider's, as there are none in the contract yet. */
const define = <Name extends string, Req extends z.ZodMiniType, Who extends Exclude<Audience, 'staff'>>(
  name: Name,
  who: Who,
  request: Req,
) =>
  defineCall({
    name,
    summary: 'A call of this test',
    who,
    request,
    response: Stores,
    failures: ['orderNotFound', 'refundNotFound', 'storeNotFound', 'addressNotFound'],
  } as never) as unknown as Call<Name, Req, typeof Stores, Who>

const stores = define('test.stores', 'merchant', Empty)
const order = define('test.order', 'merchant', z.object({ orderId: OrderId, storeId: z.optional(StoreId) }))
const orders = define('test.orders', 'merchant', z.object({ orders: z.array(z.object({ orderId: OrderId })) }))
const numbered = define('test.numbered', 'merchant', z.object({ orderId: z.union([OrderId, z.int()]) }))
const refund = define('test.refund', 'merchant', z.object({ refundId: RefundId }))
const address = define('test.address', 'merchant', z.object({ addressId: AddressId }))
const accept = define('test.accept', 'merchant', z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }))
const delivered = define('test.delivered', 'rider', z.object({ orderId: OrderId }))
const ownStore = define('test.ownStore', 'customer', z.object({ storeId: StoreId }))
const staffPart = {
  ...{ summary: 'A call of this test', who: 'staff' as const, roles: ['support'] as const, response: Stores },
  failures: ['orderNotFound'] as const,
}
const looks = defineCall({ ...staffPart, name: 'test.looks', request: z.object({ orderId: OrderId }) })
const acts = defineCall({
  ...{ ...staffPart, name: 'test.acts' },
  request: z.object({ orderId: OrderId, reason: z.string(), idempotencyKey: IdempotencyKey }),
})
const forgotten = define('test.forgotten', 'merchant', z.object({ orderId: Id }))

/** False, but not to the compiler: what does not compile is not registered either. */
const never = Date.now() === 0

/** Stands for a service: what acts on an order takes its branded id. */
const actOn = (_orderId: OrderId) => Promise.resolve({ stores: [] as string[] })

function registerCalls(http: FastifyInstance, { context }: World['app']): void {
  const handle = handleWith(http, context)
  const done = () => Promise.resolve({ stores: [] })
  // A merchant’s call that the table of teams does not name is a change.
  handle.change(stores, (_tx, caller) => Promise.resolve({ stores: [...caller.stores] }))
  handle.change(order, (_tx, _, { orderId }) => actOn(orderId))
  handle.change(orders, done)
  handle.change(numbered, done)
  handle.change(refund, done)
  handle.change(address, done)
  handle.once(accept, (_tx, caller, { orderId }) => actOn(orderId).then(() => ({ stores: [...caller.stores] })))
  handle(delivered, done)
  handle(ownStore, done)
  // @ts-expect-error -- a plain id was held against nobody: what acts on an order does not take it
  handle.change(forgotten, (_tx, _, { orderId }) => actOn(orderId))
  const acted = (orderId: string) => ({
    ...{ subject: { kind: 'order' as const, id: orderId }, before: { state: 'ready' }, after: { state: 'cancelled' } },
    answer: { stores: [] },
  })
  handle(looks, done)
  handle.act(acts, (_tx, _caller, { orderId }) => Promise.resolve(acted(orderId)))
  // @ts-expect-error -- what staff change is audited
  expect(() => handle.once(acts, done)).toThrow('handle.act')
  // @ts-expect-error -- a call without a key and a reason changes nothing
  if (never) handle.act(looks, () => Promise.resolve(acted('')))
  // @ts-expect-error -- others than staff do not act
  if (never) handle.act(accept, () => Promise.resolve(acted('')))
  // @ts-expect-error -- only a merchant's calls know stores
  handle(define('test.none', 'customer', Empty), (caller) => Promise.resolve({ stores: [...caller.stores] }))
}

describe('the access check of a call', () => {
  let world: World
  let http: FastifyInstance
  let customer: TestCaller
  /** The merchant of two orders and a refund, and the merchant of another set of them. */
  let ann: TestCaller
  let ben: TestCaller
  let anns: { first: Order; second: Order }
  let bens: Order

  /** The same customer at the server with the calls of this test. */
  const here = ({ id, token }: TestCaller) =>
    new TestCaller(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`, id, token)

  /** An order with a refund at a store that somebody runs. */
  async function orderAt(merchant: TestCaller): Promise<Order> {
    const { ann: buyer, orderId, storeId } = await aPaidOrder(world)
    const { id } = await buyer.call(orderApplyRefund, application(orderId))
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    return { buyer, storeId, orderId, refundId: id }
  }

  beforeAll(async () => {
    world = await aWorld()
    http = Fastify()
    registerErrors(http, 'en')
    registerCalls(http, world.app)
    await http.listen({ port: 0, host: '127.0.0.1' })
    customer = here(await world.make.customer())
    ann = here(await world.make.customer())
    ben = here(await world.make.customer())
    anns = { first: await orderAt(ann), second: await orderAt(ann) }
    bens = await orderAt(ben)
  })
  afterAll(async () => {
    await http.close()
    await world.close()
  })

  it('should pass to a merchant’s call the stores that its caller runs', async () => {
    expect(await ann.call(stores, {})).toEqual({ stores: [anns.first.storeId, anns.second.storeId].sort() })
    const key = { idempotencyKey: randomUUID() }
    expect(await ben.call(accept, { orderId: bens.orderId, ...key })).toEqual({ stores: [bens.storeId] })
  })

  it('should refuse a merchant’s call to a caller without a store, and to one who is not signed in', async () => {
    const { status, envelope } = await customer.send(stores.name, {})
    expect({ status, code: envelope.code }).toEqual({ status: 403, code: failureCodes.accessDenied })
    expect((await here(world.visitor).send(stores.name, {})).envelope.code).toBe(failureCodes.notSignedIn)
    expect(await customer.refusal(order, { orderId: anns.first.orderId })).toBe('accessDenied')
  })

  it('should hold orders and refunds against the stores of a merchant, also deep in a request', async () => {
    expect(await ann.refusal(order, { orderId: anns.second.orderId })).toBeUndefined()
    expect(await ann.refusal(order, { orderId: bens.orderId })).toBe('orderNotFound')
    expect(await ann.refusal(order, { orderId: randomUUID() })).toBe('orderNotFound')
    expect(await ann.refusal(refund, { refundId: anns.first.refundId })).toBeUndefined()
    expect(await ann.refusal(refund, { refundId: bens.refundId })).toBe('refundNotFound')
    const both = [{ orderId: anns.first.orderId }, { orderId: bens.orderId }]
    expect(await ann.refusal(orders, { orders: both })).toBe('orderNotFound')
    expect(await ann.refusal(orders, { orders: both.slice(0, 1) })).toBeUndefined()
    const accepting = { orderId: bens.orderId, idempotencyKey: randomUUID() }
    expect(await ann.refusal(accept, accepting)).toBe('orderNotFound')
  })

  it('should hold against an owner only what is an id', async () => {
    expect(await ann.refusal(numbered, { orderId: 7 })).toBeUndefined()
    expect(await ann.refusal(numbered, { orderId: bens.orderId })).toBe('orderNotFound')
  })

  it('should refuse a merchant’s call to a customer whom nothing else has refused', async () => {
    const caller = { customer: { id: customer.id, isMember: false, tokenHash: '' } } as SignedIn
    const { orderId } = anns.first
    await expect(checkOwnership(world.app.context.db, order, { orderId }, caller)).rejects.toEqual(
      new Failure('orderNotFound'),
    )
  })

  it('should hold them against the one store that a request names', async () => {
    const { first, second } = anns
    expect(await ann.refusal(order, { orderId: first.orderId, storeId: first.storeId })).toBeUndefined()
    expect(await ann.refusal(order, { orderId: first.orderId, storeId: second.storeId })).toBe('orderNotFound')
    expect(await ann.refusal(order, { orderId: bens.orderId, storeId: bens.storeId })).toBe('storeNotFound')
  })

  it('should not take a merchant’s own order at another store for an order of the merchant’s store', async () => {
    await world.make.changeStore(anns.second.storeId, { merchant_id: anns.first.buyer.id })
    const buyer = here(anns.first.buyer)
    expect(await buyer.refusal(order, { orderId: anns.first.orderId })).toBe('orderNotFound')
    expect(await buyer.refusal(order, { orderId: anns.second.orderId })).toBeUndefined()
    await world.make.changeStore(anns.second.storeId, { merchant_id: ann.id })
  })

  it('should refuse a kind of thing that the party cannot have', async () => {
    const addressId = await world.make.address(ann.id)
    expect(await ann.refusal(address, { addressId })).toBe('addressNotFound')
    expect(await ann.refusal(ownStore, { storeId: anns.first.storeId })).toBe('storeNotFound')
  })

  it('should refuse a rider’s call to everybody: nobody is one yet', async () => {
    expect(await anns.first.buyer.refusal(orderDetail, { orderId: anns.first.orderId })).toBeUndefined()
    expect(await here(anns.first.buyer).refusal(delivered, { orderId: anns.first.orderId })).toBe('accessDenied')
    expect(await ann.refusal(delivered, { orderId: anns.first.orderId })).toBe('accessDenied')
  })

  it('should admit staff by a role of the call alone, and write one entry of what they change', async () => {
    const [support, finance] = [here(await aStaff(world, 'support')), here(await aStaff(world, 'finance'))]
    const { orderId } = anns.first
    expect(await finance.refusal(looks, { orderId })).toBe('accessDenied')
    expect(await ann.refusal(looks, { orderId })).toBe('accessDenied')
    expect(await support.refusal(looks, { orderId })).toBeUndefined()
    expect(await support.refusal(looks, { orderId: randomUUID() })).toBe('orderNotFound')
    await support.call(acts, { orderId, reason: 'Asked to', idempotencyKey: randomUUID() })
    const entries = world.app.context.db.selectFrom('audit_entries').selectAll().where('staff_id', '=', support.id)
    expect(await entries.execute()).toMatchObject([{ role: 'support', call: 'test.acts', subject_id: orderId }])
  })

  it('should have a party for every kind that a call of the contract names', () => {
    const missing = Object.values<Call>(calls).flatMap(({ name, party, owns }) =>
      owns.filter(({ kind }) => !party || !canOwn(party, kind)).map(({ kind }) => `${name}: ${kind}`),
    )
    expect(missing).toEqual([])
  })
})
