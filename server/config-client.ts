import { oneOf, setting, text } from './config-readers'

/** Settings by which clients check and show things; `home.config` has them. */
export const clientSettings = {
  phoneForm: setting(
    'PHONE_FORM',
    'mainland',
    'Valid phone numbers without an area code: mainland for 11 digits that begin with 12 to 19, or eightOrEleven for any 8 or 11 digits.',
    oneOf('mainland', 'eightOrEleven'),
  ),
  idCardForm: setting(
    'ID_CARD_FORM',
    'eighteen',
    'Valid identity numbers: eighteen for 18 characters alone, or fifteenOrEighteen for the older 15 digits too.',
    oneOf('eighteen', 'fifteenOrEighteen'),
  ),
  englishCounts: setting(
    'ENGLISH_COUNTS',
    'k',
    'English counts from 10,000 on: k for 12k, or w for 1.2w as in Chinese.',
    oneOf('w', 'k'),
  ),
  customerTabs: setting(
    'CUSTOMER_TABS',
    'ordering',
    'Tabs of customers: ordering for home, member, order, orders and me, or errands for home, orders, me, member and errands.',
    oneOf('ordering', 'errands'),
  ),
  ambulanceNumber: setting(
    'AMBULANCE_NUMBER',
    '120',
    'Number that the screen for a rider’s accident calls.',
    text('2 to 15 digits', /^\d{2,15}$/),
  ),
}
