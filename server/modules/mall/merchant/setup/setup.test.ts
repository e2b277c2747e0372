import { randomUUID } from 'node:crypto'
import type { Request } from '@contract/call'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import * as calls from '@contract/calls/merchant'
import { mallProduct, mallProducts } from '@contract/calls/mall'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { TestCaller } from '../../../../testing/caller'
import { MallFactory } from '../../../../testing/mall'
import { aPicture } from '../../../../testing/picture'
import { aWorld, type World } from '../../../../testing/world'

type SetUp = Omit<
  Request<typeof calls.merchantSetUpProduct>,
  'productId' | 'storeId' | 'newPictures' | 'idempotencyKey'
>

const key = () => ({ idempotencyKey: randomUUID() })
const both = (text: string) => ({ en: text, zh: text })

let world: World
let mall: MallFactory
let mia: TestCaller
let shop: { id: string; templateId: string }
let warehouseId: string

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  mia = await world.make.customer()
  shop = await mall.shop({ merchant_id: mia.id })
  warehouseId = await mall.warehouse()
  await mall.category()
})
afterAll(() => world.close())

const upload = async (by = mia) => by.upload(await aPicture(64, 48), { module: 'goods' })
const photo = async (by = mia) => (await upload(by)).id

/** A tea in two sizes. */
const tea = (): SetUp => ({
  name: both('Cloud tea'),
  note: both('From the hills'),
  categoryKey: 'tea',
  templateId: shop.templateId,
  freeReturnDays: 7,
  purchaseLimit: null,
  axes: [{ name: both('Size'), values: [{ name: both('Small') }, { name: both('Large') }] }],
  skus: [
    { choice: [0], price: 50_00, memberPrice: 45_00, weight: 200, stock: 10 },
    { choice: [1], price: 90_00, memberPrice: null, weight: 400, stock: 5 },
  ],
  warehouseId,
  onSale: true,
})
const added = async (over: Partial<SetUp> = {}) =>
  mia.call(calls.merchantSetUpProduct, { ...tea(), newPictures: [await photo()], ...over, ...key() })
const refusal = async (over: object) =>
  mia.refusal(calls.merchantSetUpProduct, { ...tea(), newPictures: [await photo()], ...over, ...key() })

/** The request that saves a product as it is. */
async function asSaved(productId: string) {
  const { product } = await mia.call(calls.merchantProductSetup, { productId })
  if (!product) throw new Error('it is not there')
  const { id: _, pictures: __, axes, skus, version, onSale, ...facts } = product
  const kept = skus.map(({ id: skuId, stock: ___, ...sku }) => ({ skuId, ...sku }))
  const named = axes.map(({ name, values }) => ({ name, values: values.map((value) => ({ name: value.name })) }))
  return { productId, version, ...facts, axes: named, skus: kept, onSale }
}

