import { fireEvent } from '@testing-library/react'
import { renderScreen, settle, type Answers } from '@/testing'
import { platform } from '../../../../../tests/stand-ins/taro'
import { aMallCart, aProduct, aSku, aProductCard } from '@/testing/products'
import { aReview, reviewCounts } from '@/testing/reviews'
import { aUser } from '@/testing/user'
import Product from '.'

const picture = (name: string) => ({ path: `/pictures/${name}`, colour: '#ffc9b5' })
const product = aProduct()
const render = (change: Parameters<typeof aProduct>[0] = {}, params: Record<string, string> = {}, more: Answers = {}) =>
  renderScreen(Product, {
    params: { id: product.id, ...params },
    answers: { 'mall.product': aProduct(change), ...more },
  })

it('shows what it is, what it costs and how it comes', async () => {
  const { view } = await render({ onePrice: false })
  expect(view.getByRole('heading', { name: product.name })).toBeVisible()
  for (const text of ['Hand-fired', '12k sold', 'Hangzhou to Nanshan, Shenzhen, ¥8.00 shipping', 'Shanye Tea House'])
    expect(view.getByText(text)).toBeVisible()
  for (const text of ['Free shipping over ¥99', '7-day returns, no reason needed', 'Hangzhou', 'Choose Size'])
    expect(view.getAllByText(text)[0]).toBeVisible()
  await view.tap('Visit: Shanye Tea House')
  expect(view.path).toBe('pageshop/page/shoppingMall/shop-detail/index')
})

it('lets one choose a size without asking the server', async () => {
  const { view, api } = await render()
  const asked = api.calls('mall.product').length
  await view.tap('Options, Choose Size')
  await view.tap('500 g')
  expect(view.getByText('3 left')).toBeVisible()
  for (let more = 0; more < 2; more++) await view.tap(`Add ${product.name}`)
  expect(view.getByText('Only 3 left')).toBeVisible()
  await view.tap('Close', view.getByRole('dialog', { name: 'Choose' }))
  expect(view.getByText('500 g × 3')).toBeVisible()
  expect(api.calls('mall.product')).toHaveLength(asked)
})

it('opens at the SKU of a link', async () => {
  const { view } = await render({}, { sku: '019a0000-0000-7000-8000-000000000032' })
  expect(view.getByText('500 g × 1')).toBeVisible()
})

