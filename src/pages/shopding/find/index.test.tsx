import type { TableOffer } from '@contract/entities/reservation'
import { renderScreen, type Answers } from '@/testing'
import { aTableOffer } from '@/testing/tables'
import { platform } from '../../../../tests/stand-ins/taro'
import FindTable from '.'

const page = (...items: TableOffer[]) => ({
  items,
  next: null,
  today: '2030-02-15',
  date: '2030-02-15',
  minute: 19 * 60,
})
const opened = (answers: Answers, language: 'en' | 'zh' = 'en') => renderScreen(FindTable, { answers, language })
const left = () => platform.pages[platform.pages.length - 1]

it('shows restaurants with the times that are free, and books one at a time', async () => {
  const { view, api } = await opened({ 'reservation.search': page(aTableOffer()) })
  expect(api.calls('reservation.search')).toEqual([{ pageSize: 15, party: 2 }])
  for (const text of ['Bashan Hotpot', '850 m · ¥50.00 deposit']) expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('button', { name: 'Book Bashan Hotpot at 19:00' })).toBeVisible()
  await view.tap('Book Bashan Hotpot at 18:30')
  expect(left()).toMatchObject({
    route: 'pages/shopding/index',
    params: { id: 's1', party: '2', date: '2030-02-15', at: '2030-02-15T10:30:00.000Z' },
  })
})

it('asks for another party, day and time, each with the others as they were', async () => {
  const { view, api } = await opened({ 'reservation.search': page(aTableOffer({ times: [], state: 'full' })) })
  await view.tap('Add Guests')
  await view.tap('Tomorrow')
  await view.tap('20:30')
  expect(api.calls('reservation.search').slice(1)).toMatchObject([
    { party: 3, date: '2030-02-15', minute: 1140 },
    { party: 3, date: '2030-02-16', minute: 1140 },
    { party: 3, date: '2030-02-16', minute: 1230 },
  ])
})

it.each([
  ['full', 'No tables around this time', true],
  ['closed', 'Closed on this day', false],
  ['tooLarge', 'No table online for this many guests', false],
] as const)(
  'says that a restaurant is %s, and leads to other times where there are any',
  async (state, text, leads) => {
    const { view } = await opened({ 'reservation.search': page(aTableOffer({ state, times: [] })) })
    expect(view.getByText(text)).toBeVisible()
    expect(view.queryByText('See all times') !== null).toBe(leads)
  },
)

it('says that none are nearby', async () => {
  const { view } = await opened({ 'reservation.search': page() })
  expect(view.getByText('No restaurants to book nearby')).toBeVisible()
})

it('shows a failure, and asks again', async () => {
  const { view, api } = await opened({})
  api.answer('reservation.search', page(aTableOffer()))
  await view.tap('Try again')
  expect(view.getByText('Bashan Hotpot')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({ 'reservation.search': page(aTableOffer()) }, 'zh')
  expect(view.getByText('查看全部时段')).toBeVisible()
})
