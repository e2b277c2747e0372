import { renderScreen, type Answers } from '@/testing'
import { aMallCart, aMallLine, aProduct, aProductCard, aShop } from '@/testing/products'
import Cart from '.'

const tea = aMallLine()
const honey = aMallLine({
  id: 'honey',
  skuId: 'honey',
  name: 'Honey',
  choice: '',
  priceKind: 'shop',
  ticked: false,
  left: 3,
  most: 3,
})
const gone = aMallLine({ id: 'gone', name: 'Umbrella', unavailable: 'offSale' })
const cart = (answers: Answers = {}, lines = [tea, honey], lost = [gone]) =>
  renderScreen(Cart, { signedIn: true, answers: { 'cart.info': aMallCart(lines, lost), ...answers } })

it('shows the lines of each shop, what they cost and what is missing for an offer', async () => {
  const { view, api } = await cart()
  expect(api.calls('cart.info')).toEqual([{ business: 'mall' }])
  for (const text of [
    'Shanye Tea House',
    'Longjing tea',
    '250 g',
    'Member',
    '3 left',
    '¥41 more for ¥40 off',
    'Add ¥29 for free shipping',
  ])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await view.tap('Check out (1)')
  expect(view.path).toBe('pageshop/page/shoppingMall/confirm-order/index')
})

it('says that shipping comes on top, with a deal too', async () => {
  const plain = aMallCart([tea])
  const shops = plain.mall.shops.map((shop) => ({ ...shop, discount: 3000 }))
  const { view } = await cart({ 'cart.info': { ...plain, mall: { ...plain.mall, shops, discount: 3000 } } })
  expect(view.getByText('¥30.00 off · before shipping')).toBeVisible()
})

it('ticks a line, a shop and all, as the server keeps it', async () => {
  const both = aMallCart([tea, { ...honey, ticked: true }])
  const { view, api } = await cart({ 'cart.edit': both })
  await view.tap('Choose Honey')
  expect(view.getByRole('checkbox', { name: 'Select all' })).toHaveAttribute('aria-checked', 'true')
  await view.tap(`Choose all of ${aShop().name}`)
  await view.tap('Select all')
  expect(api.calls('cart.edit')).toEqual([
    { cartLineIds: ['honey'], ticked: true },
    { cartLineIds: [tea.id, 'honey'], ticked: false },
    { cartLineIds: [tea.id, 'honey'], ticked: false },
  ])
})

it('changes how many, up to what there is', async () => {
  const { view, api } = await cart({ 'cart.edit': aMallCart([tea, { ...honey, quantity: 3 }]) })
  await view.tap('Add Honey')
  expect(api.calls('cart.edit')).toEqual([{ cartLineIds: ['honey'], quantity: 2 }])
  expect(view.getByRole('button', { name: 'Add Honey, 3 left' })).toHaveAttribute('aria-disabled', 'true')
})

it('makes a line another SKU, and says when lines that join are cut to what can be bought', async () => {
  const product = aProduct()
  const other = product.skus[1]?.id ?? ''
  const large = aMallLine({ id: 'large', skuId: other, choice: '500 g', quantity: 3, most: 3 })
  const answers = { 'mall.product': product, 'cart.edit': aMallCart([large]) }
  const { view, api } = await cart(answers, [tea, large], [])
  await view.tap('Change Longjing tea, 250 g')
  await view.tap('250 g')
  await view.tap('500 g')
  await view.tap('Done')
  expect(api.calls('cart.edit')).toEqual([{ cartLineIds: [tea.id], skuId: other }])
  expect(view.toast).toBe('You can buy up to 3')
})

it('says why a line is gone, searches for similar goods, and clears such lines after confirmation', async () => {
  const { view, api } = await cart({ 'cart.delete': aMallCart([tea]) })
  expect(view.getByText('No longer sold')).toBeVisible()
  await view.tap('Clear')
  await view.tap('Delete')
  expect(api.calls('cart.delete')).toEqual([{ cartLineIds: ['gone'] }])
  expect(view.queryByText('Umbrella')).toBeNull()
})

it('leads from what is gone to what is like it', async () => {
  const { view } = await cart()
  await view.tap('See similar: Umbrella')
  expect(view.path).toBe('pageshop/page/shoppingMall/category-products/index')
})

it('deletes what is ticked while it is managed', async () => {
  const { view, api } = await cart({ 'cart.delete': aMallCart([honey]) })
  await view.tap('Manage')
  expect(view.getByText('1 selected')).toBeVisible()
  await view.tap('Delete')
  expect(view.getByText('Delete 1 item from the cart?')).toBeVisible()
  await view.tap('Delete')
  expect(api.calls('cart.delete')).toEqual([{ cartLineIds: [tea.id] }])
  await view.tap('Done')
  expect(view.queryByText('Longjing tea')).toBeNull()
})

it('reloads the cart after a refusal', async () => {
  const { view, api } = await cart()
  api.fail('cart.edit', 'soldOut')
  await view.tap('Add Honey')
  expect(view.toast).not.toBe('')
  expect(api.calls('cart.info')).toHaveLength(2)
})

it('says that it is empty, and leads to the mall', async () => {
  const { view } = await cart({}, [], [])
  expect(view.getByText('Your cart is empty')).toBeVisible()
  await view.tap('Browse the mall')
  expect(view.path).toBe('pageshop/page/shoppingMall/home/index')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Cart, { signedIn: true })
  api.answer('cart.info', aMallCart([tea]))
  await view.tap('Try again')
  expect(view.getByText('Longjing tea')).toBeVisible()
})

it('moves what is ticked to the favourites', async () => {
  const { view, api } = await cart({ 'cart.moveToFavorites': aMallCart([]) })
  await view.tap('Manage')
  await view.tap('Move to favourites')
  expect(api.calls('cart.moveToFavorites')).toHaveLength(1)
  expect(view.toast).toMatch(/moved to your favourites/)
})

it('shows what goes with its products, each of which is asked for once', async () => {
  const items = [aProductCard({ id: 'p2', name: 'Tea cup' })]
  const { view, api } = await cart({ 'mall.together': { boughtTogether: true, items } })
  expect(api.calls('mall.together')).toEqual([{ productIds: [tea.productId] }])
  expect(view.getByText('Tea cup')).toBeVisible()
})
