import { renderScreen } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import type { TeamInvitation } from '@contract/entities/team'
import Invitations from '.'

const store = {
  id: '018f0000-0000-7000-8000-0000000000b1',
  name: 'Old Lane Wonton',
  logo: { path: '', colour: '#fff' },
}
const invitation: TeamInvitation = {
  id: '018f0000-0000-7000-8000-00000000ad01',
  store,
  role: 'cashier',
  invitedAt: '2026-03-20T04:00:00.000Z',
  expiresAt: '2026-03-27T04:00:00.000Z',
}
const answers = { ...merchantAnswers, 'merchant.invitations': { items: [invitation] } }

it('accepts an invitation, and opens the store', async () => {
  const { view, api } = await renderScreen(Invitations, { signedIn: true, answers })
  expect(view.getByText('Old Lane Wonton invites you to join as cashier')).toBeVisible()
  api.answer('merchant.answerInvitation', {})
  await view.tap('Accept')
  expect(api.calls('merchant.answerInvitation')).toMatchObject([{ memberId: invitation.id, accept: true }])
  expect(view.path).toBe('pages/merchant/my/index')
})

it('declines one, and says when none is left', async () => {
  const { view, api } = await renderScreen(Invitations, { signedIn: true, answers, language: 'zh' })
  api.answer('merchant.answerInvitation', {})
  api.answer('merchant.invitations', { items: [] })
  await view.tap('拒绝')
  expect(api.calls('merchant.answerInvitation')).toMatchObject([{ accept: false }])
  expect(view.getByText('暂无邀请')).toBeVisible()
})

it('stays with an invitation that could not be accepted', async () => {
  const { view, api } = await renderScreen(Invitations, { signedIn: true, answers })
  api.fail('merchant.answerInvitation', 'teamMemberNotFound')
  api.answer('merchant.invitations', { items: [] })
  await view.tap('Accept')
  expect(view.toast).toBe('This member or invitation is no longer there')
  expect(view.getByText('No invitations')).toBeVisible()
})
