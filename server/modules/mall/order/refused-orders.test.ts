import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import type { TestCaller } from '../../../testing/caller'
import { MallFactory } from '../../../testing/mall'
import { aShopper, mallQuote } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }
let home: { id: string; templateId: string }

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop({ full_discounts: JSON.stringify([{ over: 19_900, off: 4000 }]) })
  await world.make.commission(500, { storeId: tea.id })
  home = await mall.shop({ name: both('Begonia Living') })
})
afterAll(() => world.close())

const submit = (ann: TestCaller, quoteId: string, over: object = {}) =>
  ann.call(orderSubmit, { quoteId, idempotencyKey: randomUUID(), ...over })

const stock = async (skuId: string) => {
  const rows = await world.app.context.db
    .selectFrom('sku_stock')
    .select(['warehouse_id', 'quantity'])
    .where('sku_id', '=', skuId)
    .orderBy('warehouse_id')
    .execute()
  return rows.map(({ quantity }) => quantity)
}

const shopper = (given: Parameters<typeof aShopper>[2] = {}) => aShopper(world, [tea, home], given)

describe('a check-out with an obstacle', () => {
  it('should say that an address is missing, and refuse without one', async () => {
    const ann = await world.make.customer()
    const { skuIds } = await mall.product(tea)
    const quote = await mallQuote(ann, { sku: { skuId: skuIds[0] ?? '' } })
    expect(quote.blocker).toMatchObject({ failure: 'addressRequired' })
    expect(await ann.refusal(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })).toBe('addressRequired')
    expect(await ann.refusal(orderConfirm, { kind: 'mall' })).toBe('cartEmpty')
  })

  it('should leave out what is not shipped there, and buy the rest', async () => {
    const { ann } = await shopper()
    const templateId = await mall.template(tea.id, { excluded: ['44'] })
    const crab = await mall.product({ id: tea.id, templateId }, { name: both('Crab') })
    await ann.call(cartAdd, { skuId: crab.skuIds[0] ?? '' })
    const quote = await mallQuote(ann)
    expect(quote.leftOut).toMatchObject([{ name: 'Crab', reason: 'notDeliverable' }])
    const { orderIds } = await submit(ann, quote.id)
    expect(orderIds).toHaveLength(2)
    const kept = (await ann.call(cartInfo, { business: 'mall' })).mall
    expect(kept).toMatchObject({ shops: [], gone: [{ name: 'Crab', unavailable: 'notDeliverable' }] })
  })

  it('should sell the last piece to one of two', async () => {
    const { skuIds } = await mall.product(tea, {}, [{ stock: 1 }])
    const [skuId = ''] = skuIds
    const buyers = await Promise.all([world.make.customer(), world.make.customer()])
    const quotes = await Promise.all(
      buyers.map(async (buyer) => {
        await world.make.address(buyer.id, { region_code: '440305' })
        return mallQuote(buyer, { sku: { skuId } })
      }),
    )
    const failures = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.refusal(orderSubmit, { quoteId: quotes[index]?.id ?? '', idempotencyKey: randomUUID() }),
      ),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(failures.find(Boolean)).toBe('soldOut')
    const again = await mallQuote(buyers[0], { sku: { skuId } })
    expect(again.blocker).toEqual({ failure: 'soldOut', message: 'The product is out of stock' })
    expect(await stock(skuId)).toEqual([0])
  })

  it('should hold limits over several orders', async () => {
    const { ann } = await shopper()
    const { skuIds } = await mall.product(tea, { purchase_limit: 2 })
    const [skuId = ''] = skuIds
    await submit(ann, (await mallQuote(ann, { sku: { skuId, quantity: 2 } })).id)
    expect(await ann.refusal(cartAdd, { skuId })).toBe('overPurchaseLimit')
    const quote = await mallQuote(ann, { sku: { skuId } })
    expect(quote).toMatchObject({
      leftOut: [{ reason: 'overPurchaseLimit' }],
      blocker: { failure: 'overPurchaseLimit' },
    })
    expect(quote.blocker?.message).toBe(quote.leftOut[0]?.message)
  })

  it('should hold limits over the customers of one device, also at once', async () => {
    const { skuIds } = await mall.product(tea, { purchase_limit: 2 })
    const [skuId = ''] = skuIds
    const people = await Promise.all([shopper(), shopper(), shopper()])
    const [ann, ben, eve] = people.map((each) => each.ann)
    if (!ann || !ben || !eve) throw new Error('there are three')
    ann.device = ben.device = 'phone-of-ann-and-ben'
    eve.device = 'phone-of-eve-alone'
    const quotes = [await mallQuote(ann, { sku: { skuId, quantity: 2 } }), await mallQuote(ben, { sku: { skuId } })]
    const failures = await Promise.all(
      [ann, ben].map((each, index) =>
        each.refusal(orderSubmit, { quoteId: quotes[index]?.id ?? '', idempotencyKey: randomUUID() }),
      ),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(failures).toContain('overPurchaseLimit')
    expect((await mallQuote(eve, { sku: { skuId, quantity: 2 } })).blocker).toBeNull()
  })

  it('should not let somebody else’s quote be submitted', async () => {
    const { ann } = await shopper()
    const { id } = await mallQuote(ann)
    const ben = await world.make.customer()
    expect(await ben.refusal(orderSubmit, { quoteId: id, idempotencyKey: randomUUID() })).toBe('quoteNotFound')
  })
})
