import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aftersaleApply } from '@contract/calls/aftersale'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { MallFactory } from '../../../../testing/mall'
import { mallDetail } from '../../../../testing/mall-orders'
import { Cashier, openAt } from '../../../../testing/payments'
import { aWorld, type World } from '../../../../testing/world'
import { tellWechat } from '../../../../payments/wechat-shipping'
import { WechatApi } from '../../../../payments/wechat-token'

let world: World
let cashier: Cashier

beforeAll(async () => {
  world = await aWorld()
  cashier = new Cashier(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** An order whose pieces lie in as many warehouses, paid by WeChat. */
async function aPaidOrder(parcels = 1) {
  const { db } = world.app.context
  const mall = new MallFactory(db, world.make)
  const ann = await world.make.customer()
  await world.make.address(ann.id, { region_code: '440305' })
  const shop = await mall.shop()
  const { skuIds } = await mall.product(shop, {}, [{ stock: 1, shop_price: 5000 }])
  const [skuId = ''] = skuIds
  for (let place = 1; place < parcels; place += 1) {
    const warehouse_id = await mall.warehouse(place)
    await db.insertInto('sku_stock').values({ sku_id: skuId, warehouse_id, quantity: 1 }).execute()
  }
  const { id: quoteId } = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId, quantity: parcels } })
  const { orderId } = await ann.call(orderSubmit, { quoteId, ...key() })
  const token = await openAt(ann, 'wechat', { orderId })
  await cashier.decide(token, 'succeed')
  await world.app.context.jobs.runDue()
  const { transaction_id } = await cashier.trade(token)
  const { parcelList } = await mallDetail(ann, orderId)
  return { ann, orderId, ids: parcelList.map(({ id }) => id), told: () => toldOf(transaction_id) }
}

const toldOf = (id: string) =>
  world.app.context.db.selectFrom('sandbox_shipments').selectAll().where('transaction_id', '=', id).executeTakeFirst()

async function ship(
  id = '',
  carrier = 'shunfeng',
  trackingNumber = `SF${randomUUID().replace(/\D/g, '').slice(0, 9)}`,
) {
  const { context, services } = world.app
  await context.db.transaction().execute((tx) => services.parcels.ship(tx, id, { carrier, trackingNumber }))
}
const run = () => world.app.context.jobs.runDue()

it('should report the only parcel of a payment to WeChat once, with only the last digits of the phone', async () => {
  const { ids, told } = await aPaidOrder()
  await ship(ids[0], 'shunfeng', 'SF142866301')
  expect(await told()).toBeUndefined()
  await run()
  expect(await told()).toMatchObject({
    ...{ delivery_mode: 1, complete: true },
    shipping_list: [
      {
        tracking_no: 'SF142866301',
        express_company: 'SF',
        item_desc: 'Longjing tea中*1',
        contact: { receiver_contact: '****6209' },
      },
    ],
  })
})

it('should report parcels as they leave, and that all have left by shipping or by a refund', async () => {
  const { ann, orderId, ids, told } = await aPaidOrder(3)
  await ship(ids[0], 'yuantong')
  await run()
  expect(await told()).toMatchObject({ delivery_mode: 2, complete: false, shipping_list: [{ express_company: 'YTO' }] })
  world.clock.forward(5)
  await ship(ids[1])
  await run()
  expect(await told()).toMatchObject({ complete: false, shipping_list: [{}, {}] })
  world.clock.forward(5)
  const lines = [{ position: 0, quantity: 1 }]
  const asked = { orderId, service: 'refundOnly' as const, lines, reason: 'changedMind', description: 'Too many' }
  const { id } = await ann.call(aftersaleApply, { ...asked, ...key() })
  await world.app.context.db.transaction().execute(async (tx) => {
    const { afterSales, refunds } = world.app.services
    const { order, refund } = await afterSales.lock(tx, id as Parameters<typeof afterSales.lock>[1])
    await refunds.fire(tx, order, refund, 'agreeRefund', 'merchant')
  })
  await run()
  expect(await told()).toMatchObject({ complete: true, shipping_list: [{}, {}] })
})

it('should keep to as many parcels as WeChat takes, the last place for when all have left', async () => {
  const { ids, told } = await aPaidOrder(17)
  for (const id of ids.slice(0, 16)) await ship(id)
  await run()
  expect((await told())?.shipping_list).toHaveLength(14)
  world.clock.forward(1)
  await ship(ids[16], 'jd', 'JD0000000017')
  await run()
  const last = await told()
  expect(last).toMatchObject({ complete: true })
  expect(last?.shipping_list).toHaveLength(15)
  expect(last?.shipping_list.at(-1)).toMatchObject({ tracking_no: 'JD0000000017' })
})

it('should request a token once, again when it is refused, and fail for a report that WeChat does not accept', async () => {
  const asked: string[] = []
  const codes = [0, 40001, 0, 10060002, 268485216]
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(path.split('/').at(-1) ?? '')
    const isToken = path.endsWith('stable_token')
    const body = isToken ? { access_token: `t${asked.length}`, expires_in: 7200 } : { errcode: codes.shift() }
    request.resume().on('end', () => response.end(JSON.stringify(body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { appId: 'wx1', appSecret: 'secret' }
  const api = new WechatApi({ keys, clock: world.clock, api: () => base })
  const parcel = { company: 'SF', number: 'SF1', description: 'Tea', phoneTail: null }
  const trade = { tradeNo: '1', parcels: [parcel], complete: true, toldBefore: false, at: world.clock.now() }
  const tell = () => tellWechat(api, { transactionId: '42', openId: 'o1' }, trade)
  await tell()
  await tell()
  await tell()
  await expect(tell()).rejects.toThrow('268485216')
  const info = 'upload_shipping_info'
  expect(asked).toEqual(['stable_token', info, info, 'stable_token', info, info, info])
  world.clock.forward(120)
  codes.push(0)
  await tell()
  expect(asked.slice(-2)).toEqual(['stable_token', info])
  await new Promise((done) => server.close(done))
})
