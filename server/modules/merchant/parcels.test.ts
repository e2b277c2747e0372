import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { Response } from '@contract/call'
import * as calls from '@contract/calls/merchant'
import { aftersaleApply } from '@contract/calls/aftersale'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { MallMerchantOrder, MerchantOrder } from '@contract/entities/merchant'
import { isOfKind } from '@contract/order-kinds'
import type { MerchantTab } from '@contract/merchant-work'
import type { MallState } from '@contract/states/mall'
import { mallTabOf } from '@contract/states/mall-merchant'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aWorld, type World } from '../../testing/world'

const lines: string[] = []
let world: World
let mall: MallFactory
let mia: TestCaller
let shop: { id: string; templateId: string }

beforeAll(async () => {
  const logStream = { write: (line: string) => lines.push(line) }
  world = await aWorld({ LOG_LEVEL: 'info' }, undefined, 0, { logStream })
  mall = new MallFactory(world.app.context.db, world.make)
  mia = await world.make.customer()
  shop = await mall.shop({ merchant_id: mia.id })
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const aNumber = () => `SF${randomUUID().replace(/\D/g, '').padEnd(12, '7').slice(0, 12)}`

function ofMall(order: MerchantOrder | undefined): MallMerchantOrder {
  if (!order || !isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
  return order
}

const list = (tab?: MerchantTab, merchant = mia, storeId = shop.id) =>
  merchant.call(calls.merchantOrders, { storeId, ...(tab && { tab }) })

async function seen(orderId: string, tab: MerchantTab = 'toShip'): Promise<MallMerchantOrder> {
  const page = { storeId: shop.id, tab, pageSize: 50 }
  for (let next: string | null | undefined; next !== null;) {
    const answer = await mia.call(calls.merchantOrders, next ? { ...page, cursor: next } : page)
    const found = answer.items.find(({ id }) => id === orderId)
    if (found) return ofMall(found)
    next = answer.next
  }
  throw new Error(`No order ${orderId} in the tab ${tab}`)
}

/** A paid order of `quantity` pieces of one line, the first of them from Hangzhou and the others from a second warehouse. */
async function aPaidOrder(given: { quantity?: number; first?: number; paid?: boolean } = {}) {
  const { quantity = 1, first = quantity, paid = true } = given
  const ann = await world.make.customer({ balance: 10_000_00 })
  await world.make.address(ann.id, { region_code: '440305' })
  const { skuIds } = await mall.product(shop, {}, [{ stock: first, shop_price: 5000 }])
  const [skuId = ''] = skuIds
  const warehouse_id = await mall.warehouse(1)
  if (first < quantity)
    await world.app.context.db
      .insertInto('sku_stock')
      .values({ sku_id: skuId, warehouse_id, quantity: quantity - first })
      .execute()
  const { id } = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId, quantity } })
  const shopRemarks = [{ shopId: shop.id, remark: 'As a gift' }]
  const { orderId } = await ann.call(orderSubmit, { quoteId: id, shopRemarks, ...key() })
  if (paid) await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
  return { ann, orderId, skuId }
}

const refund = (orderId: string, quantity: number) => ({
  ...key(),
  orderId,
  service: 'refundOnly' as const,
  lines: [{ position: 0, quantity }],
  reason: 'changedMind',
  description: 'Too many',
})

const parcelOf = (orderId: string, parcelId: string, over: object = {}) => ({
  orderId,
  parcelId,
  carrier: 'shunfeng',
  trackingNumber: aNumber(),
  ...over,
  ...key(),
})

