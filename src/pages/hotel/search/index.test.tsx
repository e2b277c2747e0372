import { limits } from '@contract/limits'
import { renderScreen, settle, type Answers } from '@/testing'
import { RecentPlaces } from '@/features/stay/dates/recent-stays'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import Search from '.'

const one = { key: 'u', name: 'Shenzhen University', note: '', count: 80 }
const found: Answers = {
  'hotel.suggest': {
    items: [
      { ...one, kind: 'area', count: 10 },
      { ...one, kind: 'landmark' },
    ],
    meant: null,
  },
}
const opened = (answers = found, language: 'en' | 'zh' = 'en') => renderScreen(Search, { answers, language })

it.each([
  ['en', 'Area', 'Landmark'],
  ['zh', '区域', '地标'],
] as const)('distinguishes an area and a landmark of the same name, in %s', async (language, area, landmark) => {
  const { view, root } = await opened(found, language)
  for (const text of [area, landmark]) expect(view.getByText(text)).toBeVisible()
  await view.tap(`Shenzhen University, ${landmark}`)
  expect(root.keep(SearchedStays).plan.place).toEqual({ name: 'Shenzhen University', landmarkKey: 'u' })
})

it('searches for words that nothing is named by', async () => {
  const { view, root } = await opened({ 'hotel.suggest': { items: [], meant: null } })
  await view.write('Area, landmark or hotel', 'harbr')
  await view.tap('Search all stays')
  expect(root.keep(SearchedStays).plan.place).toEqual({ name: 'harbr', keyword: 'harbr' })
})

it('keeps what was searched for, until one tap clears it', async () => {
  const { view, root } = await opened()
  await settle(() => root.keep(RecentPlaces).add({ name: 'Shenzhen Bay', areaKey: 'bay' }))
  await view.tap('Shenzhen Bay')
  expect(root.keep(SearchedStays).plan.place).toEqual({ name: 'Shenzhen Bay', areaKey: 'bay' })
  await view.tap('Clear search history')
  expect(view.queryByText('Shenzhen Bay')).toBeNull()
})

it('offers the right spelling, in the chosen city', async () => {
  const answers: Answers = {
    'hotel.suggest': ({ keyword }: { keyword: string }) => ({
      items: [{ ...one, kind: 'hotel', key: 'h1', name: 'Harbour Crown' }],
      meant: keyword === 'harbor' ? 'harbour' : null,
    }),
  }
  const { view, api, root } = await opened(answers)
  await settle(() => root.keep(SearchedStays).plan.setCity({ code: '440300', name: 'Shenzhen' }))
  jest.useFakeTimers()
  const typed = async () => settle(() => jest.advanceTimersByTime(limits.debounceMs))
  await view.write('Area or hotel in Shenzhen', 'harbor')
  await typed()
  await view.tap('Did you mean “harbour”?')
  await typed()
  expect(api.calls('hotel.suggest').at(-1)).toEqual({ keyword: 'harbour', cityCode: '440300' })
  expect(view.queryByText('Did you mean “harbour”?')).toBeNull()
  jest.useRealTimers()
})
