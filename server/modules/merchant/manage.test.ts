import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/merchant'
import { orderApplyRefund, orderConfirm, orderRefundDetail } from '@contract/calls/order'
import { storeDetail, storeMenu, storeSearch } from '@contract/calls/store'
import type { TestCaller } from '../../testing/caller'
import { balanceOf, submit, aBasket, refusedSubmit } from '../../testing/orders'
import { aPicture } from '../../testing/picture'
import { aPaidOrder, application } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World
let mia: TestCaller
let storeId: string

beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  mia = await world.make.customer()
  storeId = await world.make.store({ merchant_id: mia.id })
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const both = (text: string) => ({ en: text, zh: text })
const shop = async () => (await mia.call(calls.merchantShop, {})).shop
const seen = () => world.visitor.call(storeDetail, { storeId })

describe('a merchant’s store', () => {
  it('should be listed for its merchant, and none for other customers', async () => {
    expect((await mia.call(calls.merchantStores, {})).items).toMatchObject([{ id: storeId }])
    const ann = await world.make.customer()
    expect(await ann.call(calls.merchantStores, {})).toEqual({ items: [] })
    expect(await ann.refusal(calls.merchantShop, { storeId })).toBe('accessDenied')
  })

  it('should take no orders while it rests, and open by itself when the rest is over', async () => {
    const restUntil = new Date(world.clock.now().getTime() + 30 * 60_000).toISOString()
    const resting = await mia.call(calls.merchantSaveShop, { status: 'resting', restUntil })
    expect(resting).toMatchObject({ status: 'resting', isOpen: false, restUntil })
    expect((await seen()).status).toBe('resting')
    world.clock.forward(29)
    await world.app.context.jobs.runDue()
    expect((await shop()).status).toBe('resting')
    world.clock.forward(2)
    await world.app.context.jobs.runDue()
    expect(await shop()).toMatchObject({ status: 'open', restUntil: null })
  })

  it('should stay closed, and rest longer, when the merchant has said so meanwhile', async () => {
    const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000).toISOString()
    await mia.call(calls.merchantSaveShop, { status: 'resting', restUntil: at(10) })
    await mia.call(calls.merchantSaveShop, { status: 'resting', restUntil: at(60) })
    world.clock.forward(20)
    await world.app.context.jobs.runDue()
    expect((await shop()).status).toBe('resting')
    await mia.call(calls.merchantSaveShop, { status: 'closed' })
    world.clock.forward(60)
    await world.app.context.jobs.runDue()
    expect((await shop()).status).toBe('closed')
    expect(await mia.refusal(calls.merchantSaveShop, { status: 'resting', restUntil: at(-1) })).toBe('deadlinePassed')
  })

  it('should rest until its next hours when no time is said', async () => {
    await mia.call(calls.merchantSaveShop, { hours: [{ open: '08:00', close: '09:00' }] })
    const { restUntil, hours } = await mia.call(calls.merchantSaveShop, { status: 'resting' })
    expect(hours).toEqual([{ open: '08:00', close: '09:00' }])
    expect(Date.parse(restUntil ?? '')).toBeGreaterThan(world.clock.now().getTime())
  })

  it('should show customers its notice in their language, its phone and hours', async () => {
    await mia.call(calls.merchantSaveShop, {
      notice: { en: 'New menu', zh: '新菜单' },
      phone: '0755-8620 1128',
      hours: [{ open: '10:00', close: '14:00' }],
    })
    expect(await seen()).toMatchObject({
      notice: 'New menu',
      phone: '0755-8620 1128',
      openingHours: [{ open: '10:00', close: '14:00' }],
    })
    expect(await mia.refusal(calls.merchantSaveShop, { hours: [{ open: '25:00', close: '14:00' }] })).toBe(
      'invalidRequest',
    )
  })

  it('should be changed by nobody who does not run it', async () => {
    const noa = await world.make.customer()
    await world.make.store({ merchant_id: noa.id })
    expect(await noa.refusal(calls.merchantSaveShop, { storeId, status: 'closed' })).toBe('storeNotFound')
    expect((await shop()).status).toBe('open')
  })
})

