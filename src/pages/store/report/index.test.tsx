import { renderScreen, settle, type Answers } from '@/testing'
import { aSession, aUser } from '@/testing/user'
import Report from '.'

const types: Answers['report.types'] = {
  items: [
    { type: 'foodSafety', name: 'Food safety' },
    { type: 'service', name: 'Poor service' },
  ],
}
const answers: Answers = { 'report.types': types, 'report.add': { reportId: 'r' } }
const render = (more: Answers = {}, signedIn = true) =>
  renderScreen(Report, { params: { subject: 'store', id: 's' }, answers: { ...answers, ...more }, signedIn })

it('sends type and words, says so and goes back', async () => {
  const { view, api } = await render()
  await view.tap('Poor service')
  await view.write('What happened?', '  They shouted  ')
  await view.tap('Send report')
  expect(api.calls('report.add')).toEqual([
    {
      subject: 'store',
      subjectId: 's',
      type: 'service',
      content: 'They shouted',
      pictures: [],
      idempotencyKey: expect.any(String),
    },
  ])
  expect(view.toast).toBe('Thanks. We’ll look into it')
})

it('asks for the types of what is reported', async () => {
  const params = { subject: 'review', id: 'r' }
  const { view, api } = await renderScreen(Report, { params, answers, signedIn: true })
  expect(view.getByRole('heading', { name: 'Report this review' })).toBeVisible()
  expect(api.calls('report.types')).toEqual([{ subject: 'review' }])
})

it('wants words', async () => {
  const { view, api } = await render()
  await view.write('What happened?', '   ')
  await view.tap('Send report')
  expect(view.getByRole('alert')).toHaveTextContent('Describe what happened')
  expect(api.calls('report.add')).toEqual([])
})

it('keeps what was written when the server refuses', async () => {
  const { view, api } = await render()
  api.fail('report.add', 'tooManyReports')
  await view.write('What happened?', 'Again')
  await view.tap('Send report')
  expect(view.getByLabel('What happened?')).toHaveValue('Again')
  api.answer('report.add', { reportId: 'r' })
  await view.tap('Send report')
  const [first, second] = api.calls('report.add') as { idempotencyKey: string }[]
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey)
})

it('is sent again under the same key when the answer was lost', async () => {
  const { view, api } = await render()
  api.lose('report.add')
  await view.write('What happened?', 'Cold')
  await view.tap('Send report')
  api.answer('report.add', { reportId: 'r' })
  await view.tap('Send report')
  const [lost, repeated] = api.keys('report.add')
  expect(repeated).toBe(lost)
  expect(view.toast).toBe('Thanks. We’ll look into it')
})

it('is still there after the session expired', async () => {
  const { view, api, root } = await render({ 'user.info': aUser() })
  await settle(() => root.session.refresh())
  await view.tap('Poor service')
  await view.write('What happened?', 'They shouted')
  api.break('report.add', 401)
  await view.tap('Send report')
  expect(view.queryByLabelText('What happened?')).toBeNull()
  api.answer('report.add', { reportId: 'r' })
  await settle(() => root.session.signIn(aSession()))
  await view.tap('Send report')
  expect(api.calls('report.add').at(-1)).toMatchObject({ type: 'service', content: 'They shouted' })
})

it('is for those who are logged in', async () => {
  jest.useFakeTimers()
  const { view } = await render({}, false)
  await settle(() => jest.advanceTimersByTime(300))
  expect(view.path).toMatch(/login-code/)
  jest.useRealTimers()
})

it('sends the messages of a chat that were chosen', async () => {
  const params = { subject: 'conversation', id: 'c1', sequences: '3,7,x' }
  const { view, api } = await renderScreen(Report, { params, answers, signedIn: true })
  expect(view.getByRole('heading', { name: 'Report this chat' })).toBeVisible()
  expect(view.getByText('2 messages go with the report')).toBeVisible()
  await view.write('What happened?', 'They insulted me')
  await view.tap('Send report')
  expect(api.calls('report.add')).toMatchObject([{ subject: 'conversation', subjectId: 'c1', sequences: [3, 7] }])
})
