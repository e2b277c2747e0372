import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { areasOf } from '@/testing/address'
import { anApplication, noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import Cooperate from '.'

const answers = {
  'user.info': aUser(),
  'partner.status': statusOf(noApplication('partner')),
  'partner.apply': anApplication({ kind: 'partner' }),
  'address.areaCode': areasOf,
}

beforeEach(() => drafts.clear())

it('hands in an offer; a company is optional', async () => {
  const { api, view } = await renderScreen(Cooperate, { answers, signedIn: true })
  await view.write('Full name', '林晓梅')
  await view.write('Phone', '13812346209')
  await view.tap('Region, Choose')
  await view.tap('Guangdong')
  await view.tap('Shenzhen')
  await view.tap('Futian District')
  await view.write('Your plan', 'Lockers in our towers')
  await view.tap(/^I agree/)
  await view.tap('Submit for review')
  expect(api.calls('partner.apply')).toEqual([
    {
      name: '林晓梅',
      phone: '13812346209',
      company: '',
      region: 'Futian District, Shenzhen, Guangdong',
      plan: 'Lockers in our towers',
      agreed: true,
      idempotencyKey: expect.any(String) as string,
    },
  ])
  expect(view.path).toBe('pages/user/audit/index')
})

it('keeps what was filled in when it is refused', async () => {
  const { api, view } = await renderScreen(Cooperate, { answers, signedIn: true })
  await view.write('Phone', '123')
  await view.tap('Submit for review')
  expect(view.getByText('Enter a valid phone number')).toBeVisible()
  expect(view.getByLabel('Phone')).toHaveValue('123')
  expect(api.calls('partner.apply')).toEqual([])
})
