import { renderScreen } from '@/testing'
import { aRider, riderAnswers } from '@/testing/riders'
import Me from '.'

it('shows the rider with vehicle and rating, and leads back to the customer’s side', async () => {
  const { view } = await renderScreen(Me, { signedIn: true, answers: riderAnswers })
  for (const text of ['明**', '98% liked, 40 reviews', 'Electric scooter', '0 of 3 orders', 'Online'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Switch to customer')
  expect(view.path).toBe('pages/tab/my/index')
})

it('says so before the first review, in Chinese', async () => {
  const answers = { ...riderAnswers, 'rider.me': aRider({ likedPercent: null, reviews: 0, vehicle: null }) }
  const { view } = await renderScreen(Me, { signedIn: true, answers, language: 'zh' })
  expect(view.getByText('还没有评价')).toBeVisible()
  expect(view.queryByText('车辆')).toBeNull()
})

it('opens the other tabs in its place', async () => {
  const { view } = await renderScreen(Me, { signedIn: true, answers: riderAnswers })
  await view.tap('Earnings')
  expect(view.path).toBe('pages/rider/earnings/index')
})

it('tries again after a failure', async () => {
  const { view, api } = await renderScreen(Me, { signedIn: true })
  for (const [name, answer] of Object.entries(riderAnswers)) api.answer(name as 'rider.me', answer as never)
  await view.tap('Try again')
  expect(view.getByText('明**')).toBeVisible()
})
