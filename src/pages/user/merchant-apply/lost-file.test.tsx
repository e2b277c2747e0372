import { renderScreen } from '@/testing'
import { noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import MerchantApply from '.'

let mockLoads = 0
jest.mock('@/features/application/ApplicationForm/sheets', () => {
  mockLoads += 1
  if (mockLoads === 1) throw new Error('the file is lost')
  return jest.requireActual<object>('@/features/application/ApplicationForm/sheets')
})

it('opens the sheet of a row by the next tap after its file was lost', async () => {
  const picture = { path: '/pictures/noodles', colour: '#ffffff' }
  const answers = {
    'user.info': aUser(),
    'partner.status': statusOf(noApplication('merchant')),
    'store.categories': { groups: [], items: [{ key: 'noodles', name: 'Noodles', picture, group: null }] },
  }
  const { view } = await renderScreen(MerchantApply, { answers, signedIn: true })
  await view.tap('Category, Choose')
  expect(view.queryByRole('dialog')).toBeNull()
  await view.tap('Category, Choose')
  expect(view.getByRole('radio', { name: 'Noodles' })).toBeVisible()
  expect(mockLoads).toBe(2)
})
