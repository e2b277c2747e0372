import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import Qualification from '.'

beforeEach(() => drafts.clear())

it('takes a licence code with its check character alone, as it is typed or pasted', async () => {
  const answers = { 'user.info': aUser(), 'partner.status': statusOf(noApplication('qualification')) }
  const { api, view } = await renderScreen(Qualification, { answers, signedIn: true })
  await view.write('Licence code', '91440300MA5FAKE00X')
  await view.tap('Submit for review')
  expect(view.getByText('Enter the 18 characters of the credit code')).toBeVisible()
  expect(view.getByText('Upload the business licence')).toBeVisible()
  await view.write('Licence code', ' 91440300 ma5fake00d')
  expect(view.queryByText('Enter the 18 characters of the credit code')).toBeNull()
  expect(api.calls('partner.qualify')).toEqual([])
})
