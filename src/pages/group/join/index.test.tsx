import { renderScreen, type Answers } from '@/testing'
import { aGroupInvitation, aJoinedCart } from '@/testing/group-cart'
import GroupJoin from '.'

const opened = (
  invitation = aGroupInvitation(),
  answers: Answers = {},
  signedIn = true,
  language: 'en' | 'zh' = 'en',
) =>
  renderScreen(GroupJoin, {
    params: { token: 'link' },
    signedIn,
    language,
    answers: { 'groupCart.invitation': invitation, ...answers },
  })

it('shows who invites, and joins', async () => {
  const { view, api } = await opened(aGroupInvitation(), { 'groupCart.join': aJoinedCart() })
  expect(view.getByText('Mia invites you')).toBeVisible()
  expect(view.getByText('¥50')).toBeVisible()
  await view.tap('Join')
  expect(api.calls('groupCart.join')).toEqual([{ token: 'link' }])
  expect(view.path).toBe('pages/group/cart/index')
})

it('leads visitors through the login', async () => {
  const { view, api } = await opened(aGroupInvitation(), {}, false)
  await view.tap('Log in and join')
  expect(view.toast).toBe('Please log in first')
  expect(api.calls('groupCart.join')).toEqual([])
})

it('opens the cart for a participant who has already joined', async () => {
  const { view } = await opened(aGroupInvitation({ cartId: 'c1' }))
  await view.tap('Open')
  expect(view.path).toBe('pages/group/cart/index')
})

it.each([
  [{ isFull: true }, 'This group order is full'],
  [{ state: 'locked' as const }, 'This group order is closed'],
])('offers to start an own one for %j', async (change, text) => {
  const { view } = await opened(aGroupInvitation(change))
  expect(view.getByText(text)).toBeVisible()
  expect(view.queryAllByText(/ · until /)).toHaveLength('state' in change ? 0 : 1)
  await view.tap('Start your own')
  expect(view.path).toBe('pages/store/detail/index')
})

it('says in Chinese why the caller could not join', async () => {
  const { view, api } = await opened(aGroupInvitation(), {}, true, 'zh')
  api.fail('groupCart.join', 'groupCartFull')
  await view.tap('加入拼单')
  expect(view.toast).toBe('拼单人数已满，可自行发起')
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupJoin, { params: { token: 'link' } })
  api.answer('groupCart.invitation', aGroupInvitation())
  await view.tap('Try again')
  expect(view.getByText('Mia invites you')).toBeVisible()
})
