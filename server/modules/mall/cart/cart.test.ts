import { cartAdd, cartEdit, cartInfo } from '@contract/calls/cart'
import type { RequestInput } from '@contract/call'
import type { MallCart } from '@contract/entities/mall-cart'
import type { TestCaller } from '../../../testing/caller'
import { aRule, MallFactory, type SkuSeed } from '../../../testing/mall'
import { aWorld, type World } from '../../../testing/world'

let world: World
let mall: MallFactory

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
})
afterAll(() => world.close())

/** A customer whose things go to Nanshan. */
async function aShopper() {
  const ann = await world.make.customer()
  await world.make.address(ann.id, { region_code: '440305', is_default: true })
  return ann
}

const json = JSON.stringify

/** Adds one of each first SKU of products of a shop. */
async function added(ann: TestCaller, ...products: readonly { readonly skuIds: readonly string[] }[]) {
  for (const { skuIds } of products) await ann.call(cartAdd, { skuId: skuIds[0] ?? '' })
}

async function cartOf(ann: TestCaller): Promise<MallCart> {
  const { mall: cart } = await ann.call(cartInfo, { business: 'mall' })
  if (!cart) throw new Error('it is no cart of the mall')
  return cart
}

const linesOf = ({ shops }: MallCart) => shops.flatMap(({ lines }) => lines)

/** The request that changes the line of a SKU. */
async function edit(
  ann: TestCaller,
  skuId: string,
  change: { skuId?: string; quantity?: number; ticked?: boolean },
): Promise<RequestInput<typeof cartEdit>> {
  const line = linesOf(await cartOf(ann)).find((each) => each.skuId === skuId)
  return { cartLineIds: [line?.id ?? ''], ...change }
}

describe('a line that becomes another SKU', () => {
  async function twoSkus(over: SkuSeed = {}): Promise<[string, string]> {
    const { skuIds } = await mall.product(await mall.shop(), {}, [{}, over])
    return [skuIds[0] ?? '', skuIds[1] ?? '']
  }

  it('should join the line that is there already, up to what can be bought', async () => {
    const ann = await aShopper()
    const [small, large] = await twoSkus({ purchase_limit: 3 })
    await ann.call(cartAdd, { skuId: small, quantity: 2 })
    await ann.call(cartAdd, { skuId: large, quantity: 2 })
    await ann.call(cartEdit, await edit(ann, small, { skuId: large }))
    expect(linesOf(await cartOf(ann))).toMatchObject([{ skuId: large, quantity: 3, most: 3 }])
  })

  it('should be refused for a SKU of another product, more than its limit or no whole number, and stay as it is', async () => {
    const ann = await aShopper()
    const [[small, large], [other]] = [await twoSkus({ purchase_limit: 1 }), await twoSkus()]
    await ann.call(cartAdd, { skuId: small, quantity: 2 })
    expect(await ann.refusal(cartEdit, await edit(ann, small, { skuId: other }))).toBe('specificationInvalid')
    expect(await ann.refusal(cartEdit, await edit(ann, small, { skuId: large }))).toBe('overPurchaseLimit')
    for (const quantity of [0.5, 100, -1])
      expect(await ann.refusal(cartEdit, await edit(ann, small, { quantity }))).toBe('invalidRequest')
    expect(linesOf(await cartOf(ann))).toMatchObject([{ skuId: small, quantity: 2 }])
  })
})

