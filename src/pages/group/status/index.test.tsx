import { renderScreen } from '@/testing'
import { aDealGroup, aPlace } from '@/testing/group-deals'
import { aMoneyBack } from '@/testing/orders'
import { platform } from '../../../../tests/stand-ins/taro'
import Group from '.'

const opened = (group = aDealGroup(), signedIn = true, language: 'en' | 'zh' = 'en', more = {}) =>
  renderScreen(Group, { params: { id: 'g1' }, signedIn, language, answers: { 'group.order': group, ...more } })

it('shows how many members are missing, who is in, and what happens to the money', async () => {
  const { view, api } = await opened(aDealGroup({ note: 'Friday dinner' }))
  for (const text of ['3 more to go', '“Friday dinner”', 'You, leader', 'Yu is paying'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText(/you get your ¥128.00 back automatically/)).toBeVisible()
  api.answer('group.leave', aDealGroup({ mine: aPlace({ place: 'givenBack', state: 'refunded', refunded: 128_00 }) }))
  api.answer('order.moneyBack', { items: [aMoneyBack({ amount: 128_00 })] })
  await view.tap('Leave')
  await view.tap('Leave')
  expect(api.calls('group.leave')).toMatchObject([{ orderId: 'o1' }])
  expect(view.getByText('¥128.00 refunded')).toBeVisible()
})

it('leads to the cashier while a place is held', async () => {
  const held = aPlace({ place: 'held', state: 'pendingPayment', payBefore: '2036-01-01T00:00:00.000Z' })
  const { view } = await opened(aDealGroup({ mine: held }))
  expect(view.getByText('Pay to keep your place')).toBeVisible()
  await view.tap('Pay')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/order/pay/index', params: { orderId: 'o1' } })
})

it('lets a visitor see it, and join after the login', async () => {
  const { view, api } = await opened(aDealGroup({ mine: null, canJoin: true }), false, 'zh')
  await view.tap('¥128.00 参团')
  expect(view.toast).toBe('请先登录')
  expect(api.calls('group.join')).toEqual([])
})

it('joins, and reloads the group', async () => {
  const { view, api } = await opened(aDealGroup({ mine: null, canJoin: true }))
  api.answer('group.join', { groupId: 'g1', orderId: 'o1', total: 128_00, payBefore: '2030-01-01T00:00:00.000Z' })
  await view.tap('Join for ¥128.00')
  expect(api.calls('group.join')).toMatchObject([{ groupId: 'g1' }])
  expect(api.calls('group.order')).toHaveLength(2)
})

it('leads to the voucher once it has formed', async () => {
  const { view } = await opened(aDealGroup({ state: 'formed', free: 0, missing: 0, mine: aPlace({ state: 'usable' }) }))
  expect(view.getByText('Your group is complete')).toBeVisible()
  await view.tap('See voucher')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/voucher/index', params: { id: 'o1' } })
})

it('shows the state of the refund when the group has failed, and leads to another try', async () => {
  const mine = aPlace({ place: 'givenBack', state: 'refunded', refunded: 128_00, hasArrived: true })
  const { view } = await opened(aDealGroup({ state: 'failed', places: [], mine }), true, 'zh', {
    'order.moneyBack': { items: [aMoneyBack({ amount: 128_00 })] },
  })
  for (const text of ['拼团未成功', '已发起退款¥128.00', '余额已到账']) expect(view.getByText(text)).toBeVisible()
  await view.tap('重新开团')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/deal/index', params: { id: 'd1' } })
})

it('says when there is no such group', async () => {
  const { view, api } = await renderScreen(Group, { params: { id: 'g1' } })
  api.fail('group.order', 'groupNotFound')
  await view.tap('Try again')
  expect(view.getByText(/Group not found/)).toBeVisible()
})
