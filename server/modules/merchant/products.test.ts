import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/merchant'
import { mallProduct } from '@contract/calls/mall'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aWorld, type World } from '../../testing/world'

const key = () => ({ idempotencyKey: randomUUID() })

let world: World
let mall: MallFactory
let mia: TestCaller
let shop: { id: string; templateId: string }

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  mia = await world.make.customer()
  shop = await mall.shop({ merchant_id: mia.id })
})
afterAll(() => world.close())

const list = (over: { tab?: 'onSale' | 'soldOut' | 'off'; keyword?: string } = {}) =>
  mia.call(calls.merchantProducts, { storeId: shop.id, ...over })
const named = (en: string, zh: string) => ({ name: JSON.stringify({ en, zh }) })
const look = (productId: string) => mia.call(calls.merchantProduct, { productId })

describe('the products of a shop', () => {
  it('should be listed by their state, and found by a part of a name in either language', async () => {
    const sold = await mall.product(shop, named('Jasmine tea', '茉莉花茶'), [
      { stock: 5 },
      { stock: 7, shop_price: 9900 },
    ])
    const gone = await mall.product(shop, named('Puer cake', '普洱茶饼'), [{ stock: 0 }])
    const off = await mall.product(shop, { ...named('Old pot', '旧壶'), removed_at: new Date() })
    const elsewhere = await mall.product(await mall.shop(), named('Jasmine soap', '茉莉皂'))
    const { items, counts } = await list({ keyword: 'jasMINE' })
    expect(items).toMatchObject([
      { id: sold.id, version: 1, skuCount: 2, stock: 12, price: 9900, onePrice: false, onSale: true },
    ])
    expect(items.map(({ id }) => id)).not.toContain(elsewhere.id)
    expect(counts).toMatchObject({ onSale: 1, soldOut: 1, off: 1 })
    expect((await list({ tab: 'soldOut', keyword: '普洱' })).items).toMatchObject([{ id: gone.id, stock: 0 }])
    expect((await list({ tab: 'off' })).items).toMatchObject([{ id: off.id, onSale: false }])
    expect((await list({ keyword: '100%' })).items).toEqual([])
  })

  it('should be changed SKU by SKU and warehouse by warehouse, and be sold at the new price at once', async () => {
    const { id, skuIds } = await mall.product(shop, {}, [{ stock: 5 }, { stock: 7 }])
    const second = await mall.warehouse(1)
    const [first, other] = skuIds as [string, string]
    const before = await look(id)
    const [hangzhou = ''] = before.skus[0]?.stock.map(({ warehouseId }) => warehouseId) ?? []
    const saved = await mia.call(calls.merchantSaveProduct, {
      productId: id,
      version: 1,
      skus: [
        { skuId: first, price: 12_000, memberPrice: 11_000, stock: [{ warehouseId: hangzhou, from: 5, to: 9 }] },
        { skuId: other, stock: [{ warehouseId: second, from: 0, to: 3 }] },
      ],
      ...key(),
    })
    expect(saved).toMatchObject({
      version: 2,
      price: 12_000,
      stock: 19,
      skus: [
        { id: first, price: 12_000, memberPrice: 11_000, stock: [{ quantity: 9 }] },
        { id: other, price: 16_800, stock: [{ quantity: 7 }, { warehouseId: second, quantity: 3 }] },
      ],
    })
    const ann = await world.make.customer()
    expect(await ann.call(mallProduct, { productId: id })).toMatchObject({ shopPrice: 12_000 })
  })

  it('should let one of two tills change what both have seen, and report the conflict to the other', async () => {
    const { id, skuIds } = await mall.product(shop, {}, [{ stock: 5 }])
    const [skuId = ''] = skuIds
    const { skus } = await look(id)
    const warehouseId = skus[0]?.stock[0]?.warehouseId ?? ''
    const till = (to: number) =>
      mia.refusal(calls.merchantSaveProduct, {
        productId: id,
        version: 1,
        skus: [{ skuId, price: to * 100, stock: [{ warehouseId, from: 5, to }] }],
        ...key(),
      })
    const answers = await Promise.all([till(8), till(11)])
    expect(answers.map((failure) => failure ?? 'saved').sort()).toEqual(['productChanged', 'saved'])
    const stands = await look(id)
    const winner = answers[0] === undefined ? 8 : 11
    expect(stands).toMatchObject({ version: 2, stock: winner, price: winner * 100 })
  })

  it('should keep what is ordered meanwhile taken, and repeat nothing under one key', async () => {
    const { id, skuIds } = await mall.product(shop, {}, [{ stock: 5 }])
    const [skuId = ''] = skuIds
    const { skus } = await look(id)
    const warehouseId = skus[0]?.stock[0]?.warehouseId ?? ''
    const ann = await world.make.customer({ balance: 10_000_00 })
    await world.make.address(ann.id, { region_code: '440305' })
    await ann.call(cartAdd, { skuId, quantity: 2 })
    const quote = await ann.call(orderConfirm, { kind: 'mall' })
    await ann.call(orderSubmit, { quoteId: quote.id, ...key() })
    const change = { productId: id, version: 1, skus: [{ skuId, stock: [{ warehouseId, from: 5, to: 10 }] }], ...key() }
    expect(await mia.call(calls.merchantSaveProduct, change)).toMatchObject({ stock: 8, version: 2 })
    expect(await mia.call(calls.merchantSaveProduct, change)).toMatchObject({ stock: 8, version: 2 })
    expect((await look(id)).stock).toBe(8)
  })

  it('should be taken off sale and put on again, and be shown as sold out once nothing is left', async () => {
    const { id, skuIds } = await mall.product(shop, {}, [{ stock: 5 }])
    const [skuId = ''] = skuIds
    const ann = await world.make.customer()
    const set = (version: number, change: object) =>
      mia.call(calls.merchantSaveProduct, { productId: id, version, ...change, ...key() })
    await set(1, { onSale: false })
    expect(await ann.refusal(mallProduct, { productId: id })).toBe('productNotFound')
    const { skus } = await set(2, { onSale: true })
    const warehouseId = skus[0]?.stock[0]?.warehouseId
    await set(3, { skus: [{ skuId, stock: [{ warehouseId, from: 5, to: 0 }] }] })
    expect(await ann.call(mallProduct, { productId: id })).toMatchObject({ soldOut: true })
  })

  it('should be changed as a whole or not at all', async () => {
    const { id, skuIds } = await mall.product(shop, {}, [{ stock: 5 }])
    const [skuId = ''] = skuIds
    const other = await mall.product(shop)
    const asked = (skus: object[]) => ({ productId: id, version: 1, skus, ...key() }) as never
    const refused = (skus: object[]) => mia.refusal(calls.merchantSaveProduct, asked(skus))
    expect(await refused([{ skuId, price: 900 }, { skuId: other.skuIds[0] }])).toBe('invalidRequest')
    expect(await refused([{ skuId, price: 900, stock: [{ warehouseId: randomUUID(), from: 0, to: 1 }] }])).toBe(
      'invalidRequest',
    )
    expect(await refused([{ skuId, price: 900, memberPrice: 900 }])).toBe('memberPriceTooHigh')
    expect(await look(id)).toMatchObject({ version: 1, price: 16_800, stock: 5 })
    const ben = await world.make.customer()
    await mall.shop({ merchant_id: ben.id })
    expect(await ben.refusal(calls.merchantProduct, { productId: id })).toBe('productNotFound')
    expect(await ben.refusal(calls.merchantSaveProduct, asked([]))).toBe('productNotFound')
  })

  it('should not be added as dishes of a menu', async () => {
    const section = { storeId: shop.id, name: { en: 'Tea', zh: '茶' }, ...key() }
    expect(await mia.refusal(calls.merchantSaveCategory, section)).toBe('invalidRequest')
  })
})

