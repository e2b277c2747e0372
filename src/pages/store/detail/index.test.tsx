import { renderScreen, settle, type Answers } from '@/testing'
import { aCart, aDish, aLine, aStoreDetail } from '@/testing/menu'
import { aReview } from '@/testing/reviews'
import { aSession } from '@/testing/user'
import StoreScreen from '.'

const store = aStoreDetail()
const { id } = store
const noodles = aDish('Noodles', { hasOptions: true, price: 2200, shopPrice: 2600, memberPrice: 2200 })
const dumplings = aDish('Dumplings', { purchaseLimit: 2, note: 'with vinegar' })
const boba = aDish('Boba', { soldOut: true })
const categories = [
  { id: 'mains', name: 'Mains', note: 'Filling', goods: [noodles, dumplings] },
  { id: 'drinks', name: 'Drinks', note: '', goods: [boba] },
]

const sku: Answers['goods.skuList'] = {
  goods: noodles,
  allergens: ['gluten', 'soy'],
  groups: [
    {
      id: 'size',
      name: 'Size',
      required: true,
      max: 1,
      options: [
        { id: 'small', name: 'Small', priceDelta: 0, soldOut: false },
        { id: 'large', name: 'Large', priceDelta: 400, soldOut: false },
      ],
    },
    {
      id: 'extras',
      name: 'Extras',
      required: false,
      max: 1,
      options: [{ id: 'egg', name: 'Egg', priceDelta: 300, soldOut: true }],
    },
  ],
}

const answers: Answers = {
  'store.detail': store,
  'store.menu': { categories },
  'goods.skuList': sku,
  'cart.info': aCart(),
}

const render = (more: Answers = {}, signedIn = true, params: Record<string, string> = { id }) =>
  renderScreen(StoreScreen, { params, answers: { ...answers, ...more }, signedIn })

