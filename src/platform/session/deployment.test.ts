import { phone } from '@contract/rules/phone'
import { settings } from '@contract/settings'
import { deployment, followDeployment } from './deployment'

it('checks numbers as the deployment chose, as soon as that is known', () => {
  const unfollow = followDeployment()
  expect(phone('51234567')).toBe('phoneInvalid')
  deployment.set({
    currencySymbol: '£',
    utcOffsetMinutes: 480,
    phoneForm: 'eightOrEleven',
    idCardForm: 'fifteenOrEighteen',
    englishCounts: 'w',
    customerTabs: 'ordering',
    ambulanceNumber: '120',
  })
  expect(phone('51234567')).toBeUndefined()
  expect(settings()).toMatchObject({ currencySymbol: '£', idCardForm: 'fifteenOrEighteen', englishCounts: 'w' })
  deployment.clear()
  expect(phone('51234567')).toBe('phoneInvalid')
  unfollow()
})