describe('the orders of a shop', () => {
  it('should be those that are paid, oldest first, with their parcels, the note and a masked receiver', async () => {
    const unpaid = await aPaidOrder({ paid: false })
    const { orderId } = await aPaidOrder({ quantity: 3, first: 2 })
    const { items, counts, today } = await list()
    expect(items.map(({ id }) => id)).not.toContain(unpaid.orderId)
    expect(counts.toShip).toBe(items.length)
    expect(today).toMatchObject({ cookingMinutes: null, parcelsShipped: 0 })
    const order = await seen(orderId)
    expect(order).toMatchObject({
      tab: 'toShip',
      state: 'pendingShipment',
      remark: 'As a gift',
      lines: [{ position: 0, quantity: 3, amount: 15_000, refundedQuantity: 0 }],
      parcels: [
        { number: 1, warehouse: 'Hangzhou', state: 'toShip', lines: [{ quantity: 2 }], actions: ['split', 'ship'] },
        { number: 2, warehouse: 'Warehouse 1', state: 'toShip', lines: [{ quantity: 1 }], actions: ['ship'] },
      ],
      customer: { name: 'L**', maskedPhone: '138****6209', phone: null },
    })
    expect(JSON.stringify(order)).not.toMatch(/13800006209|1602|Keyuan/)
  })

  it('should know no tab and no step of takeaway', async () => {
    const { orderId } = await aPaidOrder()
    expect(await mia.refusal(calls.merchantOrders, { storeId: shop.id, tab: 'cooking' })).toBe('invalidRequest')
    expect(await mia.refusal(calls.merchantDeliver, { orderId, step: 'setOff', ...key() })).toBe('orderStateChanged')
    expect(await mia.refusal(calls.merchantAccept, { orderId, ...key() })).toBe('orderStateChanged')
    expect(await mia.refusal(calls.merchantReady, { orderId, ...key() })).toBe('orderStateChanged')
    expect(await mia.refusal(calls.merchantDeliver, { orderId, ...key() })).toBe('invalidRequest')
  })
})

it('should leave a shop of the mall to its merchant where nobody plays it', async () => {
  const { shop: seen } = await mia.call(calls.merchantShop, { storeId: shop.id })
  expect(seen.autoAccept).toBeNull()
})

