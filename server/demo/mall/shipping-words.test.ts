import { randomUUID } from 'node:crypto'
import { aftersaleDetail, aftersaleReturnTrack } from '@contract/calls/aftersale'
import { logisticsView } from '@contract/calls/logistics'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { CaseFactory } from '../../testing/cases'
import { MallFactory } from '../../testing/mall'
import { mallDetail } from '../../testing/mall-orders'
import { aWorld, type World } from '../../testing/world'
import { MallAutopilot } from './autopilot'

let world: World

beforeAll(async () => {
  world = await aWorld({ TRACKING_SANDBOX: 'on', DEMO_SPEED: '1' })
  new MallAutopilot(world.app.context, world.app.services).start()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** A paid order of two pieces, with a note to the shop. */
async function anOrder(remark = '') {
  const mall = new MallFactory(world.app.context.db, world.make)
  const ann = await world.make.customer({ balance: 1_000_00 })
  await world.make.address(ann.id, { region_code: '440305' })
  const shop = await mall.shop()
  const { skuIds } = await mall.product(shop, {}, [{ stock: 5, shop_price: 5000 }])
  const { id: quoteId } = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId: skuIds[0] ?? '', quantity: 2 } })
  const shopRemarks = [{ shopId: shop.id, remark }]
  const { orderId } = await ann.call(orderSubmit, { quoteId, shopRemarks, ...key() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
  return { ann, orderId, detail: () => mallDetail(ann, orderId) }
}

/** Advances time minute by minute, as the clock does. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
  }
}

async function trackOf({ ann, detail }: Awaited<ReturnType<typeof anOrder>>, index = 0) {
  const { parcelList } = await detail()
  return ann.call(logisticsView, { parcelId: parcelList[index]?.id ?? '' })
}

it('should ship, and hear from the carrier over HTTP until the parcel is there, in the reader’s language', async () => {
  const order = await anOrder()
  await pass(25)
  const { state, events } = await trackOf(order)
  expect({ state, said: events.map(({ text }) => text) }).toEqual({
    state: 'delivered',
    said: [
      'Delivered to the door',
      'The courier will call before delivery',
      'Arrived in the destination city',
      'Left the sorting centre',
      'Picked up by the carrier',
    ],
  })
  const pushes = await world.app.context.metrics.getSingleMetric('linli_tracking_pushes_total')?.get()
  const accepted = pushes?.values.find(({ labels }) => labels.result === 'accepted')?.value
  expect(accepted).toBeGreaterThanOrEqual(5)
  expect(pushes?.values.filter(({ labels }) => labels.result !== 'accepted')).toEqual([])
})

it('should lose or delay a parcel, send two, or have none left, as the note says', async () => {
  const [lost, late, split, soldOut] = await Promise.all(
    ['#lost', '#late', 'Two boxes #split', '#soldout'].map((remark) => anOrder(remark)),
  )
  if (!lost || !late || !split || !soldOut) throw new Error('there are four')
  await pass(30)
  expect((await trackOf(lost)).state).toBe('lost')
  expect(await trackOf(late)).toMatchObject({ state: 'problem', events: [{ text: 'Delayed by weather' }, {}, {}] })
  expect(await split.detail()).toMatchObject({
    status: 'pendingReceipt',
    parcelList: [{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 1 }] }],
    parcelsDelivered: 2,
  })
  expect(await soldOut.detail()).toMatchObject({ status: 'closed', refunded: 10_000 })
  await pass(60)
  expect((await trackOf(late)).state).toBe('delivered')
})

it('should track a return by the carrier, and keep its number unchanged from the first scan', async () => {
  const cases = new CaseFactory(world)
  const { ann, id } = await cases.sentBack()
  await cases.sendBack(ann, id, 'ZT 9001 0001')
  await pass(3)
  const scanned = await ann.call(aftersaleDetail, { refundId: id })
  expect(scanned).toMatchObject({ actions: [], returnParcel: { deliveredAt: null } })
  expect(scanned.returnParcel?.scannedAt).not.toBeNull()
  await pass(20)
  expect(await ann.call(aftersaleReturnTrack, { refundId: id })).toMatchObject({
    canSay: false,
    destination: { name: 'Returns' },
    items: [{ quantity: 1 }],
    parcel: { state: 'delivered', carrier: 'ZTO Express', events: [{ state: 'delivered' }, {}, {}, {}, {}] },
  })
  const { returnParcel, deadline } = await ann.call(aftersaleDetail, { refundId: id })
  expect(returnParcel?.deliveredAt).not.toBeNull()
  const hours = (Date.parse(deadline ?? '') - world.clock.now().getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(71)
  expect(hours).toBeLessThanOrEqual(72)
})