describe('a new product', () => {
  it('should be bought at once, found by its name, and listed by its shop', async () => {
    const { categories, templates, warehouses, product } = await mia.call(calls.merchantProductSetup, {
      storeId: shop.id,
    })
    expect({ product, warehouses }).toMatchObject({ product: null, warehouses: [{ id: warehouseId }] })
    expect(categories).toMatchObject([{ key: 'drinks', children: [{ key: 'tea' }] }])
    expect(templates).toMatchObject([{ id: shop.templateId, fee: { unit: 'weight', firstFee: 800, freeOver: 9900 } }])
    const request = { ...tea(), newPictures: [await photo(), await photo()], ...key() }
    const saved = await mia.call(calls.merchantSetUpProduct, request)
    expect(await mia.call(calls.merchantSetUpProduct, request)).toEqual(saved)
    expect(saved).toMatchObject({ version: 1, onSale: true, skus: [{ price: 50_00, stock: 10 }, { stock: 5 }] })
    expect(saved.pictures).toHaveLength(2)
    const ann = await world.make.customer({ balance: 1_000_00 })
    const found = await ann.call(mallProducts, { keyword: 'cloud' })
    expect(found.items).toMatchObject([{ id: saved.id, shopPrice: 50_00 }])
    expect(await ann.call(mallProduct, { productId: saved.id })).toMatchObject({
      pictures: saved.pictures,
      axes: [{ values: [{ name: 'Small' }, { name: 'Large' }] }],
    })
    await world.make.address(ann.id, { region_code: '440305' })
    await ann.call(cartAdd, { skuId: saved.skus[1]?.id ?? '', quantity: 2 })
    const quote = await ann.call(orderConfirm, { kind: 'mall' })
    await ann.call(orderSubmit, { quoteId: quote.id, ...key() })
    const { product: left } = await mia.call(calls.merchantProductSetup, { productId: saved.id })
    expect(left?.skus.map(({ stock }) => stock)).toEqual([10, 3])
    expect((await mia.call(calls.merchantProducts, { keyword: 'Cloud' })).items).toMatchObject([{ skuCount: 2 }])
  })

  it('should stay off sale until its merchant puts it on sale', async () => {
    const { id } = await added({ onSale: false })
    expect(await world.visitor.refusal(mallProduct, { productId: id })).toBe('productNotFound')
    await mia.call(calls.merchantSaveProduct, { productId: id, version: 1, onSale: true, ...key() })
    expect(await world.visitor.call(mallProduct, { productId: id })).toMatchObject({ id })
  })

  it('should be refused with what is wrong, and nothing of it kept', async () => {
    const [first, second] = tea().skus
    const before = (await mia.call(calls.merchantProducts, {})).counts
    expect(await refusal({ categoryKey: 'drinks' })).toBe('productCategoryUnknown')
    const elsewhere = await mall.shop()
    expect(await refusal({ templateId: elsewhere.templateId })).toBe('shippingFeeUnknown')
    expect(await refusal({ skus: [first, { ...second, choice: [0] }] })).toBe('skuChoicesInvalid')
    expect(await refusal({ skus: [{ ...first, choice: [2] }] })).toBe('skuChoicesInvalid')
    expect(await refusal({ skus: [{ ...first, choice: [] }] })).toBe('skuChoicesInvalid')
    expect(await refusal({ skus: [{ ...first, memberPrice: 50_00 }] })).toBe('memberPriceTooHigh')
    expect(await refusal({ skus: [{ ...first, skuId: randomUUID() }] })).toBe('invalidRequest')
    expect(await refusal({ warehouseId: randomUUID() })).toBe('invalidRequest')
    expect(await refusal({ newPictures: [] })).toBe('tooManyProductPictures')
    expect(await refusal({ newPictures: [await photo(await world.make.customer())] })).toBe('mediaNotFound')
    expect((await mia.call(calls.merchantProducts, {})).counts).toEqual(before)
    const cook = await world.make.customer()
    await world.make.store({ merchant_id: cook.id })
    expect(await cook.refusal(calls.merchantProductSetup, {})).toBe('storeNotFound')
    expect(await cook.refusal(calls.merchantSetUpProduct, { ...tea(), ...key() })).toBe('storeNotFound')
  })
})

