import { renderScreen, type Answers } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import type { TeamMember } from '@contract/entities/team'
import Team from '.'

const member = (over: Partial<TeamMember> = {}): TeamMember => ({
  id: '018f0000-0000-7000-8000-00000000ab01',
  name: 'Ben',
  maskedPhone: '138****1000',
  role: 'cashier',
  state: 'working',
  since: '2026-03-20T04:00:00.000Z',
  expiresAt: null,
  ...over,
})
const opened = (items: TeamMember[] = [member()], answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Team, {
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'merchant.team': { items }, ...answers },
  })

it('invites somebody by phone, with a role', async () => {
  const { view, api } = await opened([])
  expect(view.getByText('No one but you yet')).toBeVisible()
  await view.tap('Invite someone')
  await view.tap('Send invitation')
  expect(api.calls('merchant.inviteMember')).toEqual([])
  await view.write('Phone number', '13800001000')
  await view.tap('Manager')
  api.answer('merchant.inviteMember', member({ state: 'invited', name: '' }))
  api.answer('merchant.team', { items: [member({ state: 'invited', name: '' })] })
  await view.tap('Send invitation')
  expect(api.calls('merchant.inviteMember')).toMatchObject([{ phone: '13800001000', role: 'manager' }])
  expect(view.getByText('Invited')).toBeVisible()
})

it('changes the role of a member, and removes one after confirmation', async () => {
  const { view, api } = await opened()
  await view.tap('Ben, Cashier')
  await view.tap('Manager')
  api.answer('merchant.setMemberRole', member({ role: 'manager' }))
  api.answer('merchant.team', { items: [member({ role: 'manager' })] })
  await view.tap('Save')
  expect(api.calls('merchant.setMemberRole')).toMatchObject([{ memberId: member().id, role: 'manager' }])
  await view.tap('Ben, Manager')
  api.answer('merchant.removeMember', {})
  api.answer('merchant.team', { items: [] })
  await view.tap('Remove')
  expect(api.calls('merchant.removeMember')).toEqual([])
  await view.tap('Remove')
  expect(api.calls('merchant.removeMember')).toMatchObject([{ memberId: member().id }])
  expect(view.getByText('No one but you yet')).toBeVisible()
})

it('keeps the sheet open when the invitation is refused, and says why', async () => {
  const { view, api } = await opened([], {}, 'zh')
  await view.tap('邀请店员')
  await view.write('手机号', '13800001000')
  api.fail('merchant.inviteMember', 'teamMemberExists')
  await view.tap('发送邀请')
  expect(view.toast).toBe('对方已是店员或已被邀请')
  expect(view.getByLabelText('手机号')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Team, { signedIn: true, answers: merchantAnswers })
  api.answer('merchant.team', { items: [member()] })
  await view.tap('Try again')
  expect(view.getByText('Ben')).toBeVisible()
})
