import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo, cartMoveToFavorites } from '@contract/calls/cart'
import {
  favoritesList,
  favoritesRemove,
  favoritesRestore,
  footprintsClear,
  footprintsList,
} from '@contract/calls/favorites'
import { goodsAppShareCode, goodsCollect, goodsShareCode } from '@contract/calls/goods'
import { mallNotifyMe, mallProduct, mallTracks, mallWatchPrice } from '@contract/calls/mall'
import { messageSystemList } from '@contract/calls/message'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aWorld, type World } from '../../testing/world'
import type { Waiting } from './alerts/queries'
import { refreshProducts } from './catalogue/queries'

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }
const told: Waiting[] = []

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop({ rating: 47 })
  world.app.services.alerts.onBack((_tx, waiting) => Promise.resolve(void told.push(...waiting)))
})
afterAll(() => world.close())

const db = () => world.app.context.db
const products = (ann: TestCaller) => ann.call(favoritesList, { kind: 'product' })
const seen = async (ann: TestCaller) => (await ann.call(footprintsList, { kind: 'product' })).items
const keep = (ann: TestCaller, goodsId: string, collected = true) => ann.call(goodsCollect, { goodsId, collected })
const setStock = (skuId: string, quantity: number) =>
  db().updateTable('sku_stock').set({ quantity }).where('sku_id', '=', skuId).execute()

describe('favourite products', () => {
  it('should be kept with their price, and show when they are cheaper, sold out or gone', async () => {
    const ann = await world.make.customer()
    const cheap = await mall.product(tea, { name: both('Cheap') })
    const gone = await mall.product(tea, { name: both('Gone') })
    const two = await mall.product(tea, { name: both('Two sizes') }, [{}, {}])
    for (const { id } of [cheap, gone, two]) {
      await keep(ann, id)
      world.clock.forward(1)
    }
    await db().updateTable('skus').set({ shop_price: 15_000 }).where('product_id', '=', cheap.id).execute()
    await db().updateTable('products').set({ price_from: 15_000 }).where('id', '=', cheap.id).execute()
    await db().updateTable('products').set({ removed_at: new Date() }).where('id', '=', gone.id).execute()
    await db().updateTable('skus').set({ removed_at: new Date() }).where('product_id', '=', gone.id).execute()
    const { items, counts } = await products(ann)
    expect(items.map(({ id, cheaperBy, product }) => [id, cheaperBy, product?.gone, product?.onlySku])).toEqual([
      [two.id, null, null, null],
      [gone.id, null, 'offSale', null],
      [cheap.id, 1800, null, cheap.skuIds[0]],
    ])
    expect(items[1]?.product).toMatchObject({ price: 16_800, category: 'tea', shopName: 'Shanye Tea House' })
    expect(counts).toMatchObject({ product: 3, goods: 0, gone: 0, products: { cheaper: 1, inStock: 2, gone: 1 } })
    const cheaper = await ann.call(favoritesList, { kind: 'product', filter: 'cheaper' })
    expect(cheaper.items.map(({ id }) => id)).toEqual([cheap.id])
    const { undo, product } = await ann.call(favoritesRemove, { kind: 'product', targetIds: [cheap.id, gone.id] })
    expect(product).toBe(1)
    expect((await ann.call(favoritesRestore, { undo })).product).toBe(3)
  })

  it('should be shown on the product, to one customer alone, and refused for what is not sold', async () => {
    const ann = await world.make.customer()
    const { id: productId } = await mall.product(tea)
    await keep(ann, productId)
    await keep(ann, productId)
    expect((await ann.call(mallProduct, { productId })).collected).toBe(true)
    expect((await world.visitor.call(mallProduct, { productId })).collected).toBe(false)
    await keep(ann, productId, false)
    expect((await ann.call(mallProduct, { productId })).collected).toBe(false)
    expect(await ann.refusal(goodsCollect, { goodsId: randomUUID(), collected: true })).toBe('goodsNotFound')
  })

  it('should take over lines of the mall’s cart', async () => {
    const ann = await world.make.customer()
    const { id, skuIds } = await mall.product(tea)
    const cart = await ann.call(cartAdd, { skuId: skuIds[0] ?? '' })
    const lineId = cart.mall?.shops[0]?.lines[0]?.id ?? ''
    const left = await ann.call(cartMoveToFavorites, { cartLineIds: [lineId] })
    expect(left.mall?.shops).toEqual([])
    expect((await products(ann)).items.map((one) => one.id)).toEqual([id])
    expect((await ann.call(cartInfo, { business: 'mall' })).mall?.count).toBe(0)
  })
})

describe('footprints of products', () => {
  it('should be left by opening one, listed by day and forgotten', async () => {
    const ann = await world.make.customer()
    const { id: productId } = await mall.product(tea)
    await ann.call(mallProduct, { productId })
    expect(await seen(ann)).toMatchObject([{ store: null, goods: null, product: { id: productId, gone: null } }])
    await ann.call(footprintsClear, { kind: 'product' })
    expect(await seen(ann)).toEqual([])
  })

  it('should be tracks beside the favourites', async () => {
    const ann = await world.make.customer()
    const [kept, opened] = [await mall.product(tea), await mall.product(tea)]
    await keep(ann, kept.id)
    await ann.call(mallProduct, { productId: opened.id })
    const tracks = async (of: 'favorites' | 'footprints') => {
      const { items, favorites } = await ann.call(mallTracks, { of })
      return [items.map(({ product, day }) => [product.id, day]), favorites]
    }
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
    expect(await tracks('favorites')).toEqual([[[kept.id, day]], 1])
    expect(await tracks('footprints')).toEqual([[[opened.id, day]], 1])
  })
})

