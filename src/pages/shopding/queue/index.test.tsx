import { renderScreen, type Answers } from '@/testing'
import { aQueueBoard } from '@/testing/tables'
import Queue from '.'

const opened = (board = aQueueBoard(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Queue, {
    params: { id: 's1' },
    signedIn: true,
    language,
    answers: { 'queue.detail': board, ...answers },
  })
const mine = aQueueBoard().mine

it('shows the number, how many are ahead, and all sizes', async () => {
  const { view } = await opened()
  for (const text of ['Ahead of you', '25 min', 'Medium table, 3–4 guests', 'Mine'])
    expect(view.getByText(text)).toBeVisible()
})

it('takes a number for a party', async () => {
  const { view, api } = await opened(aQueueBoard({ mine: null }), { 'queue.take': aQueueBoard() })
  await view.tap('Add Guests')
  await view.tap('Take a number')
  expect(api.calls('queue.take')).toMatchObject([{ storeId: 's1', party: 3 }])
  expect(view.getByRole('heading', { name: 'B27' })).toBeVisible()
})

it('says that the table is ready, and until when', async () => {
  const called = mine && { ...mine, state: 'called' as const, comeBefore: '2099-01-01T00:00:00Z', line: [] }
  const { view } = await opened(aQueueBoard({ mine: called ?? null }), {}, 'zh')
  expect(view.getByText('请入座')).toBeVisible()
})

it('puts a passed number back', async () => {
  const passed = mine && { ...mine, state: 'passed' as const, canReturn: true, line: [] }
  const { view, api } = await opened(aQueueBoard({ mine: passed ?? null }), { 'queue.return': aQueueBoard() })
  await view.tap('Rejoin the queue')
  expect(api.calls('queue.return')).toMatchObject([{ numberId: 'n1' }])
})
