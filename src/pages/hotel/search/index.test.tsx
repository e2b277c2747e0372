import { renderScreen, type Answers } from '@/testing'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import Search from '.'

const one = { key: 'u', name: 'Shenzhen University', note: '', count: 80 }
const found: Answers = {
  'hotel.suggest': {
    items: [
      { ...one, kind: 'area', count: 10 },
      { ...one, kind: 'landmark' },
    ],
  },
}
const opened = (answers = found, language: 'en' | 'zh' = 'en') => renderScreen(Search, { answers, language })

it.each([
  ['en', 'Area', 'Landmark'],
  ['zh', '区域', '地标'],
] as const)('tells an area and a landmark of one name apart, in %s', async (language, area, landmark) => {
  const { view, root } = await opened(found, language)
  for (const text of [area, landmark]) expect(view.getByText(text)).toBeVisible()
  await view.tap(`Shenzhen University, ${landmark}`)
  expect(root.keep(SearchedStays).plan.place).toEqual({ name: 'Shenzhen University', landmarkKey: 'u' })
})

it('searches for words that nothing is named by', async () => {
  const { view, root } = await opened({ 'hotel.suggest': { items: [] } })
  await view.write('Area, landmark or hotel', 'harbr')
  await view.tap('Search all stays')
  expect(root.keep(SearchedStays).plan.place).toEqual({ name: 'harbr', keyword: 'harbr' })
})