describe('the details of a product', () => {
  const material = { name: { en: 'Material', zh: '材质' }, value: { en: 'Bamboo', zh: '竹' } }
  const origin = { name: { en: 'Origin', zh: '产地' }, value: { en: 'Anji', zh: '安吉' } }

  it('should be read by customers in their language and order, kept by a change without them, and removed', async () => {
    const { id, details } = await added({ details: [origin, material] })
    expect(details).toEqual([origin, material])
    const read = async (language: 'en' | 'zh') => {
      const visitor = new TestCaller(world.base)
      visitor.language = language
      return (await visitor.call(mallProduct, { productId: id })).details
    }
    expect(await read('en')).toEqual([
      { name: 'Origin', value: 'Anji' },
      { name: 'Material', value: 'Bamboo' },
    ])
    expect(await read('zh')).toContainEqual({ name: '材质', value: '竹' })
    const { details: _, ...older } = await asSaved(id)
    await mia.call(calls.merchantSetUpProduct, { ...older, ...key() })
    expect(await read('en')).toHaveLength(2)
    await mia.call(calls.merchantSetUpProduct, { ...(await asSaved(id)), details: [], ...key() })
    expect(await read('en')).toEqual([])
  })

  it('should be refused without a name or a value, and beyond their number', async () => {
    expect(await refusal({ details: [{ ...material, value: both('') }] })).toBe('invalidRequest')
    expect(await refusal({ details: Array(limits.detailsOfProduct + 1).fill(material) })).toBe('invalidRequest')
  })
})

describe('a changed product', () => {
  it('should keep its SKUs under other choices, and take the others off sale', async () => {
    const { id, skus } = await added()
    const [small = '', large = ''] = skus.map((sku) => sku.id)
    const ann = await world.make.customer({ balance: 1_000_00 })
    for (const skuId of [small, large]) await ann.call(cartAdd, { skuId, quantity: 1 })
    const request = await asSaved(id)
    const saved = await mia.call(calls.merchantSetUpProduct, {
      ...request,
      axes: [
        { name: both('Size'), values: [{ name: both('Gift box') }, { name: both('Large tin') }] },
        { name: both('Leaf'), values: [{ name: both('Whole') }] },
      ],
      skus: [
        { choice: [0, 0], price: 200_00, memberPrice: null, weight: 900, stock: 4 },
        { skuId: large, choice: [1, 0], price: 95_00, memberPrice: 90_00, weight: 400 },
      ],
      warehouseId,
      ...key(),
    })
    expect(saved).toMatchObject({
      version: 2,
      skus: [
        { choice: [0, 0], stock: 4 },
        { id: large, choice: [1, 0], price: 95_00, stock: 5 },
      ],
    })
    const { mall: cart } = await ann.call(cartInfo, { business: 'mall' })
    expect(JSON.stringify(cart)).toContain('Large tin')
    expect(JSON.stringify(cart)).toContain('skuGone')
    // The first choice of all may be used again.
    expect(await mia.call(calls.merchantSetUpProduct, { ...(await asSaved(id)), ...key() })).toMatchObject({
      version: 3,
    })
  })

  it('should leave placed orders as they were bought', async () => {
    const { id, skus } = await added()
    const ann = await world.make.customer({ balance: 1_000_00 })
    await world.make.address(ann.id, { region_code: '440305' })
    await ann.call(cartAdd, { skuId: skus[0]?.id ?? '', quantity: 1 })
    const quote = await ann.call(orderConfirm, { kind: 'mall' })
    const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, ...key() })
    const before = await ann.call(orderDetail, { orderId })
    await mia.call(calls.merchantSetUpProduct, {
      ...(await asSaved(id)),
      name: both('Other tea'),
      pictures: [],
      newPictures: [await photo()],
      ...key(),
    })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ total: before.total })
    expect(JSON.stringify(await ann.call(orderDetail, { orderId }))).toContain('Cloud tea')
  })

  it('should be changed once by two who saw the same, and never without its version', async () => {
    const { id } = await added()
    const request = await asSaved(id)
    const change = (en: string) => mia.refusal(calls.merchantSetUpProduct, { ...request, name: both(en), ...key() })
    expect((await Promise.all([change('One'), change('Two')])).sort()).toEqual(['productChanged', undefined])
    const { version: _, ...blind } = request
    expect(await mia.refusal(calls.merchantSetUpProduct, { ...blind, ...key() })).toBe('invalidRequest')
  })

  it('should keep the order and the limit of its photos', async () => {
    const { id, pictures } = await added()
    const full = { ...(await asSaved(id)), newPictures: [] as string[] }
    for (let count = 0; count < limits.productPictures; count += 1) full.newPictures.push(await photo())
    expect(await mia.refusal(calls.merchantSetUpProduct, { ...full, ...key() })).toBe('tooManyProductPictures')
    const added1 = full.newPictures.slice(0, 1)
    const two = await mia.call(calls.merchantSetUpProduct, { ...full, newPictures: added1, ...key() })
    expect(two.pictures[0]).toEqual(pictures[0])
    const turned = [...two.pictures].reverse().map(({ path }) => path)
    const last = await mia.call(calls.merchantSetUpProduct, {
      ...full,
      version: 2,
      pictures: turned,
      newPictures: [],
      ...key(),
    })
    expect(last.pictures.map(({ path }) => path)).toEqual(turned)
    expect((await mia.call(calls.merchantProduct, { productId: id })).cover).toEqual(last.pictures[0])
  })

  it('should put an added photo where its path is named, and the others behind', async () => {
    const { id, pictures } = await added()
    const [first, second] = [await upload(), await upload()]
    const order = [first.path, ...pictures.map(({ path }) => path)]
    const request = { ...(await asSaved(id)), pictures: order, newPictures: [second.id, first.id], ...key() }
    const saved = await mia.call(calls.merchantSetUpProduct, request)
    expect(saved.pictures.map(({ path }) => path)).toEqual([...order, second.path])
    expect((await mia.call(calls.merchantProduct, { productId: id })).cover).toEqual(saved.pictures[0])
  })

  it('should ignore the path of a photo that is neither its own nor added', async () => {
    const { id, pictures } = await added()
    const foreign = (await upload(await world.make.customer())).path
    const own = pictures.map(({ path }) => path)
    const request = { ...(await asSaved(id)), pictures: [foreign, ...own], ...key() }
    expect((await mia.call(calls.merchantSetUpProduct, request)).pictures).toEqual(pictures)
  })
})

