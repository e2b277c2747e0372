import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import Qualification from '.'

beforeEach(() => drafts.clear())

it('takes a licence code of 18 digits and capital letters alone', async () => {
  const answers = { 'user.info': aUser(), 'partner.status': statusOf(noApplication('qualification')) }
  const { api, view } = await renderScreen(Qualification, { answers, signedIn: true })
  await view.write('Licence code', '91440300ma5fake00x')
  await view.tap('Submit for review')
  expect(view.getByText('Enter 18 digits and capital letters')).toBeVisible()
  expect(view.getByText('Upload the business licence')).toBeVisible()
  expect(api.calls('partner.qualify')).toEqual([])
})
