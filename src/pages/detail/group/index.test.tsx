import type { GroupCart } from '@contract/entities/group-cart'
import { renderScreen, settle } from '@/testing'
import { aGroupCart, aGuest, aHost, aJoinedCart } from '@/testing/group-cart'
import { platform } from '../../../../tests/stand-ins/taro'
import GroupOrder from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const arrivesAt = '2099-02-12T04:40:00.000Z'
const coming = { state: 'ordered', progress: { state: 'coming', arrivesAt }, paid: 3900 } as const
const done = { state: 'ordered', progress: { state: 'done', arrivesAt: null }, paid: 3900 } as const
const order = { id: 'o1' }

const opened = (cart: GroupCart, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupOrder, {
    params: { id: 'c1' },
    signedIn: true,
    language,
    answers: { 'groupCart.detail': cart, 'chat.auth': auth },
  })

it('shows a member where the order is, who had what, and the own share', async () => {
  const { view } = await opened(aJoinedCart(coming))
  expect(view.getByRole('heading', { name: 'On the way' })).toBeVisible()
  expect(view.getByText(/^Arrives about .*12:40$/)).toBeVisible()
  expect(view.getByRole('progressbar', { name: 'Step 3 of 4' })).toBeVisible()
  expect(view.getByText('2 people')).toBeVisible()
  for (const dish of ['Beef noodles', 'Iced cola']) expect(view.getByText(dish)).toBeVisible()
  expect(view.getByText('To Keyuan Garden')).toBeVisible()
  expect(view.queryByText('Order details')).toBeNull()
  await view.tap('Your share, ¥19.50')
  expect(view.path).toBe('pages/group/split/index')
})

it('leads the host to the order itself', async () => {
  const { view } = await opened(aGroupCart({ ...coming, order }))
  await view.tap(/^Order details/)
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('follows the order while in view, and stops when left', async () => {
  const { view, api } = await opened(aJoinedCart(coming))
  api.answer('groupCart.detail', aJoinedCart({ ...coming, progress: { state: 'arrived', arrivesAt: null } }))
  await settle(() => platform.sockets[0]?.happen('message', { data: '{"type":"groupCart","cartId":"c1"}' }))
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await settle(() => platform.fire('useDidHide'))
  expect(platform.sockets[0]?.closed).toBe(true)
})

it('leaves out who ordered nothing, or whose dishes were removed', async () => {
  const people = [aGuest({ isMine: true }), aHost({ isMine: false, lines: [] }), aGuest({ id: 'p3', isDropped: true })]
  const { view } = await opened(aJoinedCart({ ...coming, people }))
  expect(view.getByText('1 person')).toBeVisible()
  expect(view.getAllByText('Iced cola')).toHaveLength(1)
})

it.each([
  ['host', 'Pay', aGroupCart({ state: 'locked', order, payment: { id: 'y1', amount: 3900 } })],
  [
    'member who owes a share',
    'Pay my share',
    aJoinedCart({ state: 'locked', payer: 'each', payment: { id: 'y1', amount: 1950 } }),
  ],
])('leads a %s to the payment', async (_who, button, cart) => {
  const { view } = await opened({ ...cart, progress: { state: 'toPay', arrivesAt: null } })
  expect(view.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
  await view.tap(button)
  expect(view.path).toBe('pages/group/split/index')
})

it('starts another one once the order is over', async () => {
  const { view } = await opened(aJoinedCart(done))
  expect(view.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await view.tap('Start another group order')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/group/start/index',
    params: { storeId: aGroupCart().store.id },
  })
})

it('says where the money of a dish went', async () => {
  const { view } = await opened(aJoinedCart({ ...done, refunded: 1800 }))
  expect(view.getByText('¥18.00 refunded to the host')).toBeVisible()
})

it('says that a cancelled order is refunded', async () => {
  const { view } = await opened(aJoinedCart({ state: 'cancelled', payer: 'each', paid: 1950 }))
  expect(view.getByRole('heading', { name: 'This group order is cancelled' })).toBeVisible()
  expect(view.getByText('Anything you’ve paid goes back to you')).toBeVisible()
  expect(view.queryByRole('progressbar')).toBeNull()
})

it('says that nobody had chosen anything', async () => {
  const people = [aGuest({ isMine: true, lines: [], share: null })]
  const { view } = await opened(aJoinedCart({ state: 'cancelled', people }))
  expect(view.getByText('Nothing chosen yet')).toBeVisible()
})

it('leads to the cart of what is not placed yet', async () => {
  const { view } = await opened(aJoinedCart())
  expect(view.getByText('Not placed yet')).toBeVisible()
  await view.tap('View group order')
  expect(view.path).toBe('pages/group/cart/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened(aJoinedCart(coming), 'zh')
  for (const text of ['拼单详情', '配送中', '共2人', '谁点了什么', '您的分摊'])
    expect(view.getByText(text)).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupOrder, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aJoinedCart(coming))
  await view.tap('Try again')
  expect(view.getByText('2 people')).toBeVisible()
})
