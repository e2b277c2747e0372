import { renderScreen, settle, type Answers } from '@/testing'
import { aDeal } from '@/testing/mall'
import { platform } from '../../../../../tests/stand-ins/taro'
import FlashSale from '.'

const round = (id: string, hour: number) => ({
  id,
  startsAt: `2026-01-01T0${hour}:00:00.000Z`,
  endsAt: `2026-01-01T0${hour + 2}:00:00.000Z`,
})
const rounds = [round('r0', 2), round('r1', 4), round('r2', 6)]
const time = '2026-01-01T05:00:00.000Z'
const saleOf = (roundId: string, ...items: ReturnType<typeof aDeal>[]) => {
  return { now: time, rounds, roundId, items }
}
const { avatar, at } = { avatar: { path: '/pictures/a', colour: '#ffc9b5' }, at: '2026-01-01T04:00:02.000Z' }
const winners = { items: [{ id: 'o9', avatar, phone: '139****2208', goods: 'Headphones', at }], count: 326 }
const honey = aDeal({ name: 'Honey', points: 0, cash: 3990, perPerson: 2 })

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(FlashSale, {
    params: {},
    signedIn: true,
    language,
    answers: { 'points.seckillList': saleOf('r1', honey), 'points.winningList': winners, ...answers },
    prepare: (api) => (api.clock = () => Date.parse(time)),
  })

it('shows the rounds, what is sold in the one that is on, and who got something', async () => {
  const { view, api } = await opened()
  for (const text of ['On now, first come first served', '2 per person · 38 left', '62% claimed', '326 people'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText('139****2208')).toBeVisible()
  expect(view.getByRole('timer', { name: /^Ends in / })).toBeVisible()
  expect(api.calls('points.winningList')).toEqual([{ roundId: 'r1' }])
})

it('asks the server for a piece, and opens the check-out', async () => {
  const { view, api } = await opened({ 'mall.pointsConfirm': {} as never })
  await view.tap('Get it: Honey')
  expect(api.calls('mall.pointsConfirm')).toMatchObject([{ dealId: 'd1' }])
  expect(view.path).toBe('pageshop/page/shoppingMall/points-confirm/index')
})

it('says that it is too early, and stays', async () => {
  const { view, api } = await opened({ 'points.seckillList': saleOf('r2', { ...honey, state: 'open' }) })
  api.fail('mall.pointsConfirm', 'flashNotYet')
  await view.tap('Get it: Honey')
  expect(view.getByText('It hasn’t started yet')).toBeVisible()
  expect(view.path).not.toContain('points-confirm')
})

it('says that it has just sold out, and reloads the row', async () => {
  const { view, api } = await opened()
  api.fail('mall.pointsConfirm', 'soldOut')
  api.answer('points.seckillList', saleOf('r1', { ...honey, state: 'soldOut', taken: 100 }))
  await view.tap('Get it: Honey')
  expect(view.getByText('Just gone')).toBeVisible()
  expect(view.getByRole('button', { name: 'Sold out: Honey' })).toHaveAttribute('aria-disabled', 'true')
  expect(view.getByText('Unpaid items may return')).toBeVisible()
})

it('leads to the payment of what is reserved', async () => {
  const reserved = { orderId: 'o1', until: '2026-01-01T05:14:52.000Z' }
  const { view } = await opened({ 'points.seckillList': saleOf('r1', { ...honey, state: 'reserved', reserved }) })
  expect(view.getByText('Reserved for you')).toBeVisible()
  await view.tap(/^Pay 14:5[0-2]$/)
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('shows another round, and reloads on return', async () => {
  const { view, api } = await opened()
  await view.tap(/Upcoming$/)
  expect(api.calls('points.seckillList')).toEqual([{}, { roundId: 'r2' }])
  api.answer('points.seckillList', saleOf('r2'))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('Nothing in this round')).toBeVisible()
})

it('says that no round takes place', async () => {
  const none = { now: time, rounds: [], roundId: null, items: [] }
  const { view } = await opened({ 'points.seckillList': none, 'points.winningList': { items: [], count: 0 } })
  expect(view.getByText('No round today')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(FlashSale, { params: {}, answers: { 'points.winningList': winners } })
  api.answer('points.seckillList', saleOf('r1', honey))
  await view.tap('Try again')
  expect(view.getByText('Honey')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('抢购中，先到先得')).toBeVisible()
})

it('reminds of a round that begins later, and takes that back', async () => {
  const soon = { 'points.seckillList': saleOf('r2', { ...honey, state: 'soon' as const }) }
  const { view, api } = await opened({ ...soon, 'message.remind': { on: true } })
  expect(view.getByRole('timer', { name: /^Starts in / })).toBeVisible()
  api.answer('message.reminders', { items: [{ subject: 'flashRound', subjectId: 'r2' }] })
  await view.tap('Remind me: Honey')
  expect(api.calls('message.remind')).toEqual([{ subject: 'flashRound', subjectId: 'r2', on: true }])
  await view.tap('Reminder on: Honey')
  expect(api.calls('message.remind')).toHaveLength(2)
})
