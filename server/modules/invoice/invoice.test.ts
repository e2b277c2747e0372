import { randomUUID } from 'node:crypto'
import { hotelOrderDetail } from '@contract/calls/hotel'
import { merchantCheckIn, merchantCheckOut } from '@contract/calls/merchant'
import { orderApplyRefund, orderInvoice, orderInvoiceDetail, orderInvoices } from '@contract/calls/order'
import type { InvoiceReceiver } from '@contract/entities/invoice'
import { trustedId } from '../../security/trusted-id'
import { canInvoice } from '../order/invoiced'
import { issueInvoices } from '../../demo/invoices'
import type { TestCaller } from '../../testing/caller'
import { aStay, HotelFactory } from '../../testing/hotel'
import { detail, fire, toDoor } from '../../testing/orders'
import { aPaidOrder, application, apply, decide } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const company: InvoiceReceiver = {
  type: 'company',
  title: 'Qihu Trading Ltd',
  taxNumber: '91440300MA5FABCD1X',
  email: 'mia@example.com',
}

/** A customer in the house with a stay of one night, in `rooms` rooms. */
async function inHouse(way: 'prepaid' | 'payAtHotel' = 'prepaid', ann?: TestCaller, rooms = 1) {
  const guest = ann ?? (await world.make.customer({ balance: 1_000_00 }))
  const merchant = await world.make.customer()
  const { hotelId, rateId } = await hotels.simple({ way })
  await world.make.changeStore(hotelId, { merchant_id: merchant.id })
  const orderId = await aStay(guest, { rateId, checkIn: hotels.today(), checkOut: hotels.day(1), rooms })
  await merchant.call(merchantCheckIn, { orderId, ...key() })
  const leave = async () => {
    await world.hours(24)
    await merchant.call(merchantCheckOut, { orderId, ...key() })
  }
  return { guest, orderId, leave }
}

/** The store refunds the rooms at these positions, or all that are left. */
async function giveBack(guest: TestCaller, orderId: string, ...positions: number[]): Promise<void> {
  const lines = positions.map((position) => ({ position, quantity: 1 }))
  const over = lines.length > 0 ? { type: 'partial' as const, lines } : {}
  const { id } = await apply(guest, orderId, over)
  await decide(world, orderId, id, 'agreeRefund')
}

const issue = (orderId: string, number: string) =>
  world.app.context.db
    .transaction()
    .execute((tx) => world.app.services.invoices.issue(tx, trustedId('order', orderId), number))

