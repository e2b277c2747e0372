import { renderScreen, type Answers } from '@/testing'
import { anAddress } from '@/testing/address'
import { aGroupCart } from '@/testing/group-cart'
import { aStoreDetail } from '@/testing/menu'
import GroupStart from '.'

const store = aStoreDetail()
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupStart, {
    params: { storeId: store.id },
    signedIn: true,
    language,
    answers: {
      'groupCart.mine': { cartId: null },
      'store.detail': store,
      'address.list': { items: [{ ...anAddress(), inRange: true }] },
      ...answers,
    },
  })

it('starts a shared cart with the chosen settings, and continues to it', async () => {
  const { view, api } = await opened({ 'groupCart.start': aGroupCart() })
  await view.write('Name', 'Friday lunch')
  await view.tap('60 min')
  await view.tap('¥50')
  await view.tap('By amount')
  await view.tap('Each pays their own')
  await view.tap('Start')
  const chosen = {
    storeId: store.id,
    name: 'Friday lunch',
    minutes: 60,
    cap: 5000,
    feeSplit: 'amount',
    payer: 'each',
    addressId: anAddress().id,
  }
  expect(api.calls('groupCart.start')).toMatchObject([chosen])
  expect(view.path).toBe('pages/group/cart/index')
})

it('starts one without an address, which is chosen later', async () => {
  const { view, api } = await opened({ 'address.list': { items: [] }, 'groupCart.start': aGroupCart() })
  await view.tap('Start')
  expect(api.calls('groupCart.start')).toMatchObject([{ minutes: 30, cap: null, feeSplit: 'equal' }])
})

it('continues to the cart that the customer already has there', async () => {
  const { view } = await opened({ 'groupCart.mine': { cartId: 'c1' } })
  expect(view.path).toBe('pages/group/cart/index')
})

it('says in Chinese why it could not be started', async () => {
  const { view, api } = await opened({}, 'zh')
  api.fail('groupCart.start', 'storeClosed')
  await view.tap(/^发起拼单/)
  expect(view.toast).toMatch(/\p{Script=Han}/u)
  expect(view.path).toBe('pages/tab/home/index')
})

it('tries again what could not be read', async () => {
  const answers = { 'groupCart.mine': { cartId: null }, 'address.list': { items: [] } }
  const { view, api } = await renderScreen(GroupStart, { params: { storeId: store.id }, signedIn: true, answers })
  api.answer('store.detail', store)
  await view.tap('Try again')
  expect(view.getByText(store.name)).toBeVisible()
})