describe('the return address of a shop', () => {
  const returnAddress = { name: 'Returns desk', phone: '0571-88206612', address: '18 Longwu Tea Town' }

  it('should be kept sealed, shown to its merchant, and removed again', async () => {
    const saved = await mia.call(calls.merchantSaveShop, { storeId: shop.id, returnAddress })
    expect(saved.returnAddress).toEqual(returnAddress)
    const row = await world.app.context.db
      .selectFrom('stores')
      .select('return_address_sealed')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow()
    expect(row.return_address_sealed).not.toMatch(/Longwu|0571|desk/)
    await mia.call(calls.merchantSaveShop, { storeId: shop.id, phone: '0571-88206612' })
    expect((await mia.call(calls.merchantShop, { storeId: shop.id })).shop.returnAddress).toEqual(returnAddress)
    const english = { name: 'Returns', address: '18 Longwu Tea Town, Hangzhou' }
    const both = { ...returnAddress, english }
    expect((await mia.call(calls.merchantSaveShop, { storeId: shop.id, returnAddress: both })).returnAddress).toEqual(
      both,
    )
    await mia.call(calls.merchantSaveShop, { storeId: shop.id, returnAddress: null })
    expect((await mia.call(calls.merchantShop, { storeId: shop.id })).shop.returnAddress).toBeNull()
  })

  it('should be a whole address, of a shop whose goods go back', async () => {
    const wrong = { ...returnAddress, phone: 'call us' }
    expect((await mia.send('merchant.saveShop', { storeId: shop.id, returnAddress: wrong })).status).toBe(400)
    const storeId = await world.make.store({ merchant_id: mia.id })
    expect(await mia.refusal(calls.merchantSaveShop, { storeId, returnAddress })).toBe('invalidRequest')
  })
})
