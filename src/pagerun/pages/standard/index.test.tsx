import { renderScreen } from '@/testing'
import { errandTerms } from '@/testing/errand-form'
import Standard from '.'

const answers = { 'errand.goodsInfo': errandTerms }

it('works an example out by the terms of the server', async () => {
  const { view } = await renderScreen(Standard, { answers })
  expect(view.getByText('6 km, 10 kg, at night')).toBeVisible()
  expect(view.getByText('22')).toBeVisible()
  expect(view.getByText('3 to 8 km')).toBeVisible()
  expect(view.getByText('8 to 20 km')).toBeVisible()
  expect(view.getByText('Up to 5 kg')).toBeVisible()
})

it('tries again after a failure', async () => {
  const { api, view } = await renderScreen(Standard)
  api.answer('errand.goodsInfo', errandTerms)
  await view.tap('Try again')
  expect(view.getByText('Night, 22:00 to 06:00')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Standard, { answers, language: 'zh' })
  expect(view.getByText('3–8公里')).toBeVisible()
})
