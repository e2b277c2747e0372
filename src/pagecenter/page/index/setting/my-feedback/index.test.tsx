import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import MyFeedback from '.'

type Feedback = Answer<'feedback.list'>['items'][number]

const feedback = (different: Partial<Feedback> = {}): Feedback => ({
  id: 'f1',
  number: '260301120000123456',
  type: { type: 'idea', name: 'An idea' },
  text: 'Check out one store at a time',
  pictures: [],
  orderNumber: null,
  createdAt: '2026-03-01T04:00:00.000Z',
  answer: null,
  ...different,
})
const answer = { text: 'It comes next month', at: '2026-03-02T04:00:00.000Z', isNew: true }
const shown = (...items: Feedback[]) =>
  renderScreen(MyFeedback, { signedIn: true, answers: { 'feedback.list': { items, next: null } } })

it('shows what was sent and what became of it', async () => {
  const { view } = await shown(feedback({ orderNumber: '8216' }), feedback({ id: 'f2', text: 'Slow', answer }))
  expect(view.getByText('Received')).toBeVisible()
  expect(view.getByText(/Order 8216/)).toBeVisible()
  expect(view.getByText('Answered')).toBeVisible()
  expect(view.getByText('It comes next month')).toBeVisible()
  expect(view.getByText('New')).toBeVisible()
})

it('shows a picture large', async () => {
  const { view } = await shown(feedback({ pictures: [{ path: '/media/one', colour: '#fff' }] }))
  await view.tap('Photo 1')
  expect(view.getByRole('dialog')).toBeVisible()
})

it('leads from no feedback to the first, and tries again', async () => {
  const { view, api } = await renderScreen(MyFeedback, { signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('feedback.list', { items: [], next: null })
  await view.tap('Try again')
  await view.tap('Give feedback')
  expect(view.path).toBe('pagecenter/page/index/setting/feedback/index')
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(MyFeedback, {
    signedIn: true,
    language: 'zh',
    answers: { 'feedback.list': { items: [feedback({ answer })], next: null } },
  })
  expect(view.getByText('平台回复')).toBeVisible()
})