it('shows the store with its menu', async () => {
  const { view } = await render()
  expect(view.getByRole('heading', { name: 'Old Stove Beef Noodles' })).toBeVisible()
  for (const text of ['4.8', '12k sold', '~28 min', '1.2 km', 'Cooked to order', '¥8 off ¥50', 'Noodles', 'Sold out'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('tab', { name: 'Drinks' })).toBeVisible()
  expect(view.getByText('Delivery ¥3.00')).toBeVisible()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(StoreScreen, { params: { id }, answers: { 'store.detail': store } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.menu', { categories })
  await view.tap('Try again')
  expect(view.getByText('Dumplings')).toBeVisible()
})

it('says when there is nothing on the menu', async () => {
  const { view } = await render({ 'store.menu': { categories: [] } })
  expect(view.getByText('This store has no menu yet')).toBeVisible()
})

it('adds, changes and buys', async () => {
  const { view, api } = await render({
    'cart.add': aCart(aLine(dumplings, 1)),
    'cart.edit': aCart(aLine(dumplings, 2)),
  })
  await view.tap('Add Dumplings')
  expect(view.getByText('¥2').parentElement).toHaveTextContent('Min ¥20 · add ¥2 more to order')
  expect(view.getByRole('tab', { name: /^Mains ?1$/ })).toBeVisible()
  await view.tap('Add Dumplings')
  expect(api.calls('cart.add')).toEqual([{ goodsId: 'Dumplings', optionIds: [], quantity: 1 }])
  expect(api.calls('cart.edit')).toEqual([{ cartLineId: 'line of Dumplings', quantity: 2 }])
  expect(view.getByRole('button', { name: 'Add Dumplings, Limit of 2 reached' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await view.tap('Checkout')
  expect(view.path).toBe('pages/order/confirm/index')
})

it('takes back what the server refuses, and reads the menu again', async () => {
  const { view, api } = await render()
  api.fail('cart.add', 'soldOut')
  await view.tap('Add Dumplings')
  expect(view.toast).toBe('The product is out of stock')
  expect(view.queryByRole('tab', { name: /^Mains ?1$/ })).toBeNull()
  expect(api.calls('store.menu')).toHaveLength(2)
})

it('shows the member price of the choice and the quantity to somebody who is no member', async () => {
  const goods = { ...noodles, price: 2200, shopPrice: 2600, memberPrice: 1800 }
  const { view } = await render({ 'goods.skuList': { ...sku, goods } })
  await view.tap('Options of Noodles')
  expect(view.getByText(/^Member ¥18/)).toBeVisible()
  await view.tap('Large +¥4')
  expect(view.getByText(/^Member ¥22/)).toBeVisible()
})

it('starts with the first option that is there, and adds what is chosen', async () => {
  const [size] = sku.groups
  const groups = [{ ...size, options: [{ id: 'tiny', name: 'Tiny', priceDelta: 0, soldOut: true }, ...size.options] }]
  const { view, api } = await render({
    'cart.add': aCart(aLine(noodles, 1, { optionIds: ['large'] })),
    'goods.skuList': { ...sku, groups: [...groups, ...sku.groups.slice(1)] },
  })
  await view.tap('Options of Noodles')
  expect(view.getByRole('radio', { name: 'Small' })).toBeChecked()
  await view.tap('Egg +¥3, Sold out')
  await view.tap('Large +¥4')
  expect(view.getByText('Member −¥4')).toBeVisible()
  await view.tap('Add to cart')
  expect(api.calls('cart.add')).toEqual([{ goodsId: 'Noodles', optionIds: ['large'], quantity: 1 }])
})

it('keeps the choice in its sheet when it could not be added', async () => {
  const { view, api } = await render()
  api.fail('cart.add', 'soldOut')
  await view.tap('Options of Noodles')
  await view.tap('Large +¥4')
  await view.tap('Add to cart')
  expect(view.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  expect(view.getByRole('radio', { name: 'Large +¥4' })).toBeChecked()
  api.answer('cart.add', aCart(aLine(noodles, 1, { optionIds: ['large'] })))
  await view.tap('Add to cart')
  expect(api.calls('cart.add').at(-1)).toEqual({ goodsId: 'Noodles', optionIds: ['large'], quantity: 1 })
  expect(view.getByRole('dialog')).toHaveAttribute('aria-modal', 'false')
})

it('shows the member price of a choice, including its options', async () => {
  const dear = { ...noodles, price: 2600 }
  const { view } = await render({ 'goods.skuList': { ...sku, goods: dear } })
  await view.tap('Options of Noodles')
  await view.tap('Large +¥4')
  expect(view.getByText('Member ¥26.00')).toBeVisible()
})

it('asks for a specification while none that is needed is there', async () => {
  const gone = { id: 'tiny', name: 'Tiny', priceDelta: 0, soldOut: true }
  const groups = [{ id: 'size', name: 'Size', required: true, max: 1, options: [gone] }]
  const { view } = await render({ 'goods.skuList': { ...sku, groups } })
  await view.tap('Options of Noodles')
  await view.tap('Add to cart')
  expect(view.toast).toBe('Choose your options first')
})

it('fills the cart of a visitor, and asks for a login with the checkout alone', async () => {
  jest.useFakeTimers()
  const dish = aDish('Beef')
  const menu = { categories: [{ id: 'mains', name: 'Mains', note: '', goods: [dish] }] }
  const { view, api, root } = await render({ 'store.menu': menu, 'cart.price': aCart(aLine(dish, 2)) }, false)
  await view.tap('Add Beef')
  expect(api.calls('cart.price')[0]).toEqual({ lines: [], change: { goodsId: 'Beef', optionIds: [], quantity: 1 } })
  expect(view.path).toBe('pages/tab/home/index')
  await view.tap('Checkout')
  await settle(() => jest.advanceTimersByTime(300))
  expect(view.path).toMatch(/login-code/)
  api.answer('cart.merge', { left: [] })
  await settle(() => void root.session.signIn({ userToken: 'token', user: {} as never }))
  const lines = [{ goodsId: 'Beef', optionIds: [], quantity: 2 }]
  // The roots of the tests before are like other tabs: what they merge too has the same key.
  const merges = api.calls('cart.merge') as { idempotencyKey: string }[]
  expect(merges[0]).toMatchObject({ lines })
  expect(new Set(merges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(view.path).toBe('pages/order/confirm/index')
  jest.useRealTimers()
})

it('takes no orders while it rests, and says when it opens', async () => {
  const { view } = await render({ 'store.detail': { ...store, status: 'resting', opensAt: '10:30' } })
  expect(view.getAllByText('Opens 10:30')).toHaveLength(2)
  expect(view.getByText('Store closed')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Add Dumplings' })).toBeNull()
  expect(view.queryByRole('button', { name: 'Group order' })).toBeNull()
})

it('leads to a group order beside its tabs', async () => {
  const { view } = await render()
  await view.tap('Group order')
  expect(view.path).toBe('pages/group/start/index')
})

it('keeps the line of an announcement without one', async () => {
  const { view } = await render({ 'store.detail': { ...store, notice: '' } })
  expect(view.getByText('1.2 km').parentElement?.nextElementSibling).toHaveAttribute('aria-hidden', 'true')
})

it('lists the basket and empties it', async () => {
  const { view, api } = await render({ 'cart.info': aCart(aLine(dumplings, 2)), 'cart.delete': aCart() })
  await view.tap(/^Cart, 2 items: ¥/)
  expect(view.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  await view.tap('Empty cart')
  expect(view.getByRole('alertdialog', { name: 'Empty the cart?' })).toBeVisible()
  await settle(() => view.getAllByRole('button', { name: 'Empty cart' }).pop()?.click())
  expect(api.calls('cart.delete')).toEqual([{ storeId: id }])
  expect(view.getAllByRole('button', { name: 'Min ¥20' })[0]).toBeVisible()
})

it('leads to the search of its menu, and to a dish', async () => {
  const { view } = await render()
  await view.tap('Search the menu')
  expect(view.path).toBe('pages/store/choose/index')
  await view.tap('Boba')
  expect(view.path).toBe('pages/store/goods/index')
})

it('is kept as a favourite at once, and not when the server refuses', async () => {
  const { view, api } = await render({ 'store.collect': { collected: true } })
  await view.tap('Add to favourites')
  expect(view.getByRole('button', { name: 'Add to favourites' })).toHaveAttribute('aria-pressed', 'true')
  expect(api.calls('store.collect')).toEqual([{ storeId: id, collected: true }])
  api.fail('store.collect', 'storeNotFound')
  await view.tap('Add to favourites')
  expect(view.toast).toBe('This store is no longer available')
  expect(view.getByRole('button', { name: 'Add to favourites' })).toHaveAttribute('aria-pressed', 'true')
})

it('asks a visitor to log in before it is kept', async () => {
  const { view, api } = await render({}, false)
  await view.tap('Add to favourites')
  expect(view.toast).toBe('Please log in first')
  expect(api.calls('store.collect')).toEqual([])
})

it('can be given to others, looked into and reported', async () => {
  const { view } = await render()
  await view.tap('More')
  await view.tap('Share')
  const share = view.getByRole('dialog', { name: 'Share' })
  expect(share).toBeVisible()
  await view.tap('Close', share)
  await view.tap('More')
  await view.tap('Licences')
  expect(view.path).toBe('pages/store/qualification/index')
  await view.tap('More')
  await view.tap('Report this store')
  expect(view.path).toBe('pages/store/report/index')
})

it('opens with the dish that was asked for, and says what is in it', async () => {
  const { view } = await render({}, true, { id, goodsId: 'Noodles' })
  expect(view.getByRole('dialog', { name: 'Noodles' })).toBeVisible()
  expect(view.getByText('Contains gluten, soy')).toBeVisible()
})

it('shows information about the merchant', async () => {
  const openingHours = [
    { open: '10:00', close: '14:00' },
    { open: '17:00', close: '02:00' },
  ]
  const { view } = await render({ 'store.detail': { ...store, openingHours } })
  expect(view.getByRole('tab', { name: /^Reviews ?1,286$/ })).toBeVisible()
  await view.tap('Info')
  for (const text of ['10:00–14:00', '17:00–02:00 (next day)', '12 Keyuan Road', 'Since 1998', '0755-12345678'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('button', { name: 'Photo 1' })).toBeVisible()
})

it('says that it never closes', async () => {
  const openingHours = [{ open: '00:00', close: '24:00' }]
  const { view } = await render({ 'store.detail': { ...store, openingHours } })
  await view.tap('Info')
  expect(view.getByText('Open 24 hours')).toBeVisible()
})

it('redeems a member red envelope, and says why it cannot', async () => {
  const { view, api } = await render({ 'coupon.redeemMemberEnvelope': { amount: 800, left: 4 } })
  await view.tap('Redeem')
  expect(view.toast).toBe('¥8 red envelope added')
  expect(view.getByText('Member red envelope · 4 left')).toBeVisible()
  api.fail('coupon.redeemMemberEnvelope', 'envelopeUsedUp')
  await view.tap('Redeem')
  await view.tap('Swap')
  expect(view.toast).toBe('You’ve used all your member red envelopes')
  api.answer('coupon.redeemMemberEnvelope', { amount: 800, left: 0 })
  await view.tap('Redeem')
  await view.tap('Swap')
  expect(view.getByText('Member red envelope · none left')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Redeem' })).toBeNull()
})

it('redeems one envelope when an answer is lost and the next tap repeats it', async () => {
  const { view, api } = await render({ 'coupon.redeemMemberEnvelope': { amount: 800, left: 4 } })
  api.lose('coupon.redeemMemberEnvelope')
  await view.tap('Redeem')
  expect(view.toast).toBe('Network error')
  api.answer('coupon.redeemMemberEnvelope', { amount: 800, left: 4 })
  await view.tap('Redeem')
  expect(view.toast).toBe('¥8 red envelope added')
  await view.tap('Redeem')
  await view.tap('Swap')
  const [lost, repeated, another] = api.keys('coupon.redeemMemberEnvelope')
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

it('asks before it swaps one of the month’s envelopes', async () => {
  const { view, api } = await render({ 'store.detail': { ...store, memberEnvelope: 800, envelopesLeft: 3 } })
  await view.tap('Redeem')
  expect(view.getByText('Swap for ¥8 off here?')).toBeVisible()
  expect(view.getByText(/^Uses 1 of your 3 member red envelopes/)).toBeVisible()
  await view.tap('Not now')
  expect(api.calls('coupon.redeemMemberEnvelope')).toEqual([])
  api.answer('coupon.redeemMemberEnvelope', { amount: 800, left: 2 })
  await view.tap('Redeem')
  await view.tap('Swap')
  expect(view.getByText('Member red envelope · 2 left')).toBeVisible()
})

it('keeps a visitor’s heart through the login, though the store was read before it', async () => {
  let collected = false
  const { view, api, root } = await render(
    {
      'store.detail': () => aStoreDetail({ collected }),
      'store.collect': { collected: true },
    },
    false,
  )
  await view.tap('Add to favourites')
  const saving = api.hold('store.collect')
  const reading = api.hold('store.detail')
  await settle(() => root.session.signIn(aSession()))
  await reading.deliver(0)
  collected = true
  await saving.deliver(0)
  expect(reading.count).toBe(2)
  await reading.deliver(1)
  expect(view.getByRole('button', { name: 'Add to favourites' })).toHaveAttribute('aria-pressed', 'true')
})

const review = aReview({ text: 'Still hot when it came' })

it('shows its reviews behind their tab', async () => {
  const counts = { all: 1, pictures: 0, good: 1, medium: 0, negative: 0 }
  const summary = { rating: 5, taste: 5, packaging: 5, counts }
  const { view, api } = await render({
    'store.comments': { items: [review], next: null, summary },
  })
  expect(api.calls('store.comments')).toEqual([])
  await view.tap(/^Reviews ?1,286$/)
  expect(view.getByText('Still hot when it came')).toBeVisible()
  expect(api.calls('store.comments')).toMatchObject([{ storeId: id, filter: 'all' }])
})