describe('the shipping fees of a shop', () => {
  it('should be added and changed, but for those by region', async () => {
    const owner = await world.make.customer()
    const own = await mall.shop({ merchant_id: owner.id })
    const fee = { name: both('By piece'), unit: 'piece' as const, first: 1, firstFee: 600, step: 1, stepFee: 100 }
    const { id, templates } = await owner.call(calls.merchantSaveShipping, { ...fee, freeOver: null, ...key() })
    expect(templates).toContainEqual({ id, name: fee.name, fee: { ...fee, freeOver: null } })
    const dearer = { ...fee, templateId: id, firstFee: 900, freeOver: 99_00 }
    expect((await owner.call(calls.merchantSaveShipping, { ...dearer, ...key() })).templates).toContainEqual(
      expect.objectContaining({ id, fee: { ...fee, firstFee: 900, freeOver: 99_00 } }),
    )
    const far = await mall.template(own.id, { excluded: ['54'] })
    const setup = await owner.call(calls.merchantProductSetup, {})
    expect(setup.templates.find((one) => one.id === far)).toMatchObject({ fee: null })
    const refused = (templateId: string) =>
      owner.refusal(calls.merchantSaveShipping, { ...dearer, templateId, ...key() })
    expect([await refused(far), await refused(shop.templateId)]).toEqual(['shippingFeeUnknown', 'shippingFeeUnknown'])
  })

  it('should end at their limit', async () => {
    const owner = await world.make.customer()
    const own = await mall.shop({ merchant_id: owner.id })
    for (let count = 1; count < limits.shippingFeesPerShop; count += 1) await mall.template(own.id)
    const fee = {
      name: both('More'),
      unit: 'piece' as const,
      first: 1,
      firstFee: 0,
      step: 1,
      stepFee: 0,
      freeOver: null,
    }
    expect(await owner.refusal(calls.merchantSaveShipping, { ...fee, ...key() })).toBe('tooManyShippingFees')
  })
})