describe('a product that cannot be bought any more', () => {
  it('should be listed separately with the reason, also where it is not shipped to the customer', async () => {
    const { db } = world.app.context
    const ann = await aShopper()
    const [shop, closed] = [await mall.shop(), await mall.shop()]
    const near = await mall.template(shop.id, { rules: json([aRule()]), excluded: ['44'] })
    const offSale = await mall.product(shop)
    const skuGone = await mall.product(shop)
    const soldOut = await mall.product(shop)
    const shopClosed = await mall.product(closed)
    const notDeliverable = await mall.product({ ...shop, templateId: near })
    const still = await mall.product(shop)
    await added(ann, offSale, skuGone, soldOut, shopClosed, notDeliverable, still)
    const now = world.clock.now()
    await db.updateTable('products').set({ removed_at: now }).where('id', '=', offSale.id).execute()
    await db.updateTable('skus').set({ removed_at: now }).where('id', 'in', skuGone.skuIds).execute()
    await db.updateTable('sku_stock').set({ quantity: 0 }).where('sku_id', 'in', soldOut.skuIds).execute()
    await db.updateTable('stores').set({ status: 'closed' }).where('id', '=', closed.id).execute()
    const { shops, gone, tickedCount } = await cartOf(ann)
    expect(gone.map(({ productId, unavailable }) => [productId, unavailable]).reverse()).toEqual([
      [offSale.id, 'offSale'],
      [skuGone.id, 'skuGone'],
      [soldOut.id, 'soldOut'],
      [shopClosed.id, 'shopClosed'],
      [notDeliverable.id, 'notDeliverable'],
    ])
    expect(shops).toMatchObject([{ lines: [{ productId: still.id, unavailable: null }] }])
    expect(tickedCount).toBe(1)
  })

  it('should be back once it is shipped to the address that a check-out starts with', async () => {
    const shop = await mall.shop()
    const near = await mall.template(shop.id, { rules: json([aRule()]), excluded: ['65'] })
    const ann = await world.make.customer()
    await added(ann, await mall.product({ ...shop, templateId: near }))
    expect((await cartOf(ann)).gone).toEqual([])
    await world.make.address(ann.id, { region_code: '650102', is_default: false })
    expect((await cartOf(ann)).gone).toMatchObject([{ unavailable: 'notDeliverable' }])
    await world.make.address(ann.id, { region_code: '440305', is_default: true })
    expect((await cartOf(ann)).gone).toEqual([])
  })
})

it('should say how much less a line costs than when it was added', async () => {
  const ann = await aShopper()
  const { skuIds } = await mall.product(await mall.shop(), {}, [{ shop_price: 5000 }])
  await added(ann, { skuIds })
  expect(linesOf(await cartOf(ann))).toMatchObject([{ cheaperBy: null }])
  const { db } = world.app.context
  await db.updateTable('skus').set({ shop_price: 4200 }).where('id', 'in', skuIds).execute()
  expect(linesOf(await cartOf(ann))).toMatchObject([{ price: 4200, cheaperBy: 800 }])
})

describe('the amount missing for free shipping', () => {
  const missing = async (ann: TestCaller) => (await cartOf(ann)).shops.map(({ missingForFree }) => missingForFree)

  it('should count the ticked lines of each shop, after its own discount, until it is free', async () => {
    const ann = await aShopper()
    const rules = json([aRule({ freeOver: 9900 })])
    const shop = await mall.shop({ full_discounts: json([{ over: 6000, off: 1000 }]) })
    const priced = { ...shop, templateId: await mall.template(shop.id, { rules }) }
    const other = await mall.product(await mall.shop(), {}, [{ shop_price: 3900 }])
    const tea = await mall.product(priced, {}, [{ shop_price: 4000 }])
    await added(ann, other, tea)
    const change = async (how: { quantity?: number; ticked?: boolean }) => {
      await ann.call(cartEdit, await edit(ann, tea.skuIds[0] ?? '', how))
      return missing(ann)
    }
    expect(await missing(ann)).toEqual([5900, 6000])
    expect(await change({ quantity: 2 })).toEqual([2900, 6000])
    expect(await change({ quantity: 3 })).toEqual([null, 6000])
    expect(await change({ quantity: 2, ticked: false })).toEqual([null, 6000])
  })

  it('should not be said where nothing is known of the address', async () => {
    const ann = await world.make.customer()
    await added(ann, await mall.product(await mall.shop(), {}, [{ shop_price: 1000 }]))
    expect(await missing(ann)).toEqual([null])
  })
})
