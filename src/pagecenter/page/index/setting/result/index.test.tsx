import { renderScreen } from '@/testing'
import Result from '.'

it('says by which day a login brings the account back, and leads home', async () => {
  const { view } = await renderScreen(Result, { params: { closesAt: '2026-03-18T04:00:00.000Z' } })
  expect(view.getByText('2026-03-18')).toBeVisible()
  await view.tap('Back to home')
  expect(view.path).toBe('pages/tab/home/index')
})
