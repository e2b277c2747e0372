import { areaOf } from '@contract/area-codes'
import { renderScreen } from '@/testing'
import { pick } from '@/platform/navigation/pick'
import AreaCodes from '.'
import areas from './areas.json'

it('reports the chosen area to the field that asked', async () => {
  const { view } = await renderScreen(AreaCodes)
  const chosen = pick('areaCodes')
  await view.write('Name or code', '香港')
  await view.tap('Hong Kong, +852')
  expect(await chosen).toBe('852')
})

it('lists the areas under their letters, the usual ones first', async () => {
  const { view } = await renderScreen(AreaCodes)
  expect(view.getAllByText('Mainland China')).toHaveLength(2)
  expect(view.getByRole('heading', { name: 'S', level: 2 })).toBeVisible()
})

it.each([
  ['United States', '1'],
  ['Canada', '1'],
  ['United Kingdom', '44'],
  ['Japan', '81'],
  ['Taiwan', '886'],
])('has %s', async (name, code) => {
  const { view } = await renderScreen(AreaCodes)
  const chosen = pick('areaCodes')
  await view.write('Name or code', name)
  await view.tap(`${name}, +${code}`)
  expect(await chosen).toBe(code)
})

it('knows how the numbers of each area are written', () => {
  for (const [, code = ''] of areas) expect({ code, known: areaOf(code) !== undefined }).toEqual({ code, known: true })
})

it('stands in the order of the alphabet under a letter', async () => {
  const { view } = await renderScreen(AreaCodes)
  const names = view.getAllByText(/^B[a-z]+/).map(({ textContent }) => textContent)
  expect(names).toEqual([...names].sort())
  expect(names.length).toBeGreaterThan(1)
})

it('says when there is none', async () => {
  const { view } = await renderScreen(AreaCodes)
  await view.write('Name or code', '+9999')
  expect(view.getByText('Nothing found')).toBeVisible()
})