describe('a merchant’s goods', () => {
  const list = (tab: 'onSale' | 'soldOut' | 'off') => mia.call(calls.merchantGoods, { tab })
  const save = (goodsId: string, change: object) => mia.call(calls.merchantSaveGoods, { goodsId, ...change, ...key() })

  it('should go off sale and back, for customers at once', async () => {
    const goodsId = await world.make.goods(storeId)
    await save(goodsId, { onSale: false })
    expect(await list('off')).toMatchObject({ items: [{ id: goodsId }], counts: { onSale: 0, soldOut: 0, off: 1 } })
    expect((await world.visitor.call(storeMenu, { storeId })).categories.flatMap(({ goods }) => goods)).toEqual([])
    await save(goodsId, { onSale: true })
    const menu = await world.visitor.call(storeMenu, { storeId })
    expect(menu.categories.flatMap(({ goods }) => goods)).toMatchObject([{ id: goodsId }])
  })

  it('should keep what was ordered while the stock was counted', async () => {
    const goodsId = await world.make.goods(storeId, { stock: 10 })
    await world.make.changeGoods(goodsId, { stock: 7 })
    expect(await save(goodsId, { stock: { from: 10, to: 20 } })).toMatchObject({ stock: 17 })
    expect(await save(goodsId, { stock: { from: 50, to: 0 } })).toMatchObject({ stock: 0 })
    expect((await list('soldOut')).items).toMatchObject([{ id: goodsId }])
  })

  it('should be found by their new name, and be sold at their new price with what a quote has missed', async () => {
    const { ann, goodsId, storeId: atStore } = await aBasket(world, { store: { merchant_id: mia.id } })
    const { id: quoteId } = await ann.call(orderConfirm, { storeId: atStore })
    await save(goodsId, { name: { en: 'Zanzibar wonton', zh: '桑给巴尔馄饨' }, price: 3100, memberPrice: 2900 })
    expect(await refusedSubmit(ann, quoteId)).toBe('quoteChanged')
    const { id } = await ann.call(orderConfirm, { storeId: atStore })
    expect((await submit(ann, id)).total).toBe(2 * 3100 + 400)
    const found = await world.visitor.call(storeSearch, { keyword: 'zanzibar' })
    expect(found.items).toMatchObject([{ id: atStore }])
  })

  it('should be found by a part of a name in either language, and be sorted by what is left and sold', async () => {
    const rows = [
      { name: 'Zebra 100% soup', stock: 5, sales: 1 },
      { name: 'Zebra wonton', stock: 2, sales: 9 },
    ]
    const ids: string[] = []
    for (const { name, ...rest } of rows) {
      const goodsId = await world.make.goods(storeId)
      await world.make.changeGoods(goodsId, { ...rest, name: JSON.stringify({ en: name, zh: '斑马' }) })
      ids.push(goodsId)
    }
    const found = async (request: object) =>
      (await mia.call(calls.merchantGoods, request)).items.map(({ id }) => ids.indexOf(id))
    expect(await found({ keyword: 'zebra' })).toEqual([0, 1])
    expect(await found({ keyword: '斑马', sort: 'stock' })).toEqual([1, 0])
    expect(await found({ keyword: '斑', sort: 'sales' })).toEqual([1, 0])
    expect(await found({ keyword: '100%' })).toEqual([0])
    expect(await found({ keyword: 'zebra_' })).toEqual([])
  })

  it('should refuse a member price that saves nothing', async () => {
    const goodsId = await world.make.goods(storeId)
    const request = { goodsId, price: 2000, memberPrice: 2000, ...key() }
    expect(await mia.refusal(calls.merchantSaveGoods, request)).toBe('memberPriceTooHigh')
    expect(await mia.refusal(calls.merchantSaveGoods, { goodsId, price: 0, ...key() })).toBe('invalidRequest')
  })

  it('should be added with section, picture and options', async () => {
    const { sections } = await mia.call(calls.merchantSaveCategory, { name: { en: 'Wontons', zh: '馄饨' }, ...key() })
    const { id: picture } = await mia.upload(await aPicture())
    const size = { name: both('Size'), required: true, max: 1 }
    const options = [
      { name: both('Small'), priceDelta: 0, soldOut: false },
      { name: both('Large'), priceDelta: 400, soldOut: false },
    ]
    const added = await mia.call(calls.merchantSaveGoods, {
      menuCategoryId: sections[0]?.id ?? '',
      name: both('Shrimp wonton'),
      price: 2200,
      picture,
      stock: { from: 0, to: 5 },
      groups: [{ ...size, options }],
      ...key(),
    })
    expect(added).toMatchObject({ price: 2200, stock: 5, onSale: true, groups: [{ ...size, options }] })
    const menu = await world.visitor.call(storeMenu, { storeId })
    expect(menu.categories).toMatchObject([{ name: 'Wontons', goods: [{ id: added.id, name: 'Shrimp wonton' }] }])
    expect(await mia.refusal(calls.merchantSaveGoods, { name: both('Nothing'), ...key() })).toBe('invalidRequest')
  })

  it('should be in a section of their store', async () => {
    const noa = await world.make.customer()
    const first = await world.make.store({ merchant_id: noa.id })
    const second = await world.make.store({ merchant_id: noa.id })
    const goodsId = await world.make.goods(first)
    const name = both('Soups')
    const { sections } = await noa.call(calls.merchantSaveCategory, { storeId: second, name, ...key() })
    const menuCategoryId = sections[0]?.id ?? ''
    const moved = { goodsId, menuCategoryId, ...key() }
    expect(await noa.refusal(calls.merchantSaveGoods, moved)).toBe('menuCategoryNotFound')
    const renamed = { storeId: first, menuCategoryId, name, ...key() }
    expect(await noa.refusal(calls.merchantSaveCategory, renamed)).toBe('menuCategoryNotFound')
  })

  it('should be nobody else’s to change', async () => {
    const noa = await world.make.customer()
    const hers = await world.make.store({ merchant_id: noa.id })
    const goodsId = await world.make.goods(storeId)
    expect(await noa.refusal(calls.merchantSaveGoods, { goodsId, onSale: false, ...key() })).toBe('goodsNotFound')
    const menuCategoryId = (await mia.call(calls.merchantGoods, {})).sections[0]?.id ?? ''
    const moved = { storeId: hers, menuCategoryId, name: both('Mine'), ...key() }
    expect(await noa.refusal(calls.merchantSaveCategory, moved)).toBe('menuCategoryNotFound')
    const { id: picture } = await noa.upload(await aPicture())
    expect(await mia.refusal(calls.merchantSaveGoods, { goodsId, picture, ...key() })).toBe('mediaNotFound')
  })
})

