import type { GroupCart } from '@contract/entities/group-cart'
import { renderScreen } from '@/testing'
import { aGroupCart, aGuest, aHost, aJoinedCart } from '@/testing/group-cart'
import GroupSplit from '.'

const order = { id: 'o1' }
const payBefore = '2099-02-12T04:15:00.000Z'
const opened = (cart = aGroupCart(), language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupSplit, { params: { id: 'c1' }, signedIn: true, language, answers: { 'groupCart.detail': cart } })

it('shows how it would split while it is open', async () => {
  const { view } = await opened()
  expect(view.getByText('How it would split right now')).toBeVisible()
  expect(view.getByText('2 shares')).toBeVisible()
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
  const { view } = await opened(aGroupCart({ state: 'locked', order, payBefore }))
  await view.tap('Pay for everyone')
  expect(view.path).toBe('pages/order/pay/index')
})

it('lets who joined wait for the host', async () => {
  const { view } = await opened(aJoinedCart({ state: 'locked' }))
  expect(view.getByText('Waiting for the host to pay')).toBeVisible()
  expect(view.queryByText('Pay for everyone')).toBeNull()
})

it('leads who joined to the order as well', async () => {
  const { view } = await opened(aJoinedCart({ state: 'ordered' }))
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/group/index')
})

it('says whose dish was refunded, and leads to the order', async () => {
  const share = { goods: 1800, fees: 150, offers: 0, total: 1950, back: 1800 }
  const paid = { state: 'ordered' as const, order, refunded: 1800 }
  const { view } = await opened(aGroupCart({ ...paid, people: [aHost(), aGuest({ share })] }))
  expect(view.getAllByText(/¥18\.00.*back|refunded/i).length).toBeGreaterThan(0)
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/group/index')
})

it.each([
  ['host', '−¥18.00 refunded to the host', '¥18.00 refunded to the host'],
  ['each', '−¥18.00 refunded', '¥18.00 refunded to everyone who paid'],
] as const)('says to whom money of a dish went where %s pays', async (payer, row, sum) => {
  const share = { goods: 1800, fees: 150, offers: 0, total: 1950, back: 1800 }
  const paid = { state: 'ordered', payer, refunded: 1800, progress: { state: 'preparing', arrivesAt: null } } as const
  const { view } = await opened(
    aJoinedCart({ ...paid, people: [aHost({ isMine: false }), aGuest({ isMine: true, share })] }),
  )
  for (const text of [row, sum]) expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('heading', { name: /· Preparing$/ })).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(aGroupCart({ state: 'locked', order, payBefore }), 'zh')
  expect(view.getByText('为大家付款')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupSplit, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aGroupCart())
  await view.tap('Try again')
  expect(view.getByText('2 shares')).toBeVisible()
})

describe('where each pays', () => {
  const unpaid = { paid: false, byHost: false, paidAt: null }
  const done = { paid: true, byHost: false, paidAt: '2026-02-12T04:02:00.000Z' }
  const paying = {
    ...({ state: 'locked', payer: 'each', order, payBefore, paid: 1950 } as const),
    payment: { id: 'pay1', amount: 1950 },
    people: [aHost({ paying: unpaid }), aGuest({ paying: done }), aGuest({ id: 'p3', name: 'Cleo', paying: unpaid })],
  } as const
  const each = (change: Partial<GroupCart> = {}) => aGroupCart({ ...paying, people: [...paying.people], ...change })

  it('says who has paid, and leads to the payment of the own share', async () => {
    const { view, api } = await opened(each())
    expect(view.getByText('2 still have to pay')).toBeVisible()
    expect(view.getByText('Paid 12:02')).toBeVisible()
    api.answer('payment.types', { amount: 1950, title: 'Lunch', status: 'pending', payBefore, orders: [], types: [] })
    await view.tap('Pay my share')
    expect(api.calls('payment.types')).toMatchObject([{ paymentId: 'pay1' }])
  })

  it('reminds who has not paid, and not again at once', async () => {
    const { view, api } = await opened(each())
    const nudged = each({ people: [aHost({ paying: unpaid }), aGuest({ paying: unpaid, nudgeFrom: payBefore })] })
    api.answer('groupCart.nudge', nudged)
    await view.tap('Nudge Cleo')
    expect(api.calls('groupCart.nudge')).toMatchObject([{ cartId: 'c1', personId: 'p3' }])
    expect(view.getByText('Nudged')).toBeVisible()
  })

  it('has the host pay for a participant after confirmation', async () => {
    const { view, api } = await opened(each())
    api.answer('groupCart.payFor', { paymentId: 'pay2', amount: 3900, payBefore })
    await view.tap('Pay for them: Cleo')
    await view.tap('Pay it')
    expect(api.calls('groupCart.payFor')).toMatchObject([{ cartId: 'c1', personId: 'p3' }])
  })

  it('has the host drop somebody, or give it up', async () => {
    const { view, api } = await opened(each())
    api.answer('groupCart.drop', each({ people: [aHost({ paying: unpaid }), aGuest({ paying: done })] }))
    await view.tap('Remove Cleo’s dishes')
    await view.tap('Remove')
    expect(api.calls('groupCart.drop')).toMatchObject([{ cartId: 'c1', personId: 'p3' }])
    api.answer('groupCart.cancel', each({ state: 'cancelled', payment: null, refunded: 1950 }))
    await view.tap('Cancel group order')
    await view.tap('Cancel group order')
    expect(view.getByText('Everyone who paid has been refunded')).toBeVisible()
  })

  it('lets who has paid wait', async () => {
    const people = [aGuest({ isMine: true, paying: done }), aHost({ isMine: false, paying: unpaid })]
    const { view } = await opened(each({ people, payment: null, order: null }))
    expect(view.getByText('Waiting for 1')).toBeVisible()
    expect(view.queryByText('Pay for them')).toBeNull()
  })
})
