import { renderScreen } from '@/testing'
import { aGroupDeal, anOpenGroup } from '@/testing/group-deals'
import { platform } from '../../../../tests/stand-ins/taro'
import GroupDeals from '.'

const held = { groupId: 'g1', orderId: 'o1', total: 128_00, payBefore: '2030-01-01T00:00:00.000Z' }
const opened = (signedIn = true, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupDeals, {
    params: {},
    signedIn,
    language,
    answers: {
      'group.list': { items: [aGroupDeal()], next: null },
      'group.open': { items: [anOpenGroup(), anOpenGroup({ id: 'g2', isMine: true })], next: null },
      'group.join': held,
    },
  })

it('lists deals, and open groups that can be joined', async () => {
  const { view, api } = await opened()
  for (const text of ['Two-broth hotpot for two', 'Group of 4', '1 open group'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Open groups')
  expect(view.getByText('Your group')).toBeVisible()
  await view.tap('Join Hang’s group')
  expect(api.calls('group.join')).toMatchObject([{ groupId: 'g1' }])
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/status/index', params: { id: 'g1' } })
})

it('leads a visitor through the login before a place is held', async () => {
  const { view, api } = await opened(false, 'zh')
  await view.tap('正在拼的团')
  await view.tap('去参团，Hang的团')
  expect(api.calls('group.join')).toEqual([])
  expect(view.toast).toBe('请先登录')
})

it('says when a group is full meanwhile, and asks again', async () => {
  const { view, api } = await opened()
  await view.tap('Open groups')
  api.fail('group.join', 'groupFull')
  await view.tap('Join Hang’s group')
  expect(view.toast).toMatch(/group is full/)
  expect(api.calls('group.open')).toHaveLength(2)
})

it('leads on from where there is nothing', async () => {
  const { view } = await renderScreen(GroupDeals, {
    params: { tab: 'groups' },
    answers: { 'group.list': { items: [], next: null }, 'group.open': { items: [], next: null } },
  })
  await view.tap('See the deals')
  expect(view.getByText('No group deals nearby')).toBeVisible()
})
