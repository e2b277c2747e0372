import { renderScreen, type Answers } from '@/testing'
import { aGroupCart, aJoinedCart } from '@/testing/group-cart'
import { aDish, aStoreDetail } from '@/testing/menu'
import GroupStore from '.'

const categories = (...goods: ReturnType<typeof aDish>[]) => ({
  categories: [{ id: 'k1', name: 'Popular', note: '', goods }],
})
const menu = categories(aDish('Beef noodles'), aDish('Iced cola', { price: 500 }))
const opened = (cart = aJoinedCart(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupStore, {
    params: { id: 'c1' },
    signedIn: true,
    language,
    answers: { 'groupCart.detail': cart, 'store.detail': aStoreDetail(), 'store.menu': menu, ...answers },
  })

it('shows the menu with what the caller has, and adds to it', async () => {
  const { view, api } = await opened(aJoinedCart(), { 'groupCart.edit': aJoinedCart() })
  expect(view.getByText('1 dish')).toBeVisible()
  await view.tap('Add Beef noodles')
  expect(api.calls('groupCart.edit')).toMatchObject([{ cartId: 'c1', goodsId: 'Beef noodles', quantity: 1 }])
})

it('shows one category at a time, and finds dishes of all by their names', async () => {
  const all = [
    { id: 'k1', name: 'Popular', note: '', goods: [aDish('Beef noodles')] },
    { id: 'k2', name: 'Drinks', note: '', goods: [aDish('Iced cola')] },
  ]
  const { view } = await opened(aJoinedCart(), { 'store.menu': { categories: all } })
  expect(view.queryByText('Iced cola')).toBeNull()
  await view.tap('Drinks')
  expect(view.getByText('Iced cola')).toBeVisible()
  expect(view.queryByText('Beef noodles')).toBeNull()
  await view.write(/^Search /, 'BEEF')
  expect(view.getByText('Beef noodles')).toBeVisible()
  expect(view.queryByRole('tab')).toBeNull()
  await view.write(/^Search /, 'pizza')
  expect(view.getByText('No dishes match “pizza”')).toBeVisible()
})

it('says how much of the cap is spent', async () => {
  const { view } = await opened(aJoinedCart({ cap: 2000 }))
  expect(view.getByText('¥18.00 of ¥20 limit')).toBeVisible()
})

it('takes no dishes for a locked cart', async () => {
  const { view, api } = await opened(aGroupCart({ state: 'locked' }))
  expect(view.queryByRole('button', { name: 'Add Iced cola' })).toBeNull()
  expect(api.calls('groupCart.edit')).toEqual([])
})

it('says that the menu is empty', async () => {
  const { view } = await opened(aJoinedCart(), { 'store.menu': categories() })
  expect(view.getByText('No dishes yet')).toBeVisible()
})

it('says in Chinese why a dish was refused', async () => {
  const { view, api } = await opened(aJoinedCart(), {}, 'zh')
  api.fail('groupCart.edit', 'soldOut', { name: 'Beef noodles' })
  await view.tap('加一份Beef noodles')
  expect(view.toast).toMatch(/\p{Script=Han}/u)
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupStore, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aJoinedCart())
  api.answer('store.detail', aStoreDetail())
  api.answer('store.menu', menu)
  await view.tap('Try again')
  expect(view.getByText('Beef noodles')).toBeVisible()
})

it('sends the last quantity of a dish after the menu was left, and reports no refusal of it there', async () => {
  const { view, api } = await opened()
  const held = api.hold('groupCart.edit')
  api.answer('groupCart.edit', aJoinedCart())
  await view.tap('Add Beef noodles')
  await view.tap('Add Beef noodles')
  view.unmount()
  api.fail('groupCart.edit', 'soldOut', { name: 'Beef noodles' })
  await held.deliver(0)
  expect(api.calls('groupCart.edit')).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
  await held.deliver(1)
  expect(view.toast).toBe('')
})
