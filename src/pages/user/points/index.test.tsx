import { renderScreen, settle, type Answers } from '@/testing'
import { aDeal } from '@/testing/mall'
import type { Answer } from '@/services/api'
import { platform } from '../../../../tests/stand-ins/taro'
import Points from '.'

const rule = {
  ...{
    balance: 2480,
    earned: 78,
    takenBack: 0,
    spent: 600,
    held: 1200,
    perUnit: 1,
    memberFactor: 2,
    perReview: 20,
    isMember: true,
  },
}
const movement = (kind: Answer<'points.history'>['items'][number]['kind'], amount: number, doubled = false) => ({
  ...{
    id: `${kind}${amount}`,
    kind,
    title: 'Old Stove',
    amount,
    doubled,
    held: kind === 'used',
    at: '2026-02-12T05:20:00.000Z',
  },
})
const all = {
  items: [movement('order', 78, true), movement('review', 20), movement('refund', -52), movement('used', -1200)],
  next: null,
}
const listed = ({ tab = 'all' }: { tab?: 'all' | 'in' | 'out' }) => (tab === 'all' ? all : { items: [], next: null })

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Points, {
    signedIn: true,
    language,
    answers: {
      ...{ 'points.rule': rule, 'points.history': listed, 'mall.pointsGoods': { items: [], next: null } },
      ...answers,
    },
  })

it('shows how many there are, how they are earned, and where they came from', async () => {
  const { view } = await opened()
  expect(view.getByText('2,480')).toBeVisible()
  expect(view.getByText('1 point for every ¥1 paid')).toBeVisible()
  expect(view.getByText('Double for members')).toBeVisible()
  expect(view.getByText('Order: Old Stove')).toBeVisible()
  expect(view.getByText(/· Member double$/)).toBeVisible()
  expect(view.getByText('Used: Old Stove')).toBeVisible()
  expect(view.getByText(/· Reserved until you pay$/)).toBeVisible()
  expect(view.getByText('−600')).toBeVisible()
  for (const amount of ['+20', '−52']) expect(view.getByText(amount)).toBeVisible()
})

it('keeps what was spent and taken back apart', async () => {
  const { view, api } = await opened()
  await view.tap('Spent')
  expect(view.getByText('No points spent or deducted')).toBeVisible()
  expect(api.calls('points.history')).toMatchObject([{ tab: 'all' }, { tab: 'out' }])
})

it('says what is owed', async () => {
  const { view } = await opened({ 'points.rule': { ...rule, balance: -40, isMember: false } })
  expect(view.getByText('−40')).toBeVisible()
  expect(view.getByText('You owe 40 points, deducted from the next you earn')).toBeVisible()
  await view.tap('Double with membership')
  expect(view.path).toBe('pages/tab/member/index')
})

it('leads to what they can be redeemed for', async () => {
  const { view } = await opened()
  await view.tap('Redeem')
  expect(view.path).toBe('pageshop/page/shoppingMall/points-mall/index')
})

it('shows goods that the points buy, which lead to their check-out', async () => {
  const { view, api } = await opened({
    'mall.pointsGoods': { items: [aDeal({ id: 'd1', name: 'Desk plant', state: 'open' })], next: null },
  })
  expect(api.calls('mall.pointsGoods')).toMatchObject([{ filter: 'affordable' }])
  await view.tap('Desk plant')
  expect(view.path).toBe('pageshop/page/shoppingMall/points-confirm/index')
})

it('shows the points that are left after the return from a purchase', async () => {
  const { view, api } = await opened()
  api.answer('points.rule', { ...rule, balance: 1280 })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('1,280')).toBeVisible()
})

it('shows other goods where the points buy none, which lead to the points mall', async () => {
  const some = { items: [aDeal({ name: 'Desk plant', state: 'notEnough', missing: 120 })], next: null }
  const { view } = await opened({
    'mall.pointsGoods': ({ filter }) => (filter === 'affordable' ? { items: [], next: null } : some),
  })
  await view.tap('Desk plant')
  expect(view.path).toBe('pageshop/page/shoppingMall/points-mall/index')
})

it('shows no goods when they cannot be loaded', async () => {
  const { view } = await opened({
    'mall.pointsGoods': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(view.getByText('2,480')).toBeVisible()
  expect(view.queryByText('Spend them on')).toBeNull()
})

it('leads to the rules', async () => {
  const { view } = await opened()
  await view.tap('Rules')
  expect(view.path).toBe('pagecenter/page/user/login/user-agreement/index')
})

it('says that the customer has none', async () => {
  const { view } = await opened({ 'points.history': { items: [], next: null } })
  expect(view.getByText('No points yet. Your next order earns some')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(Points, { signedIn: true, answers: { 'points.history': listed } })
  api.answer('points.rule', rule)
  await view.tap('Try again')
  expect(view.getByText('2,480')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('每消费¥1得1积分')).toBeVisible()
})
