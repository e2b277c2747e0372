import { renderScreen } from '@/testing'
import { aGroupDeal, anOpenGroup } from '@/testing/group-deals'
import { platform } from '../../../../tests/stand-ins/taro'
import GroupDeal from '.'

const held = { groupId: 'g9', orderId: 'o1', total: 128_00, payBefore: '2030-01-01T00:00:00.000Z' }
const opened = (deal = aGroupDeal(), language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupDeal, { params: { id: 'd1' }, signedIn: true, language, answers: { 'group.detail': deal } })

it('starts a group with what its leader says', async () => {
  const { view, api } = await opened()
  for (const text of ['Two-broth hotpot for two', '1 open group to join', '4 in 24 hours', 'What you get'])
    expect(view.getByText(text)).toBeVisible()
  api.answer('group.start', held)
  await view.tap('¥128.00 Start a group')
  await view.write('Message to people who join (optional)', 'Friday dinner')
  await view.tap('¥128.00 Start a group')
  expect(api.calls('group.start')).toMatchObject([{ dealId: 'd1', note: 'Friday dinner' }])
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/status/index', params: { id: 'g9' } })
})

it('opens the caller’s own group instead of starting another', async () => {
  const { view } = await opened(aGroupDeal({ mine: 'g3' }), 'zh')
  await view.tap('查看我的团')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/status/index', params: { id: 'g3' } })
})

it.each([
  [{ status: 'ended' as const }, 'Ended'],
  [{ status: 'soldOut' as const }, '¥128.00 Start a group'],
  [{ limit: { most: 2, left: 0 } }, '¥128.00 Start a group'],
])('starts none with %j', async (change, button) => {
  const { view } = await opened(aGroupDeal(change))
  expect(view.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true')
})

it('shows all open groups, and buys alone', async () => {
  const { view, api } = await opened(aGroupDeal({ openGroups: 3 }))
  api.answer('group.open', {
    items: [anOpenGroup({ id: 'g7', leader: { name: 'Su', avatar: { path: '', colour: '' } } })],
    next: null,
  })
  await view.tap('¥168.00 Buy alone')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/package/index', params: { id: 'p1' } })
  await view.tap('All')
  expect(view.getByText('Su’s group')).toBeVisible()
})

it('says when it is gone', async () => {
  const { view, api } = await renderScreen(GroupDeal, { params: { id: 'd1' } })
  api.fail('group.detail', 'groupDealNotFound')
  await view.tap('Try again')
  expect(view.getByText(/This group deal is no longer available/)).toBeVisible()
})