describe('a parcel', () => {
  it('should be shipped by a carrier under a number, and show the receiver only until then', async () => {
    const { ann, orderId } = await aPaidOrder()
    const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
    const needs = await mia.call(calls.merchantParcel, { parcelId })
    expect(needs.receiver).toMatchObject({ name: 'Lin', phone: '13800006209' })
    expect(needs.receiver.address).toContain('1602')
    const read = lines.filter((line) => line.includes('a merchant reads an address'))
    expect(read.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ parcelId, merchantId: mia.id }),
    ])
    expect(read.join('')).not.toMatch(/13800006209|1602/)
    expect(needs.carriers).toContainEqual({ key: 'shunfeng', name: 'SF Express' })
    const number = aNumber()
    const shipped = ofMall(
      await mia.call(
        calls.merchantDeliver,
        parcelOf(orderId, parcelId, { trackingNumber: ` ${number.slice(0, 4)} ${number.slice(4)}` }),
      ),
    )
    expect(shipped).toMatchObject({
      tab: 'shipped',
      customer: { address: null },
      parcels: [{ state: 'shipped', carrier: 'SF Express', trackingNumber: number, actions: [] }],
    })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'pendingReceipt' })
    expect(await mia.refusal(calls.merchantParcel, { parcelId })).toBe('parcelShipped')
    const next = await aPaidOrder()
    const nextId = (await seen(next.orderId)).parcels[0]?.id ?? ''
    expect((await mia.call(calls.merchantParcel, { parcelId: nextId })).lastCarrier).toBe('shunfeng')
    expect((await list('shipped')).today.parcelsShipped).toBeGreaterThan(0)
  })

  it('should not be shipped under what is no number, another parcel’s, or by nobody', async () => {
    const { orderId } = await aPaidOrder({ quantity: 2, first: 1 })
    const [one = '', other = ''] = (await seen(orderId)).parcels.map(({ id }) => id)
    const refusal = (over: object) => mia.refusal(calls.merchantDeliver, parcelOf(orderId, one, over))
    expect(await refusal({ trackingNumber: '   ' })).toBe('trackingNumberInvalid')
    expect(await refusal({ trackingNumber: 'ABCDEFGH' })).toBe('trackingNumberInvalid')
    expect(await refusal({ carrier: 'pigeon' })).toBe('carrierUnknown')
    const { trackingNumber } = parcelOf(orderId, other)
    await mia.call(calls.merchantDeliver, parcelOf(orderId, other, { trackingNumber }))
    expect(await refusal({ trackingNumber })).toBe('trackingNumberTaken')
    expect(await refusal({ trackingNumber, carrier: 'zhongtong' })).toBeUndefined()
  })

  it('should be shipped by its own shop’s merchant, and as a parcel of its order', async () => {
    const { orderId } = await aPaidOrder()
    const another = await aPaidOrder()
    const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
    const noa = await world.make.customer()
    await mall.shop({ merchant_id: noa.id })
    expect(await noa.refusal(calls.merchantParcel, { parcelId })).toBe('parcelNotFound')
    expect(await noa.refusal(calls.merchantDeliver, parcelOf(orderId, parcelId))).toBe('parcelNotFound')
    const split = { parcelId, lines: [{ position: 0, quantity: 1 }], ...key() }
    expect(await noa.refusal(calls.merchantSplitParcel, split)).toBe('parcelNotFound')
    expect(await mia.refusal(calls.merchantDeliver, parcelOf(another.orderId, parcelId))).toBe('parcelNotFound')
  })

  it('should leave once, however often it is shipped at a time', async () => {
    const { orderId } = await aPaidOrder()
    const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
    const said = await Promise.all(
      [1, 2, 3, 4].map(() => mia.refusal(calls.merchantDeliver, parcelOf(orderId, parcelId))),
    )
    expect(said.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(said.filter((failure) => failure === 'parcelShipped')).toHaveLength(3)
  })

  it('should get a number that no other gets at the same time', async () => {
    const orders = await Promise.all([aPaidOrder(), aPaidOrder(), aPaidOrder()])
    const trackingNumber = aNumber()
    const parcels = await Promise.all(
      orders.map(async ({ orderId }) =>
        parcelOf(orderId, (await seen(orderId)).parcels[0]?.id ?? '', { trackingNumber }),
      ),
    )
    const said = await Promise.all(parcels.map((parcel) => mia.refusal(calls.merchantDeliver, parcel)))
    expect(said.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(said.filter((failure) => failure === 'trackingNumberTaken')).toHaveLength(2)
  })

  it('should not leave while a refund waits for its answer', async () => {
    const { ann, orderId } = await aPaidOrder({ quantity: 2 })
    await ann.call(aftersaleApply, refund(orderId, 1))
    const [parcel] = (await seen(orderId)).parcels
    expect(parcel).toMatchObject({ waits: true, actions: ['split'] })
    expect(await mia.refusal(calls.merchantDeliver, parcelOf(orderId, parcel?.id ?? ''))).toBe('parcelWaits')
  })

  it('should leave or wait for its refund, whichever was first', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => aPaidOrder()))
    for (const { ann, orderId } of orders) {
      const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
      const [applied, shipped] = await Promise.all([
        ann.refusal(aftersaleApply, refund(orderId, 1)),
        mia.refusal(calls.merchantDeliver, parcelOf(orderId, parcelId)),
      ])
      const { state } = await ann.call(orderDetail, { orderId })
      if (shipped === undefined) expect(state).toBe('pendingReceipt')
      else
        expect({ applied, shipped, state }).toEqual({
          applied: undefined,
          shipped: 'parcelWaits',
          state: 'pendingShipment',
        })
    }
  })
})

