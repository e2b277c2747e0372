import { renderScreen, type Answers } from '@/testing'
import { aGroupCart, aGuest, aHost, aJoinedCart } from '@/testing/group-cart'
import GroupCart from '.'

const opened = (cart = aGroupCart(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupCart, {
    params: { id: 'c1' },
    signedIn: true,
    language,
    answers: { 'groupCart.detail': cart, ...answers },
  })

it('shows who chose what, and what it costs', async () => {
  const { view } = await opened()
  for (const text of ['2 joined', 'Beef noodles', 'Iced cola', 'Order by 12:00'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Bill split')
  expect(view.path).toBe('pages/group/split/index')
})

it.each([
  ['en', 'To 88 Keyuan Rd Keyuan Garden'],
  ['zh', '送至科苑路88号科苑花园'],
] as const)('says in one language where it goes, in %s', async (language, place) => {
  const address = '88 Keyuan Rd (科苑路88号) Keyuan Garden (科苑花园)'
  const { view } = await opened(aGroupCart({ address }), {}, language)
  expect(view.getByText(place)).toBeVisible()
})

it('leads the host to lock', async () => {
  const { view } = await opened()
  await view.tap('Lock and pay')
  expect(view.path).toBe('pages/group/confirm/index')
})

it('says what is missing, and no costs before anybody chose', async () => {
  const nobody = [aHost({ lines: [], share: null, spent: 0 })]
  const { view } = await opened(aGroupCart({ people: nobody, total: 300, missing: 1500 }))
  expect(view.getByText('Nothing chosen yet')).toBeVisible()
  expect(view.getByRole('button', { name: '¥15.00 short' })).toHaveAttribute('aria-disabled', 'true')
  expect(view.queryByText('Bill split')).toBeNull()
})

it('lets the caller change their own dishes only', async () => {
  const { view, api } = await opened(aJoinedCart(), { 'groupCart.edit': aJoinedCart() })
  await view.tap('Add Iced cola')
  expect(api.calls('groupCart.edit')).toMatchObject([{ cartId: 'c1', goodsId: 'Iced cola', quantity: 2 }])
  expect(view.queryByRole('button', { name: 'Add Beef noodles' })).toBeNull()
})

it('says that who joined is done', async () => {
  const done = aJoinedCart({ people: [aGuest({ isMine: true, isReady: true }), aHost({ isMine: false })] })
  const { view, api } = await opened(aJoinedCart(), { 'groupCart.ready': done })
  await view.tap('I’m done')
  expect(api.calls('groupCart.ready')).toEqual([{ cartId: 'c1', ready: true }])
  expect(view.getByText('Keep editing')).toBeVisible()
})

it('removes a participant after confirmation', async () => {
  const { view, api } = await opened(aGroupCart(), { 'groupCart.remove': aGroupCart({ people: [aHost()] }) })
  await view.tap('Remove Ben')
  expect(view.getByText('Remove Ben?')).toBeVisible()
  await view.tap('Remove')
  expect(api.calls('groupCart.remove')).toEqual([{ cartId: 'c1', personId: 'p2' }])
  expect(view.queryByText('Iced cola')).toBeNull()
})

it('is cancelled by its host, and leads to the store', async () => {
  const { view } = await opened(aGroupCart(), { 'groupCart.cancel': aGroupCart({ state: 'cancelled' }) })
  await view.tap('Settings')
  await view.tap('Cancel group order')
  await view.tap('Cancel order')
  expect(view.getByText('This group order is cancelled')).toBeVisible()
  await view.tap('Go to store')
  expect(view.path).toBe('pages/store/detail/index')
})

it('gives more time once it is up', async () => {
  const { view } = await opened(aGroupCart({ state: 'expired' }), { 'groupCart.extend': aGroupCart() })
  await view.tap('Add 10 min')
  expect(view.getByText('Lock and pay')).toBeVisible()
})

it('leads the host of a locked cart to its payment', async () => {
  const payment = { id: 'p1', amount: 3900 }
  const { view } = await opened(aGroupCart({ state: 'locked', order: { id: 'o1' }, payment }))
  await view.tap('Pay')
  expect(view.path).toBe('pages/group/split/index')
})

it('says in Chinese why a dish was refused, and shows the old quantity', async () => {
  const { view, api } = await opened(aJoinedCart(), {}, 'zh')
  api.fail('groupCart.edit', 'groupCartClosed')
  await view.tap('加一份Iced cola')
  expect(view.toast).toBe('拼单已锁定或已结束')
  expect(view.getAllByText('1')).toHaveLength(1)
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupCart, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aGroupCart())
  await view.tap('Try again')
  expect(view.getByText('Beef noodles')).toBeVisible()
})

it.each([
  ['en', 'accepting', 'Waiting for the store'],
  ['en', 'coming', 'On the way'],
  ['zh', 'preparing', '商家备餐中'],
] as const)('shows everybody how far the order is, in %s: %s', async (language, state, text) => {
  const progress = { state, arrivesAt: '2026-02-12T04:38:00.000Z' }
  const { view } = await opened(aJoinedCart({ state: 'ordered', progress }), {}, language)
  expect(view.getByText(text)).toBeVisible()
  expect(view.container).toHaveTextContent(/12:38/)
})

it('says that the order was cancelled, and to whom its money went', async () => {
  const progress = { state: 'cancelled', arrivesAt: null } as const
  const { view } = await opened(aJoinedCart({ state: 'ordered', progress, refunded: 3900 }))
  expect(view.getByText('Order cancelled')).toBeVisible()
  expect(view.getByText('¥39.00 refunded to the host')).toBeVisible()
})

it.each([
  ['the host', aGroupCart({ state: 'ordered', order: { id: 'o1' } })],
  ['who joined', aJoinedCart({ state: 'ordered' })],
])('leads %s to the placed order', async (_who, cart) => {
  const { view } = await opened(cart)
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/group/index')
})

it('lets the host change the settings until somebody has dishes', async () => {
  const people = [aHost({ lines: [] }), aGuest({ lines: [] })]
  const changed = aGroupCart({ people, payer: 'each' })
  const { view, api } = await opened(aGroupCart({ people }), { 'groupCart.settings': changed })
  await view.tap('Settings')
  await view.tap('Each pays their own')
  await view.tap('60 min')
  expect(api.calls('groupCart.settings')).toEqual([
    { cartId: 'c1', payer: 'each' },
    { cartId: 'c1', minutes: 60 },
  ])
  expect(view.getByRole('tab', { name: 'Each pays their own' })).toHaveAttribute('aria-selected', 'true')
})

it('offers only a later end once somebody has dishes', async () => {
  const deadline = new Date(Date.now() + 20 * 60_000).toISOString()
  const { view } = await opened(aGroupCart({ deadline }), {}, 'zh')
  await view.tap('拼单设置')
  expect(view.queryByRole('button', { name: '15分钟' })).toBeNull()
  expect(view.getByRole('button', { name: '30分钟' })).toBeVisible()
  expect(view.queryByText('各付各的', { selector: '[role=tab] *' })).toBeNull()
  expect(view.getByText('已有人选餐，限额、付款方式和费用分摊不能再改')).toBeVisible()
})

it('has no settings for a participant who joined, but a way out', async () => {
  const { view } = await opened(aJoinedCart())
  await view.tap('Settings')
  expect(view.getByText('Leave')).toBeVisible()
  expect(view.queryByText('Change address')).toBeNull()
  expect(view.queryByText('Time to order, from now')).toBeNull()
})
