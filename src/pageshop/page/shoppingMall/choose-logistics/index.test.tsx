import { pick } from '@/platform/navigation/pick'
import { renderScreen } from '@/testing'
import { carrierAnswers } from '@/testing/after-sales'
import ChooseLogistics from '.'

const signedIn = { answers: carrierAnswers, signedIn: true }

it('lists the companies under their initials and answers with the chosen one', async () => {
  const { view } = await renderScreen(ChooseLogistics, signedIn)
  expect(view.getByRole('heading', { name: 'S', level: 2 })).toBeVisible()
  const chosen = pick('chooseLogistics', {})
  await view.tap('SF Express, 95338')
  expect(await chosen).toBe('shunfeng')
})

it('finds by a part of the name or of its pinyin, and says when there is none', async () => {
  const { view } = await renderScreen(ChooseLogistics, signedIn)
  await view.write('Carrier name', 'zhongt')
  expect(view.getByText('ZTO Express')).toBeVisible()
  expect(view.queryByText('SF Express')).toBeNull()
  await view.write('Carrier name', 'pigeon')
  expect(view.getByText('No carrier found')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(ChooseLogistics, { signedIn: true })
  api.answer('aftersale.expressCompanies', carrierAnswers['aftersale.expressCompanies'])
  await view.tap('Try again')
  expect(view.getByText('SF Express')).toBeVisible()
})
