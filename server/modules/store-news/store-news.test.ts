import { randomUUID } from 'node:crypto'
import { chatOpen, chatRead, chatSend } from '@contract/calls/chat'
import { merchantAccept } from '@contract/calls/merchant'
import { messageRead, messageSystemList } from '@contract/calls/message'
import { paymentBalancePay } from '@contract/calls/payment'
import { staffStuckOrders } from '@contract/calls/staff'
import type { TextMessage } from '../../telephony/texts'
import type { TestCaller } from '../../testing/caller'
import { newOrders, otherBeginnings } from '../../testing/every-order'
import { aBasket, basketQuote, submit } from '../../testing/orders'
import { aStaff } from '../../testing/staff'
import { keyed } from '../../testing/store-money'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'
import { orderById } from '../order/queries'
import { trustedId } from '../../security/trusted-id'

let world: World
beforeAll(async () => {
  world = await aWorld({ MERCHANT_TEXT_MINUTES: '5', SMS_TEXTS_URL: 'http://127.0.0.1:9/texts' })
  const { texts } = world.app.services
  if (texts) texts.send = (message) => Promise.resolve(void sent.push(message))
})
afterAll(() => world.close())

const sent: TextMessage[] = []
const told = async (merchant: TestCaller) => (await merchant.call(messageSystemList, { kind: 'order' })).items
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

beforeEach(async () => {
  // The text messages of the test before have gone.
  await pass(10)
  sent.splice(0)
})

/** A merchant with a store and a paid order there, which waits for the merchant. */
async function aNewOrder() {
  const merchant = await world.make.customer()
  const { ann, storeId } = await aBasket(world, { balance: 1000_00, store: { merchant_id: merchant.id } })
  const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
  await ann.call(paymentBalancePay, { orderId, ...keyed() })
  return { ann, merchant, storeId, orderId }
}

/** A customer who writes to a store, and the store's merchant. */
async function aChat() {
  const [ann, merchant] = [await world.make.customer(), await world.make.customer()]
  const storeId = await world.make.store({ merchant_id: merchant.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  const write = (text: string) => ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
  return { merchant, storeId, conversationId, write }
}

describe.each(Object.entries({ ...newOrders, ...otherBeginnings }))('%s', (name, make) => {
  it('should be read by the merchant of its store once it is paid, and once alone', async () => {
    const { ann, orderId } = await make(world)
    const { db } = world.app.context
    const order = await orderById(db, trustedId('order', orderId))
    const merchant = await world.make.customer()
    if (order.store_id) await world.make.changeStore(order.store_id, { merchant_id: merchant.id })
    const { news } = world.app.services.kinds.of(order)
    if (order.phase === 'toPay') await ann.call(paymentBalancePay, { orderId, ...keyed() })
    const items = (await told(merchant)).filter(({ target }) => target?.kind === 'storeWork')
    const arrives = order.phase === 'toPay' && news !== 'none' && news.by === 'pay' && name !== 'a presale'
    expect(items.map(({ title, target }) => ({ title, target }))).toEqual(
      arrives ? [{ title: news.title.en, target: { kind: 'storeWork', id: order.store_id } }] : [],
    )
  })
})

it('should be read where a booking needs no payment', async () => {
  const merchant = await world.make.customer()
  const restaurant = await aRestaurant(world, { store: { merchant_id: merchant.id } })
  await book(await world.make.customer(), wishOf(restaurant, 2, timeIn(world, 18, 0, 1)))
  expect((await told(merchant)).map(({ title }) => title)).toEqual(['New table booking'])
})

describe('a message of a customer', () => {
  it('should be read by the merchant once for all that is unread', async () => {
    const { merchant, storeId, conversationId, write } = await aChat()
    await write('Hello')
    const { sequence } = await write('Are you open?')
    const one = { title: 'New message from a customer', target: { kind: 'storeChat', id: storeId } }
    expect(await told(merchant)).toMatchObject([one])
    await merchant.call(chatRead, { conversationId, sequence })
    await write('Thanks')
    expect(await told(merchant)).toMatchObject([one, one])
  })

  it('should be followed by a text message unless the merchant has read it', async () => {
    const [read, unread] = [await aChat(), await aChat()]
    const { sequence } = await read.write('Hello')
    await unread.write('Hello')
    await read.merchant.call(chatRead, { conversationId: read.conversationId, sequence })
    await pass(5)
    expect(sent).toMatchObject([{ template: 'storeMessage' }])
  })
})

describe('an order that waits for its merchant', () => {
  it('should be followed by one text message, in the language of the merchant and without amounts', async () => {
    await aNewOrder()
    await pass(4)
    expect(sent).toEqual([])
    await pass(1)
    await pass(5)
    expect(sent).toEqual([
      {
        phone: expect.stringMatching(/^1\d{10}$/) as string,
        template: 'storeOrder',
        text: 'Linli: New order. Open the app to answer.',
      },
    ])
  })

  it('should be followed by none once it is accepted, or its notice was opened', async () => {
    const [accepted, opened] = [await aNewOrder(), await aNewOrder()]
    await accepted.merchant.call(merchantAccept, { orderId: accepted.orderId, idempotencyKey: randomUUID() })
    const [notice] = await told(opened.merchant)
    await opened.merchant.call(messageRead, { noticeIds: [notice?.id ?? ''] })
    await pass(5)
    expect(sent).toEqual([])
  })

  it('should be among the stuck orders of staff after a quarter of an hour', async () => {
    const staff = await aStaff(world)
    const { orderId } = await aNewOrder()
    const stuck = async () => (await staff.call(staffStuckOrders, {})).items.map(({ id }) => id)
    expect(await stuck()).not.toContain(orderId)
    await pass(15)
    expect(await stuck()).toContain(orderId)
  })
})

it('should send no text messages unless the deployment wants them', async () => {
  const other = await aWorld({ SMS_TEXTS_URL: 'http://127.0.0.1:9/texts' })
  const ann = await other.make.customer()
  const merchant = await other.make.customer()
  const storeId = await other.make.store({ merchant_id: merchant.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text: 'Hello' })
  const jobs = await other.app.context.db.selectFrom('jobs').select('id').where('kind', '=', 'store.text').execute()
  expect(jobs).toEqual([])
  await other.close()
})

it('should have a bell that apps can play', async () => {
  const response = await fetch(`${world.base}/sounds/bell.wav`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF')
})
