import { renderScreen } from '@/testing'
import { anApplication, noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import Audit from '.'

const open = (application = anApplication(), language: 'en' | 'zh' = 'en') =>
  renderScreen(Audit, {
    answers: {
      'user.info': aUser(),
      'partner.status': statusOf(application),
      'merchant.stores': { items: [] },
    },
    signedIn: true,
    params: { kind: application.kind },
    language,
  })

it.each([
  ['en', 'We’ll decide within 1 working day'],
  ['zh', '预计1个工作日内完成审核'],
] as const)('shows the promised review time in %s', async (language, sentence) => {
  const { view } = await open(anApplication(), language)
  expect(view.getByText(sentence)).toBeVisible()
})

it('leads from each reason to its field', async () => {
  const reasons = [{ field: 'plate', text: 'The plate doesn’t match the photo' }]
  const { view } = await open(anApplication({ state: 'resubmit', reasons }))
  expect(view.getByText('Not approved yet')).toBeVisible()
  await view.tap('Fix: The plate doesn’t match the photo')
  expect(view.path).toBe('pages/user/rider/index')
})

it('offers no way back into an application that was rejected for good', async () => {
  const reasons = [{ field: null, text: 'Not in this region' }]
  const { view } = await open(anApplication({ state: 'failed', reasons }))
  expect(view.getByText('Not in this region')).toBeVisible()
  expect(view.queryByText('Fix')).toBeNull()
  expect(view.queryByText('Edit and resubmit')).toBeNull()
  await view.tap('Contact support')
  expect(view.path).toBe('pagecenter/page/index/setting/server/index')
})

it('leads an accepted merchant to the new store', async () => {
  const { view } = await open(anApplication({ kind: 'merchant', state: 'passed' }))
  await view.tap('Open my store')
  expect(view.path).toBe('pages/merchant/orders/index')
})

it('leads an accepted rider to the tasks', async () => {
  const { view } = await open(anApplication({ kind: 'rider', state: 'passed' }))
  await view.tap('Start riding')
  expect(view.path).toBe('pages/rider/tasks/index')
})

it('leads who has not applied to the form', async () => {
  const { view } = await open(noApplication('partner'))
  await view.tap('Fill in the form')
  expect(view.path).toBe('pages/user/cooperate/index')
})

it('says so when there is no such application', async () => {
  const { view } = await renderScreen(Audit, {
    answers: { 'user.info': aUser() },
    signedIn: true,
    params: { kind: 'pilot' },
  })
  expect(view.getByText('Application not found')).toBeVisible()
})