it('shares a product by an address that opens it', async () => {
  const { id: goodsId } = await mall.product(tea)
  const path = `/pageshop/page/shoppingMall/merchandise-details/index?id=${goodsId}`
  const { url } = await world.visitor.call(goodsShareCode, { goodsId })
  expect(url.endsWith(`/#${path}`)).toBe(true)
  expect(await world.visitor.call(goodsAppShareCode, { goodsId })).toMatchObject({ path, title: 'Longjing tea' })
})

describe('mall.notifyMe', () => {
  const look = () =>
    db()
      .transaction()
      .execute((tx) => world.app.services.alerts.look(tx, world.clock.now()))

  it('should notify each waiting customer once, of a SKU only when that SKU is back', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { id: productId, skuIds } = await mall.product(tea, {}, [{ stock: 0 }, { stock: 0 }])
    const [first = '', second = ''] = skuIds
    for (let time = 0; time < 2; time++) await ann.call(mallNotifyMe, { productId, skuId: first, on: true })
    await ben.call(mallNotifyMe, { productId, on: true })
    expect((await ann.call(mallProduct, { productId })).waitedFor).toEqual([first])
    expect((await ben.call(mallProduct, { productId })).waitedFor).toEqual([null])
    await look()
    expect(told).toEqual([])
    await setStock(second, 3)
    await look()
    await look()
    expect(told).toMatchObject([{ customerId: ben.id, productId, skuId: null }])
    await setStock(first, 1)
    await look()
    expect(told.slice(1)).toMatchObject([{ customerId: ann.id, skuId: first }])
    expect((await ann.call(mallProduct, { productId })).waitedFor).toEqual([])
  })

  it('should be ended, and refuse what is not sold', async () => {
    const ann = await world.make.customer()
    const [one, other] = [await mall.product(tea, {}, [{ stock: 0 }]), await mall.product(tea)]
    await ann.call(mallNotifyMe, { productId: one.id, on: true })
    await ann.call(mallNotifyMe, { productId: one.id, on: false })
    expect((await ann.call(mallProduct, { productId: one.id })).waitedFor).toEqual([])
    const refused = (productId: string, skuId: string | null) =>
      ann.refusal(mallNotifyMe, { productId, skuId, on: true })
    expect(await refused(randomUUID(), null)).toBe('productNotFound')
    expect(await refused(one.id, other.skuIds[0] ?? '')).toBe('productNotFound')
  })
})

describe('mall.watchPrice', () => {
  const look = () =>
    db()
      .transaction()
      .execute((tx) => world.app.services.priceAlerts.look(tx))
  const reprice = async (productId: string, shop_price: number) => {
    await db().updateTable('skus').set({ shop_price }).where('product_id', '=', productId).execute()
    await refreshProducts(db(), [productId])
  }
  const heard = async (ann: TestCaller) =>
    (await ann.call(messageSystemList, { kind: 'offer', group: 'reminders' })).items.map(({ text }) => text)

  it('should notify of each price drop, once, and of no rise', async () => {
    const ann = await world.make.customer()
    const { id: productId } = await mall.product(tea, { name: both('Honey') }, [{ shop_price: 10000 }])
    expect(await ann.call(mallProduct, { productId })).toMatchObject({ priceWatched: false })
    for (let time = 0; time < 2; time++) await ann.call(mallWatchPrice, { productId, on: true })
    expect(await ann.call(mallProduct, { productId })).toMatchObject({ priceWatched: true })
    await look()
    await reprice(productId, 12000)
    await look()
    expect(await heard(ann)).toEqual([])
    await reprice(productId, 9000)
    await look()
    await look()
    expect(await heard(ann)).toEqual(['Honey is now from ¥90.00, ¥10.00 less.'])
    await reprice(productId, 8500)
    await look()
    expect((await heard(ann))[0]).toBe('Honey is now from ¥85.00, ¥5.00 less.')
    await reprice(productId, 10000)
    await look()
    expect(await heard(ann)).toHaveLength(2)
  })

  it('should wait until it can be bought, be ended, and refuse what is not sold', async () => {
    const ann = await world.make.customer()
    const { id: productId, skuIds } = await mall.product(tea, {}, [{ shop_price: 10000, stock: 0 }])
    const other = await mall.product(tea, {}, [{ shop_price: 10000 }])
    for (const id of [productId, other.id]) await ann.call(mallWatchPrice, { productId: id, on: true })
    await ann.call(mallWatchPrice, { productId: other.id, on: false })
    for (const id of [productId, other.id]) await reprice(id, 9000)
    await look()
    expect(await heard(ann)).toEqual([])
    await setStock(skuIds[0] ?? '', 1)
    await refreshProducts(db(), [productId])
    await look()
    expect(await heard(ann)).toHaveLength(1)
    expect(await ann.refusal(mallWatchPrice, { productId: randomUUID(), on: true })).toBe('productNotFound')
  })
})
