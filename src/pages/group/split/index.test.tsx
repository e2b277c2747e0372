import { renderScreen } from '@/testing'
import { aGroupCart, aGuest, aHost, aJoinedCart } from '@/testing/group-cart'
import GroupSplit from '.'

const order = { id: 'o1', payBefore: '2099-02-12T04:15:00.000Z' }
const opened = (cart = aGroupCart(), language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupSplit, { params: { id: 'c1' }, signedIn: true, language, answers: { 'groupCart.detail': cart } })

it('shows how it would split while it is open', async () => {
  const { view } = await opened()
  expect(view.getByText('This is how it would split now')).toBeVisible()
  expect(view.getByText('2 parts')).toBeVisible()
})

it('says that nobody has chosen anything', async () => {
  const { view } = await opened(aGroupCart({ people: [aHost({ lines: [], share: null })] }))
  expect(view.getByText('Nothing chosen yet')).toBeVisible()
})

it('says that it is cancelled', async () => {
  const { view } = await opened(aJoinedCart({ state: 'cancelled' }))
  expect(view.getByText('This group order is cancelled')).toBeVisible()
})

it('leads the host to pay', async () => {
  const { view } = await opened(aGroupCart({ state: 'locked', order }))
  await view.tap('Pay for everyone')
  expect(view.path).toBe('pages/order/pay/index')
})

it('lets who joined wait for the host', async () => {
  const { view } = await opened(aJoinedCart({ state: 'locked' }))
  expect(view.getByText('Waiting for the host to pay')).toBeVisible()
  expect(view.queryByText('Pay for everyone')).toBeNull()
})

it('says whose dish was refunded, and leads the host to the order', async () => {
  const share = { goods: 1800, fees: 150, offers: 0, total: 1950, back: 1800 }
  const paid = { state: 'ordered' as const, order: { id: 'o1', payBefore: null }, refunded: 1800 }
  const { view } = await opened(aGroupCart({ ...paid, people: [aHost(), aGuest({ share })] }))
  expect(view.getAllByText(/¥18\.00.*back|refunded/i).length).toBeGreaterThan(0)
  await view.tap('To the order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened(aGroupCart({ state: 'locked', order }), 'zh')
  expect(view.getByText('为大家付款')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupSplit, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aGroupCart())
  await view.tap('Try again')
  expect(view.getByText('2 parts')).toBeVisible()
})
