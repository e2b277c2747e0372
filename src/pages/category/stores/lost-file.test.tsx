import { renderScreen } from '@/testing'
import { storesPage } from '@/testing/stores'
import Stores from '.'

let mockLoads = 0
jest.mock('@/features/store/StoreFilters/sheet', () => {
  mockLoads += 1
  if (mockLoads === 1) throw new Error('the file is lost')
  return jest.requireActual<object>('@/features/store/StoreFilters/sheet')
})

it('opens the filters by the next tap after their file was lost', async () => {
  const answers = { 'store.categories': { groups: [], items: [] }, 'store.list': storesPage() }
  const { view } = await renderScreen(Stores, { answers })
  await view.tap('Filter')
  expect(view.queryByRole('dialog')).toBeNull()
  await view.tap('Filter')
  expect(view.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  expect(mockLoads).toBe(2)
})
