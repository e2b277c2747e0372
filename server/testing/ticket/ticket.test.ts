import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { orderApplyRefund, orderCancel, orderCount, orderDetail, orderList } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { SignedIn } from '../../http/caller'
import { OrderService } from '../../modules/order/service'
import { lockRefund } from '../../modules/refund/queries'
import type { TestCaller } from '../caller'
import { anOrder, Cashier, openAt } from '../payments'
import { aWorld, type World } from '../world'
import { ticketConfirm, ticketSubmit } from './contract'
import { ticketModule } from './module'
import { createTicketTables, findShow, insertShow } from './queries'
import { trustedId } from '../../security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld({}, undefined, 0, { addedKinds: [ticketModule] })
  await createTicketTables(world.app.context.db)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const price = 5000
const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db

/** A show of three seats at 50.00, by a closed store. */
async function aShow() {
  const storeId = await world.make.store({ status: 'closed' })
  const id = randomUUID()
  await insertShow(db(), { id, store_id: storeId, name: 'Hamlet', price, seats_left: 3 })
  const seats = async () => (await findShow(db(), id))?.seats_left
  return { id, storeId, seats }
}

async function tickets(ann: TestCaller, showId: string, quantity = 1): Promise<string> {
  const { id } = await ann.call(ticketConfirm, { showId, quantity })
  return (await ann.call(ticketSubmit, { quoteId: id, seat: 'A1', ...key() })).orderId
}

const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })

const within = (work: Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]) =>
  db().transaction().execute(work)

describe('a second kind of orders', () => {
  it('should be priced, submitted, shown and paid from the balance although its store is shut', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const show = await aShow()
    const orderId = await tickets(ann, show.id, 2)
    expect(await show.seats()).toBe(1)
    const head = {
      kind: 'ticket',
      state: 'reserved',
      phase: 'toPay',
      count: 2,
      total: 2 * price,
      actions: ['cancel', 'pay'],
    }
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ ...head, seat: 'A1' })
    await pay(ann, orderId)
    const paid = await ann.call(orderDetail, { orderId })
    expect(paid).toMatchObject({ state: 'issued', phase: 'inProgress', paidWith: 'balance', actions: ['refund'] })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(0)
  })

  it.each(['wechat', 'alipay'] as const)('should be paid by %s', async (provider) => {
    const ann = await world.make.customer()
    const orderId = await tickets(ann, (await aShow()).id)
    await new Cashier(world).decide(await openAt(ann, provider, { orderId }), 'succeed')
    await world.app.context.jobs.runDue()
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'issued', paidWith: provider })
  })

  it('should have its inventory again once it is cancelled, or not paid in time', async () => {
    const ann = await world.make.customer()
    const show = await aShow()
    const orderId = await tickets(ann, show.id, 2)
    await tickets(ann, show.id)
    expect(
      await ann.refusal(ticketSubmit, {
        quoteId: (await ann.call(ticketConfirm, { showId: show.id, quantity: 1 })).id,
        seat: '',
        ...key(),
      }),
    ).toBe('soldOut')
    const cancelled = await ann.call(orderCancel, { orderId, reason: 'Something else', ...key() })
    expect(cancelled).toMatchObject({ state: 'returned', phase: 'cancelled', cancelReason: 'Something else' })
    expect(await show.seats()).toBe(2)
    await world.hours(1)
    expect(await show.seats()).toBe(3)
  })

  it('should stand in one list with orders of takeaway, at one statement for the page and one for each kind', async () => {
    const { ann, orderId: noodles } = await anOrder(world)
    const show = await aShow()
    const orderIds = [await tickets(ann, show.id), await tickets(ann, show.id)]
    const { items } = await ann.call(orderList, {})
    expect(items.map(({ id, kind }) => [id, kind])).toEqual([
      ...orderIds.reverse().map((id) => [id, 'ticket']),
      [noodles, 'takeaway'],
    ])
    expect((await ann.call(orderList, { keyword: 'hamlet' })).items).toHaveLength(2)
    expect(await ann.call(orderCount, {})).toMatchObject({ toPay: 3 })
    expect(await statementsOfList(ann)).toBe(3)
  })

  it('should be refunded in part and settled to two parties', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const show = await aShow()
    const orderId = await tickets(ann, show.id, 2)
    await pay(ann, orderId)
    const asked = { type: 'partial', lines: [{ position: 0, quantity: 1 }], reason: 'The show was moved' } as const
    const { id } = await ann.call(orderApplyRefund, {
      orderId,
      ...asked,
      lines: [...asked.lines],
      description: 'Moved',
      ...key(),
    })
    const { orders, refunds } = world.app.services
    await within(async (tx) => {
      const order = await orders.lock(tx, trustedId('order', orderId))
      await refunds.fire(tx, order, await lockRefund(tx, trustedId('refund', id)), 'agreeRefund', 'merchant')
    })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(price)
    expect(await show.seats()).toBe(2)
    await within(
      async (tx) => void (await orders.fire(tx, await orders.lock(tx, trustedId('order', orderId)), 'use', 'merchant')),
    )
    expect(await world.make.balanceOf('store', show.storeId)).toBe(price - 100)
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'used', phase: 'done', refunded: price })
  })

  it('should refuse an event of another actor, and one without what it must bring', async () => {
    const ann = await world.make.customer()
    const { orders } = world.app.services
    const orderId = await tickets(ann, (await aShow()).id)
    const fired = (event: string, actor: 'customer' | 'merchant') =>
      within(
        async (tx) => void (await orders.fire(tx, await orders.lock(tx, trustedId('order', orderId)), event, actor)),
      )
    await expect(fired('cancel', 'merchant')).rejects.toMatchObject({ failure: 'accessDenied' })
    await expect(fired('cancel', 'customer')).rejects.toMatchObject({ failure: 'reasonRequired' })
    await expect(fired('use', 'merchant')).rejects.toMatchObject({ failure: 'orderStateChanged' })
    await expect(fired('explode', 'merchant')).rejects.toThrow('know no event')
  })
})

/** The number of statements for a customer's order list. */
async function statementsOfList({ id }: TestCaller): Promise<number> {
  const { context, services } = world.app
  let count = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const service = new OrderService({ ...context, db: context.db.withPlugin(counting) }, services.kinds, services.orders)
  const caller = { customer: { id, isMember: false, tokenHash: '' }, language: 'en' } as SignedIn
  await service.list(caller, orderList.request.parse({}))
  return count
}
