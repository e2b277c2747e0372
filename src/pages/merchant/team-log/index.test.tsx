import { renderScreen } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import type { TeamAct } from '@contract/entities/team'
import Log from '.'

const act = (over: Partial<TeamAct>): TeamAct => ({
  id: '018f0000-0000-7000-8000-00000000ac01',
  at: '2026-03-20T04:00:00.000Z',
  person: { name: 'Ben', role: 'cashier' },
  call: 'merchant.accept',
  subject: '260325120500123023',
  before: null,
  after: null,
  ...over,
})

it('lists acts with their person, subject and change of role', async () => {
  const changed = { id: '018f0000-0000-7000-8000-00000000ac02', subject: '138****1000' }
  const roles = { call: 'merchant.setMemberRole', before: 'cashier', after: 'manager' }
  const other = { id: '018f0000-0000-7000-8000-00000000ac03', call: 'merchant.saveGoods', subject: '' }
  const items = [act({}), act({ ...changed, ...roles }), act(other)]
  const answers = { ...merchantAnswers, 'merchant.teamLog': { items, next: null } }
  const { view } = await renderScreen(Log, { signedIn: true, answers })
  expect(view.getByText('Accepted an order')).toBeVisible()
  expect(view.getByText('138****1000 · Cashier → Manager')).toBeVisible()
  expect(view.getByText('Changed the store')).toBeVisible()
})

it('says when there is nothing, and tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Log, { signedIn: true, answers: merchantAnswers, language: 'zh' })
  api.answer('merchant.teamLog', { items: [], next: null })
  await view.tap('重试')
  expect(view.getByText('暂无记录')).toBeVisible()
})
