import { mallProduct, mallProducts } from '@contract/calls/mall'
import { orderDetail, orderList } from '@contract/calls/order'
import type { Product, Sku } from '@contract/entities/product'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { beginning, people, type Person } from '../support/person'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'

const stage = new Stage()

interface Wanted {
  readonly product: Product
  readonly sku: Sku
}

/** Products of different shops that are in stock and cost little, each with a SKU that can be had. */
async function fromShops(caller: TestCaller, count: number): Promise<Wanted[]> {
  const { items } = await caller.call(mallProducts, { filters: ['inStock'], sort: 'priceUp', pageSize: 50 })
  const found = new Map(items.map(({ shopId, id }) => [shopId, id]))
  const wanted: Wanted[] = []
  for (const productId of found.values()) {
    if (wanted.length === count) break
    const product = await caller.call(mallProduct, { productId })
    const sku = product.skus.find(({ soldOut, left }) => !soldOut && left === null)
    if (sku && product.shipping.deliverable) wanted.push({ product, sku })
  }
  return wanted
}

/** Adds a SKU to the cart from its product's screen, which a link opens with that SKU chosen. */
async function addToCart(ann: Person, { product, sku }: Wanted): Promise<void> {
  // An address that differs by its parameters alone leaves the screen as it is.
  await ann.renew()
  await ann.goto(addressOf('product', { product: { id: product.id, sku: sku.id } }))
  // The bar that shows on scrolling has the name too.
  await ann.screen.getByText(product.name).locator('visible=true').first().waitFor()
  await ann.tap('Add to cart')
  await ann.sees('Added to your cart')
}

it('should buy from two shops: home, mall, cart, one payment, parcels and receipt', async () => {
  const ann = await stage.open({ phone: people.member })
  const wanted = await fromShops(ann.caller, 2)
  expect(wanted).toHaveLength(2)
  await ann.goto()
  await ann.tap(/^Mall/)
  await ann.sees('For you')
  for (const each of wanted) await addToCart(ann, each)
  await ann.goto(addressOf('mallCart'))
  for (const { product } of wanted) await ann.sees(product.shop.name)
  await ann.tap('Check out (2)')
  await ann.isAt('Check out')
  for (const { product } of wanted) await ann.sees(product.name)
  await ann.tap('Place order (2)')
  await ann.isAt('Pay')
  await payFromBalance(ann)
  await ann.sees(ann.words.paid)
  const orders = (await ann.caller.call(orderList, { tab: 'inProgress' })).items.filter(({ kind }) => kind === 'mall')
  expect(orders).toHaveLength(2)
  const [first] = orders
  await ann.goto(addressOf('mallOrder', { mallOrder: { id: first?.id ?? '' } }))
  await ann.sees(first?.store?.name ?? '')
  await ann.isAt('Shipped')
  await ann.tap(beginning('Confirm receipt'))
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await ann.isAt('Completed')
  const detail = await ann.caller.call(orderDetail, { orderId: first?.id ?? '' })
  expect(isOfKind(detail, 'mall') && detail.parcelList.every(({ trackingNumber }) => trackingNumber)).toBe(true)
  expect(ann.faults).toEqual([])
  await ann.close()
})