describe('splitting', () => {
  const split = (parcelId: string, quantity: number, position = 0) =>
    mia.refusal(calls.merchantSplitParcel, { parcelId, lines: [{ position, quantity }], ...key() })

  it('should make a parcel from the same warehouse, and leave what the customer paid', async () => {
    const { ann, orderId } = await aPaidOrder({ quantity: 5, first: 4 })
    const before = await ann.call(orderDetail, { orderId })
    const [first] = (await seen(orderId)).parcels
    const parcelId = first?.id ?? ''
    expect(await split(parcelId, 3)).toBeUndefined()
    const after = await seen(orderId)
    expect(after.parcels.map(({ number, warehouse, lines }) => [number, warehouse, lines[0]?.quantity])).toEqual([
      [1, 'Hangzhou', 1],
      [2, 'Warehouse 1', 1],
      [3, 'Hangzhou', 3],
    ])
    const { total, components } = await ann.call(orderDetail, { orderId })
    expect({ total, components }).toEqual({ total: before.total, components: before.components })
    for (const { id } of after.parcels) await mia.call(calls.merchantDeliver, parcelOf(orderId, id))
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'pendingReceipt', parcels: 3 })
    expect(await split(parcelId, 1)).toBe('parcelShipped')
  })

  it('should refuse what is not in the parcel, and all of it', async () => {
    const { orderId } = await aPaidOrder({ quantity: 2 })
    const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
    expect([await split(parcelId, 2), await split(parcelId, 3), await split(parcelId, 1, 7)]).toEqual(
      Array(3).fill('parcelSplitInvalid'),
    )
    const lines = [1, 1].map((quantity) => ({ position: 0, quantity }))
    expect(await mia.refusal(calls.merchantSplitParcel, { parcelId, lines, ...key() })).toBe('parcelSplitInvalid')
  })

  it('should split at the same time what is there once', async () => {
    const { orderId } = await aPaidOrder({ quantity: 3 })
    const parcelId = (await seen(orderId)).parcels[0]?.id ?? ''
    const said = await Promise.all([split(parcelId, 2), split(parcelId, 2)])
    expect(said).toEqual(expect.arrayContaining([undefined, 'parcelSplitInvalid']))
    const { parcels } = await seen(orderId)
    expect(parcels.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 2])
  })

  it('should keep lines, parcels and what went back adding up, whatever is done', async () => {
    const step = fc.record({
      what: fc.constantFrom('split', 'ship', 'refund'),
      which: fc.nat({ max: 4 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const { ann, orderId, skuId } = await aPaidOrder({ quantity: 6, first: 4 })
        for (const { what, which, quantity } of steps) {
          const { state } = await ann.call(orderDetail, { orderId })
          const { parcels } = await seen(orderId, mallTabOf[state as MallState])
          const parcel = parcels[which % parcels.length]
          if (what === 'refund') await refunded(ann, orderId, quantity)
          else if (what === 'split') await split(parcel?.id ?? '', quantity)
          else await mia.refusal(calls.merchantDeliver, parcelOf(orderId, parcel?.id ?? ''))
          await addsUp(orderId, skuId)
        }
      }),
      { numRuns: 6, seed: 31 },
    )
  })

  /** Refunds a part at once, if it can be. */
  async function refunded(ann: TestCaller, orderId: string, quantity: number): Promise<void> {
    if ((await ann.call(orderDetail, { orderId })).state !== 'pendingShipment') return
    const { envelope } = await ann.send(aftersaleApply.name, refund(orderId, quantity))
    if (envelope.code !== 1) return
    const { id: refundId } = envelope.data as Response<typeof aftersaleApply>
    await mia.call(calls.merchantHandleRefund, { refundId, agree: true, ...key() })
  }

  /**
   * Checks that bought pieces are in parcels or back in the warehouses; pieces refunded after shipping are in neither.
   */
  async function addsUp(orderId: string, skuId: string): Promise<void> {
    const { db } = world.app.context
    const [line, held, stock] = await Promise.all([
      db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
      db
        .selectFrom('parcels')
        .innerJoin('parcel_lines', 'parcel_id', 'parcels.id')
        .select(['state', 'quantity'])
        .where('order_id', '=', orderId)
        .execute(),
      db.selectFrom('sku_stock').select('quantity').where('sku_id', '=', skuId).execute(),
    ])
    const sum = (rows: readonly { quantity: number }[]) => rows.reduce((all, { quantity }) => all + quantity, 0)
    expect(sum(held) + sum(stock)).toBe(line.quantity)
    expect(sum(stock)).toBeLessThanOrEqual(line.refunded_quantity)
    expect(held.filter(({ state }) => state === 'cancelled').every(({ quantity }) => quantity === 0)).toBe(true)
  }
})