describe('a refund at a merchant’s store', () => {
  async function aRefund() {
    const { ann, orderId, storeId: at } = await aPaidOrder(world)
    await world.make.changeStore(at, { merchant_id: mia.id })
    const { id } = await ann.call(orderApplyRefund, application(orderId))
    return { ann, at, refundId: id }
  }

  it('should be paid when the merchant agrees', async () => {
    const { ann, at, refundId } = await aRefund()
    const waiting = await mia.call(calls.merchantRefunds, { storeId: at })
    expect(waiting).toMatchObject({ waiting: 1, items: [{ id: refundId, state: 'merchantReview' }] })
    const before = await balanceOf(ann)
    const agreed = await mia.call(calls.merchantHandleRefund, { refundId, agree: true, ...key() })
    expect(agreed.state).toBe('refundComplete')
    expect(await balanceOf(ann)).toBe(before + agreed.amount)
    expect(await mia.call(calls.merchantRefunds, { storeId: at, tab: 'handled' })).toMatchObject({
      waiting: 0,
      items: [{ id: refundId }],
    })
  })

  it('should be refused with a reason that the customer reads, once', async () => {
    const { ann, refundId } = await aRefund()
    expect(await mia.refusal(calls.merchantHandleRefund, { refundId, agree: false, ...key() })).toBe('reasonRequired')
    await mia.call(calls.merchantHandleRefund, { refundId, agree: false, reason: 'It was complete', ...key() })
    expect(await ann.call(orderRefundDetail, { refundId })).toMatchObject({
      state: 'refused',
      refusal: 'It was complete',
    })
    expect(await mia.refusal(calls.merchantHandleRefund, { refundId, agree: true, ...key() })).toBe(
      'refundStateChanged',
    )
  })
})
