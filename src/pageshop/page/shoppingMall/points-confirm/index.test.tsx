import { renderScreen, type Answers } from '@/testing'
import { aMallQuote, aShopQuote, teaLine } from '@/testing/mall'
import { platform } from '../../../../../tests/stand-ins/taro'
import PointsConfirm from '.'

const line = { ...teaLine, price: 2190, points: 1200, priceKind: 'shop' as const }
const quote = aMallQuote({
  dealId: 'd1',
  shops: [aShopQuote({ lines: [line], shippingFee: 0, total: 990 })],
  points: { balance: 2480, usable: 1200, used: 1200, share: 5, step: 100, toEarn: 9 },
  total: 990,
})
const placed = { orderId: 'o1', orderIds: ['o1'], total: 990, payBefore: '2026-01-01T04:25:00Z' }

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(PointsConfirm, {
    params: { deal: 'd1' },
    signedIn: true,
    language,
    answers: { 'mall.pointsConfirm': quote, 'order.submit': placed, ...answers },
  })

it('shows the price in points and money, without other offers, and places the order', async () => {
  const { view, api } = await opened()
  expect(api.calls('mall.pointsConfirm')).toMatchObject([{ dealId: 'd1', quantity: 1 }])
  expect(view.getAllByText('1,200')).toHaveLength(2)
  expect(view.queryByText('Red envelope')).toBeNull()
  expect(view.queryByRole('switch')).toBeNull()
  await view.tap('Redeem (1)')
  expect(api.calls('order.submit')).toMatchObject([{ quoteId: quote.id }])
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('places an order of a flash sale that takes no points', async () => {
  const { view } = await opened({ 'mall.pointsConfirm': { ...quote, points: { ...quote.points, used: 0 } } })
  expect(view.getByRole('button', { name: 'Place order (1)' })).toBeEnabled()
})

it('says that the points do not suffice', async () => {
  const blocker = { failure: 'pointsInsufficient' as const, message: 'Not enough points' }
  const { view } = await opened({ 'mall.pointsConfirm': { ...quote, blocker } })
  expect(view.getByRole('alert')).toHaveTextContent('Not enough points')
  expect(view.getByRole('button', { name: 'Redeem (1)' })).toHaveAttribute('aria-disabled', 'true')
})

it('says why it cannot be had, with a way to ask again', async () => {
  const { view, api } = await renderScreen(PointsConfirm, { params: { deal: 'd1' }, signedIn: true })
  api.answer('mall.pointsConfirm', quote)
  await view.tap('Try again')
  expect(view.getByText('Shanye Tea House')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByRole('button', { name: '立即兑换（1）' })).toBeEnabled()
})
