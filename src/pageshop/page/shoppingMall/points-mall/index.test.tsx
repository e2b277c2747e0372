import { renderScreen, settle, type Answers } from '@/testing'
import { aDeal } from '@/testing/mall'
import { platform } from '../../../../../tests/stand-ins/taro'
import PointsMall from '.'

const rule = {
  ...{ balance: 2480, earned: 78, takenBack: 0, spent: 0, held: 0 },
  ...{ perUnit: 1, memberFactor: 2, perReview: 20, isMember: false },
}
const round = { id: 'r1', startsAt: '2026-01-01T04:00:00.000Z', endsAt: '2026-01-01T06:00:00.000Z' }
const sale = {
  ...{ now: '2026-01-01T05:00:00.000Z', rounds: [round], roundId: 'r1' },
  items: [aDeal({ id: 'f1', name: 'Headphones', points: 0, cash: 9900 })],
}
const { avatar, at } = { avatar: { path: '/pictures/a', colour: '#ffc9b5' }, at: '2026-01-01T04:00:02.000Z' }
const winners = { items: [{ id: 'o9', avatar, phone: '139****2208', goods: 'Osmanthus soap', at }], count: 1 }
const answers = {
  'points.rule': rule,
  'points.seckillList': sale,
  'points.winningList': winners,
  'mall.pointsGoods': { items: [aDeal(), aDeal({ id: 'd2', name: 'Soap', points: 800, cash: 0 })], next: null },
} satisfies Answers

const opened = (more: Answers = {}, signedIn = true, language: 'en' | 'zh' = 'en') =>
  renderScreen(PointsMall, {
    answers: { ...answers, ...more },
    signedIn,
    language,
    prepare: (api) => (api.clock = () => Date.parse(sale.now)),
  })

const goods = (...items: ReturnType<typeof aDeal>[]) => ({ 'mall.pointsGoods': { items, next: null } })

it('shows the points, the flash sale, who redeemed what, and what there is', async () => {
  const { view } = await opened()
  for (const text of ['2,480', 'Flash sale', '139****2208 just got Osmanthus soap', 'Soap', '1,200', '62 claimed'])
    expect(view.getAllByText(text)[0]).toBeVisible()
  expect(view.getAllByText('62% claimed')).toHaveLength(1)
  expect(view.getByRole('timer', { name: /^Ends in (00:59:5\d|01:00:00)$/ })).toBeVisible()
  await view.tap('Redeem: Stoneware mug')
  expect(platform.pages.at(-1)?.params).toEqual({ deal: 'd1' })
  expect(view.path).toBe('pageshop/page/shoppingMall/points-confirm/index')
})

it.each([
  ['notEnough', 'Not enough', '1,120 short'],
  ['soldOut', 'All gone', '1 per person'],
  ['limitReached', 'Limit reached', '1 per person'],
] as const)('says why what is %s cannot be redeemed', async (state, button, line) => {
  const { view } = await opened(goods(aDeal({ state, missing: 1120 })))
  expect(view.getByRole('button', { name: `${button}: Stoneware mug` })).toHaveAttribute('aria-disabled', 'true')
  expect(view.getByText(line)).toBeVisible()
})

it('leads to what opens a deal: membership, or the payment of what is reserved', async () => {
  const reserved = { orderId: 'o1', until: '2026-01-01T05:10:00.000Z' }
  const { view } = await opened(
    goods(aDeal({ state: 'membersOnly' }), aDeal({ id: 'd2', state: 'reserved', reserved })),
  )
  await view.tap('Pay now: Stoneware mug')
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
  await view.tap('Members only: Stoneware mug')
  expect(view.path).toBe('pages/tab/member/index')
})

it('keeps what is chosen', async () => {
  const { view, api } = await opened()
  for (const filter of ['I can redeem', 'Points only', 'Points + cash']) await view.tap(filter)
  expect(api.calls('mall.pointsGoods')).toMatchObject([
    ...[{ filter: 'all' }, { filter: 'affordable' }],
    ...[{ filter: 'pointsOnly' }, { filter: 'pointsAndCash' }],
  ])
})

it('reads what was opened of each filter again after a return', async () => {
  const { view, api } = await opened()
  await view.tap('Points only')
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(api.calls('mall.pointsGoods').slice(2)).toMatchObject([{ filter: 'all' }, { filter: 'pointsOnly' }])
})

it('lets visitors look around', async () => {
  const { view, api } = await opened({}, false)
  expect(view.getByText('Log in to see yours')).toBeVisible()
  expect(view.queryByText('I can redeem')).toBeNull()
  expect(api.calls('points.rule')).toEqual([])
})

it('reloads on return, and says that nothing can be redeemed', async () => {
  const { view, api } = await opened()
  api.answer('mall.pointsGoods', { items: [], next: null })
  api.answer('points.rule', { ...rule, balance: 1280 })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('1,280')).toBeVisible()
  expect(view.getByText('Nothing to redeem here')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(PointsMall, { answers: { ...answers, 'points.seckillList': undefined } })
  api.answer('points.seckillList', sale)
  await view.tap('Try again')
  expect(view.getByText('Headphones')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, true, 'zh')
  expect(view.getByText('积分商城')).toBeVisible()
  expect(view.getAllByText('已抢62%')[0]).toBeVisible()
})
