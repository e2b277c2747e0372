import { defaultSettings } from '@contract/settings'
import { renderScreen, settle, type Answers } from '@/testing'
import { anErrandSummary, errandFormAnswers } from '@/testing/errand-form'
import { deployment } from '@/platform/session/deployment'
import { requestPlace } from '@/services/request-headers'
import Run from '.'

const here = { latitude: 22.53, longitude: 113.94 }
const done = anErrandSummary({
  id: '018f0000-0000-7000-8000-0000000000f2',
  ...{ state: 'completed', phase: 'done', status: 'completed', step: null, errandKind: 'send', product: '' },
  from: { name: '5 Harbour Ave', ...here },
})
const answers: Answers = { ...errandFormAnswers, 'errand.list': { items: [anErrandSummary(), done], next: null } }

beforeEach(() => requestPlace.set(here))
afterEach(() => requestPlace.clear())

it('shows the errand in progress and the earlier ones', async () => {
  const { view } = await renderScreen(Run, { answers, signedIn: true })
  expect(view.getByText('In progress')).toBeVisible()
  expect(view.getByText('On the way to you')).toBeVisible()
  expect(view.getByRole('button', { name: /Completed/ })).toHaveTextContent('5 Harbour Ave to 88 Keyuan Rd')
})

it('leads a visitor to each form, and shows no lists', async () => {
  const { view, api } = await renderScreen(Run, { answers })
  expect(api.calls('errand.list')).toEqual([])
  expect(view.queryByText('In progress')).toBeNull()
  await view.tap(/^Pick up/)
  expect(view.path).toBe('pagerun/pages/run-errands/index')
})

it('asks who rides near the place', async () => {
  const { api } = await renderScreen(Run, { answers })
  expect(api.calls('map.riders')).toEqual([here])
})

it('asks who rides in the city when no place was chosen', async () => {
  requestPlace.clear()
  const { api } = await renderScreen(Run, { answers })
  expect(api.calls('map.riders')).toEqual([{ latitude: 22.53, longitude: 113.94 }])
})

it('keeps the doors when the lists cannot be read, and tries again', async () => {
  const { view, api } = await renderScreen(Run, { answers: errandFormAnswers, signedIn: true })
  expect(view.getByRole('button', { name: /^Buy for me/ })).toBeVisible()
  api.answer('errand.list', { items: [done], next: null })
  await view.tap('Try again')
  expect(view.getByText('Earlier errands')).toBeVisible()
})

it('is under the tabs, without a way back, where the deployment chose so', async () => {
  deployment.set({ ...defaultSettings, customerTabs: 'errands' })
  const { view } = await renderScreen(Run, { answers, signedIn: true })
  expect(view.getByRole('tab', { name: 'Errands' })).toHaveAttribute('aria-selected', 'true')
  expect(view.queryByRole('button', { name: 'Back' })).toBeNull()
  await view.tap('Member')
  expect(view.path).toBe('pages/tab/member/index')
  await settle(() => deployment.clear())
})

it('has a way back and no tabs otherwise', async () => {
  const { view } = await renderScreen(Run, { answers, signedIn: true })
  expect(view.queryByRole('tab')).toBeNull()
  expect(view.getByRole('button', { name: 'Back' })).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Run, { answers, signedIn: true, language: 'zh' })
  expect(view.getByText('想让骑手帮您做什么？')).toBeVisible()
})