describe('an invoice', () => {
  it('should be requested once after the stay, and issued for what was paid', async () => {
    const { guest, orderId, leave } = await inHouse()
    const request = { orderId, receiver: company }
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ state: 'none', receiver: null })
    expect(await guest.refusal(orderInvoice, { ...request, ...key() })).toBe('invoiceUnavailable')
    await leave()
    expect(await guest.call(hotelOrderDetail, { orderId })).toMatchObject({ invoice: 'open' })
    const keyed = { ...request, ...key() }
    const requested = await guest.call(orderInvoice, keyed)
    expect(requested).toMatchObject({ state: 'requested', amount: 26_800, receiver: company, number: null })
    expect(await guest.call(orderInvoice, keyed)).toEqual(requested)
    expect(await guest.refusal(orderInvoice, { ...request, ...key() })).toBe('invoiceRequested')
    expect(await guest.call(hotelOrderDetail, { orderId })).toMatchObject({ invoice: 'requested' })
    await issue(orderId, '26440000000000000001')
    await issue(orderId, '26440000000000000002')
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({
      state: 'issued',
      number: '26440000000000000001',
      store: { name: 'Qihu Lakeside Inn' },
    })
  })

  it('should not leave its recipient readable in the database', async () => {
    const { guest, orderId, leave } = await inHouse()
    await leave()
    await guest.call(orderInvoice, { orderId, receiver: company, ...key() })
    const { db } = world.app.context
    const row = await db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
    for (const secret of [company.title, company.email, '91440300MA5FABCD1X'])
      expect(JSON.stringify(row)).not.toContain(secret)
  })

  it('should start from the customer’s previous recipient, and from nobody else’s', async () => {
    const first = await inHouse()
    await first.leave()
    await first.guest.call(orderInvoice, { orderId: first.orderId, receiver: company, ...key() })
    const next = await inHouse('prepaid', first.guest)
    expect(await first.guest.call(orderInvoiceDetail, { orderId: next.orderId })).toMatchObject({ receiver: company })
    const other = await inHouse()
    expect(await other.guest.call(orderInvoiceDetail, { orderId: other.orderId })).toMatchObject({ receiver: null })
  })

  it('should not be of what is paid at the hotel, nor of an order that is not finished', async () => {
    const { guest, orderId, leave } = await inHouse('payAtHotel')
    await leave()
    expect(await guest.refusal(orderInvoice, { orderId, receiver: company, ...key() })).toBe('invoiceUnavailable')
    const meal = await aPaidOrder(world)
    const request = { orderId: meal.orderId, receiver: company, ...key() }
    expect(await meal.ann.refusal(orderInvoice, request)).toBe('invoiceUnavailable')
  })

  it('should be of a meal once it is received, for what is not refunded', async () => {
    const { ann, orderId } = await aPaidOrder(world, toDoor)
    expect(await detail(ann, orderId)).toMatchObject({ canInvoice: false })
    await fire(world, orderId, 'confirm')
    expect(await detail(ann, orderId)).toMatchObject({ canInvoice: true })
    const request = { orderId, receiver: company, ...key() }
    expect(await ann.call(orderInvoice, request)).toMatchObject({ state: 'requested', amount: 66_01, store: {} })
    await issue(orderId, '26440000000000000008')
    const { id } = await apply(ann, orderId)
    await decide(world, orderId, id, 'agreeRefund')
    expect(await ann.call(orderInvoiceDetail, { orderId })).toMatchObject({ state: 'voided', amount: 0 })
    expect(await detail(ann, orderId)).toMatchObject({ canInvoice: false })
  })

  it('should be of finished orders of every kind but errands, and of no others', () => {
    const paid = { total: 1000, refunded: 0 }
    for (const kind of world.app.services.kinds.all)
      for (const [state, phase] of Object.entries(kind.phases)) {
        const isOffered = kind.name !== 'errand' && (phase === 'toReview' || phase === 'done')
        expect([kind.name, state, canInvoice(kind, { state, ...paid })]).toEqual([kind.name, state, isOffered])
        expect(canInvoice(kind, { state, total: 1000, refunded: 1000 })).toBe(false)
      }
  })

  it('should wait while a refund is decided', async () => {
    const { guest, orderId, leave } = await inHouse()
    await leave()
    await guest.call(orderApplyRefund, application(orderId))
    const request = { orderId, receiver: company, ...key() }
    expect(await guest.refusal(orderInvoice, request)).toBe('applicationInReview')
  })

  it('should be issued for what is left, and dropped when nothing is', async () => {
    const { guest, orderId, leave } = await inHouse()
    await leave()
    await guest.call(orderInvoice, { orderId, receiver: company, ...key() })
    const { db } = world.app.context
    await db.updateTable('orders').set({ refunded: 6_800 }).where('id', '=', orderId).execute()
    await issue(orderId, '26440000000000000003')
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ state: 'issued', amount: 20_000 })
    const other = await inHouse()
    await other.leave()
    await other.guest.call(orderInvoice, { orderId: other.orderId, receiver: company, ...key() })
    await db.updateTable('orders').set({ refunded: 26_800 }).where('id', '=', other.orderId).execute()
    await issue(other.orderId, '26440000000000000004')
    expect(await other.guest.call(orderInvoiceDetail, { orderId: other.orderId })).toMatchObject({ state: 'none' })
  })

  it('should be issued again for the rest after a partial refund, and be reversed after a full one', async () => {
    const { guest, orderId, leave } = await inHouse('prepaid', undefined, 2)
    await leave()
    await guest.call(orderInvoice, { orderId, receiver: company, ...key() })
    const [first, second, reversal] = ['26440000000000000005', '26440000000000000006', '26440000000000000007'] as const
    await issue(orderId, first)
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ amount: 53_600, replaces: null })
    await giveBack(guest, orderId, 0)
    const requested = { state: 'requested', amount: 26_800, number: null, issuedAt: null, receiver: company }
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ ...requested, replaces: first })
    expect(await guest.refusal(orderInvoice, { orderId, receiver: company, ...key() })).toBe('invoiceRequested')
    await issue(orderId, second)
    const again = { state: 'issued', amount: 26_800, number: second, replaces: first }
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject(again)
    await giveBack(guest, orderId)
    const voided = { state: 'voided', amount: 0, replaces: second }
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ ...voided, number: null })
    expect(await guest.refusal(orderInvoice, { orderId, receiver: company, ...key() })).toBe('invoiceRequested')
    await issue(orderId, reversal)
    expect(await guest.call(orderInvoiceDetail, { orderId })).toMatchObject({ ...voided, number: reversal })
    expect(await guest.call(hotelOrderDetail, { orderId })).toMatchObject({ invoice: 'voided' })
  })

  it('should be issued by the stores of the demo', async () => {
    const { context, services } = world.app
    issueInvoices(context, services.invoices)
    const { guest, orderId, leave } = await inHouse()
    await leave()
    await guest.call(orderInvoice, { orderId, receiver: company, ...key() })
    await world.hours(1)
    const { number, state } = await guest.call(orderInvoiceDetail, { orderId })
    expect([state, number?.length]).toEqual(['issued', 20])
  })

  it('should refuse a company without a valid tax number', async () => {
    const { guest, orderId, leave } = await inHouse()
    await leave()
    const receiver = { ...company, taxNumber: '91440300' }
    expect(await guest.refusal(orderInvoice, { orderId, receiver, ...key() })).toBe('invalidRequest')
  })
})

describe('order.invoices', () => {
  it('should list the caller’s requests with their states, the newest first', async () => {
    const { guest, orderId, leave } = await inHouse()
    await leave()
    await guest.call(orderInvoice, { orderId, receiver: company, ...key() })
    await issue(orderId, '26440000000000000009')
    const next = await inHouse('prepaid', guest)
    await next.leave()
    await guest.call(orderInvoice, { orderId: next.orderId, receiver: company, ...key() })
    const { items } = await guest.call(orderInvoices, {})
    expect(items).toMatchObject([
      {
        id: next.orderId,
        orderKind: 'hotel',
        name: 'Qihu Lakeside Inn',
        state: 'requested',
        amount: 26_800,
        number: null,
      },
      { id: orderId, state: 'issued', number: '26440000000000000009' },
    ])
    expect(await (await world.make.customer()).call(orderInvoices, {})).toMatchObject({ items: [] })
  })
})