it('turns off what leads to no SKU and says what is sold out', async () => {
  const values = (...names: string[]) => names.map((name) => ({ name, picture: null }))
  const { view } = await render({
    axes: [
      { name: 'Colour', values: values('Red', 'Blue') },
      { name: 'Size', values: values('S', 'M', 'L') },
    ],
    skus: [
      aSku({ id: '1', choice: [0, 0] }),
      aSku({ id: '2', choice: [0, 1], soldOut: true }),
      aSku({ id: '3', choice: [1, 2] }),
    ],
  })
  await view.tap(/^Options/)
  await view.tap('Red')
  expect(view.getByRole('checkbox', { name: /^M/ })).toHaveAttribute('aria-disabled', 'true')
  expect(view.getByRole('checkbox', { name: 'L, Not available' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Red')
  expect(view.getByRole('checkbox', { name: 'L' })).not.toHaveAttribute('aria-disabled')
})

it('shows members that their price applies, and others what they would pay', async () => {
  const { view } = await render({ skus: [aSku({ price: 15800, memberPrice: 15800 })], axes: [] })
  expect(view.getByText('Applied for you')).toBeVisible()
  view.unmount()
  const other = await render({ skus: [aSku({ memberPrice: 15800 })], axes: [] })
  expect(other.view.getByText('For members')).toBeVisible()
})

it('says that it is sold out, not delivered to a place, or what shipping depends on', async () => {
  const shipping = { ...product.shipping, deliverable: false, fee: null }
  const { view } = await render({ soldOut: true, shipping })
  expect(view.getByText('Sold out')).toBeVisible()
  expect(view.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible()
  expect(view.getByText('Doesn’t ship to this address')).toBeVisible()
  view.unmount()
  const nowhere = {
    from: 'Hangzhou',
    to: null,
    deliverable: true,
    fee: null,
    freeOver: null,
    shipsBy: null,
    arrivesBy: null,
  }
  const other = await render({ shipping: nowhere })
  expect(other.view.getByText('From Hangzhou')).toBeVisible()
  expect(other.view.getByText('Shipping depends on the address')).toBeVisible()
})

it('numbers its pictures and shows each in full', async () => {
  const { view } = await render({ picture: picture('a'), pictures: [picture('a'), picture('b')] })
  expect(view.getByText('1 / 2')).toBeVisible()
  await view.tap(`${product.name}, Picture 2 of 2`)
  expect(view.getByRole('dialog', { name: 'Photos' })).toBeVisible()
})

it('keeps its name at hand once the gallery is scrolled away', async () => {
  Element.prototype.getBoundingClientRect = () => ({ height: 400 }) as DOMRect
  const { view } = await render()
  expect(view.getAllByText(product.name)).toHaveLength(1)
  fireEvent.scroll(view.getByRole('main'), { target: { scrollTop: 390 } })
  await settle()
  expect(view.getAllByText(product.name)).toHaveLength(2)
})

it('says that it is gone', async () => {
  const { view, api } = await renderScreen(Product, { params: { id: product.id } })
  api.fail('mall.product', 'productNotFound')
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Go back' })).toBeVisible()
})

const second = product.skus[1]?.id ?? ''

it('goes into the cart once a size is chosen', async () => {
  const answers = { 'mall.product': product, 'cart.add': { ...aMallCart([]), count: 4 } }
  const { view, api, root } = await renderScreen(Product, { params: { id: product.id }, answers, signedIn: true })
  await view.tap('Add to cart')
  const sheet = view.getByRole('dialog', { name: 'Choose' })
  await view.tap('Add to cart', sheet)
  expect(view.toast).toBe('Choose Size')
  await view.tap('500 g')
  await view.tap('Add to cart', sheet)
  expect(api.calls('cart.add')).toEqual([{ skuId: second, quantity: 1 }])
  expect(view.toast).toBe('Added to your cart')
  expect(root.cart.count).toBe(4)
  expect(view.getByText('4')).toBeVisible()
})

it('is bought at once without the cart', async () => {
  const { view } = await renderScreen(Product, {
    params: { id: product.id, sku: second },
    answers: { 'mall.product': product },
    signedIn: true,
  })
  await view.tap('Buy now')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pageshop/page/shoppingMall/confirm-order/index',
    params: { sku: second, quantity: '1' },
  })
})

it('asks visitors to log in before it goes into the cart', async () => {
  const { view, api } = await render({}, { sku: second })
  await view.tap('Add to cart')
  expect(view.toast).toBe('Please log in first')
  expect(api.calls('cart.add')).toEqual([])
})

it('asks visitors for a choice before it asks for the login', async () => {
  const { view } = await render()
  await view.tap('Add to cart')
  expect(view.toast).not.toBe('Please log in first')
  expect(view.getByRole('dialog')).toBeVisible()
})

const signedIn = (answers: Answers, change: Parameters<typeof aProduct>[0] = {}) =>
  renderScreen(Product, {
    params: { id: product.id },
    signedIn: true,
    answers: { 'mall.product': aProduct(change), 'user.info': aUser(), ...answers },
  })

it('is kept as a favourite, and no longer when that fails', async () => {
  const { view, api } = await signedIn({ 'goods.collect': { collected: true } })
  await view.tap('Save')
  expect(api.calls('goods.collect')).toEqual([{ goodsId: product.id, collected: true }])
  expect(view.getByText('Saved')).toBeVisible()
  api.fail('goods.collect', 'goodsNotFound')
  await view.tap('Saved')
  expect(view.getByText('Saved')).toBeVisible()
})

it('notifies on request when the chosen SKU is back in stock', async () => {
  const { view, api } = await signedIn(
    { 'mall.notifyMe': { on: true } },
    { soldOut: true, skus: [aSku({ soldOut: true })], axes: [] },
  )
  await view.tap('Notify me when it’s back')
  expect(api.calls('mall.notifyMe')).toEqual([{ productId: product.id, skuId: null, on: true }])
  expect(view.toast).toBe('We’ll notify you when it’s back')
  api.answer('mall.notifyMe', { on: false })
  await view.tap('You’ll be notified')
  expect(api.calls('mall.notifyMe').at(-1)).toMatchObject({ on: false })
  expect(view.getByText('Notify me when it’s back')).toBeVisible()
})

it('names the days by which it is shipped and arrives', async () => {
  const shipping = { ...product.shipping, shipsBy: '2030-03-03T04:00:00Z', arrivesBy: '2030-03-07T04:00:00Z' }
  const { view } = await signedIn({}, { shipping })
  expect(view.getByText('Ships by 3 Mar 2030 · Arrives by 7 Mar 2030')).toBeVisible()
})

it.each([
  [true, 'Often bought together'],
  [false, 'You may also like'],
])('shows what goes with it (bought together: %s)', async (boughtTogether, title) => {
  const items = [aProductCard({ id: 'p2', name: 'Tea cup' })]
  const { view, api } = await signedIn({ 'mall.together': { boughtTogether, items } })
  expect(api.calls('mall.together')).toEqual([{ productIds: [product.id] }])
  expect(view.getByRole('heading', { name: title })).toBeVisible()
  expect(view.getByText('Tea cup')).toBeVisible()
})

it('turns the price alert on and off', async () => {
  const { view, api } = await signedIn({ 'mall.watchPrice': { on: true } })
  await view.tap('Price alert')
  expect(api.calls('mall.watchPrice')).toEqual([{ productId: product.id, on: true }])
  expect(view.toast).toBe('We’ll notify you when the price drops')
  api.answer('mall.watchPrice', { on: false })
  await view.tap('Price alert on')
  expect(api.calls('mall.watchPrice').at(-1)).toMatchObject({ on: false })
  expect(view.getByRole('button', { name: 'Price alert' })).toBeVisible()
})

it('shows its newest reviews, and leads to all and to those of a kind', async () => {
  const summary = { rating: 4.8, likedPercent: 98, liked: 0, disliked: 0, counts: { ...reviewCounts, video: 2 } }
  const page = { items: [aReview({ dishes: [], text: 'Clean aroma' })], next: null, summary }
  const { view } = await render({}, {}, { 'goods.comments': page })
  expect(view.getByText('Reviews (12)')).toBeVisible()
  expect(view.getByText('Clean aroma')).toBeVisible()
  await view.tap('Video 2')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pageshop/page/shoppingMall/evaluations/index',
    params: { productId: product.id, filter: 'video' },
  })
  await view.tap(/98% positive/)
  expect(platform.pages.at(-1)?.params).toEqual({ productId: product.id })
})

it('says that nobody has reviewed it', async () => {
  const counts = { all: 0, pictures: 0, good: 0, medium: 0, negative: 0 }
  const none = { items: [], next: null, summary: { likedPercent: null, liked: 0, disliked: 0, counts } }
  const { view } = await render({}, {}, { 'goods.comments': none })
  expect(view.getByText('No reviews yet')).toBeVisible()
})

it('leads to the coupons of its shop and to the presale that it is in', async () => {
  const { view } = await render({ presaleId: 'p9' })
  await view.tap('Presale, Reserve it in the presale')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pageshop/page/shoppingMall/presale-detail/index',
    params: { id: 'p9' },
  })
  await view.tap('Coupons, Claim coupons of this shop')
  expect(view.path).toBe('pageshop/page/shoppingMall/voucher-collection/index')
})
