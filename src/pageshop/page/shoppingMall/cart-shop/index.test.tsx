import type { Cart } from '@contract/entities/cart'
import type { MallCart } from '@contract/entities/mall-cart'
import { renderScreen, type Answers } from '@/testing'
import { aMallCart, aMallLine, aShop } from '@/testing/products'
import CartShop from '.'

const shopId = aShop().id
const tea = aMallLine()
const both = aMallCart([tea])
const other = aMallLine({ id: 'pot', skuId: 'pot', name: 'Monstera', shopId: 's2' })

/** A cart over two shops. */
function twoShops(): Cart {
  const mall = both.mall as MallCart
  const [first] = mall.shops
  if (!first) throw new Error('the cart has a shop')
  const second = { ...first, shop: { ...first.shop, id: 's2', name: 'Begonia Living' }, lines: [other] }
  const gone = [
    aMallLine({ id: 'g1', name: 'Umbrella', unavailable: 'offSale' }),
    aMallLine({ id: 'g2', name: 'Lamp', unavailable: 'soldOut', shopId: 's2' }),
  ]
  return { ...both, count: 5, mall: { ...mall, shops: [first, second], gone } }
}

const opened = (answers: Answers = {}) =>
  renderScreen(CartShop, { signedIn: true, params: { shopId }, answers: { 'cart.info': twoShops(), ...answers } })

it('shows and buys what is of one shop alone, while the badge counts all', async () => {
  const { view, root } = await opened()
  expect(view.getByText('Longjing tea')).toBeVisible()
  expect(view.queryByText('Monstera')).toBeNull()
  expect(view.getByText('Umbrella')).toBeVisible()
  expect(view.queryByText('Lamp')).toBeNull()
  expect(root.cart.count).toBe(5)
  await view.tap('Check out (1)')
  expect(view.path).toBe('pageshop/page/shoppingMall/confirm-order/index')
})

it('ticks all of the shop alone', async () => {
  const { view, api } = await opened({ 'cart.edit': twoShops() })
  await view.tap('Select all')
  expect(api.calls('cart.edit')).toEqual([{ cartLineIds: [tea.id], ticked: false }])
  expect(view.queryByText('Monstera')).toBeNull()
})

it('says that nothing of the shop is in the cart, and leads there', async () => {
  const { view } = await renderScreen(CartShop, {
    signedIn: true,
    params: { shopId: 's9' },
    answers: { 'cart.info': twoShops() },
  })
  expect(view.getByText('Your cart is empty')).toBeVisible()
  await view.tap('Browse the shop')
  expect(view.path).toBe('pageshop/page/shoppingMall/shop-detail/index')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(CartShop, { signedIn: true, params: { shopId } })
  api.answer('cart.info', twoShops())
  await view.tap('Try again')
  expect(view.getByText('Longjing tea')).toBeVisible()
})
