import { readdirSync, readFileSync } from 'node:fs'
import { limits } from '../limits'
import * as account from './account'
import * as address from './address'
import * as afterSales from './after-sales'
import * as applications from './applications'
import * as binding from './binding'
import * as errand from './errand'
import { ruleMessages } from './messages'
import * as orders from './orders'
import * as reviews from './reviews'
import * as shopping from './shopping'
import { topUpAmount } from './top-up'
import { canWithdraw, withdrawAmount } from './withdraw'

/** Rules for required values with their message names. */
const needed = {
  regionRequired: [address.region, applications.riderRegion],
  consigneeRequired: [address.consignee],
  detailedAddressRequired: [address.detailedAddress],
  tagRequired: [address.addressTag],
  genderRequired: [account.gender],
  paymentQrCodeRequired: [binding.paymentQrCode],
  cardFrontRequired: [binding.cardFront],
  errandProductRequired: [errand.product],
  addressRequired: [errand.errandDeliveryAddress, orders.deliveryAddress],
  pickupAddressRequired: [errand.errandPickupAddress],
  itemWeightRequired: [errand.itemWeight],
  itemTypeRequired: [errand.itemType],
  nameRequired: [applications.applicantName],
  idFrontRequired: [applications.idFront],
  idBackRequired: [applications.idBack],
  idHoldingRequired: [applications.idHolding],
  storeNameRequired: [applications.storeName],
  storeLogoRequired: [applications.storeLogo],
  storeCategoryRequired: [applications.storeCategory],
  storeAddressRequired: [applications.storeAddress],
  personInChargeRequired: [applications.personInCharge],
  businessLicenceRequired: [applications.businessLicence],
  foodLicenceRequired: [applications.foodLicence],
  licencePhotoRequired: [applications.licencePhoto],
  specialTradeLicenceRequired: [applications.specialTradeLicence],
  vehicleTypeRequired: [applications.vehicleType],
  vehicleBrandRequired: [applications.vehicleBrand],
  greenBarRequired: [applications.greenBar],
  insuranceNumberRequired: [applications.insuranceNumber],
  vehiclePhotosRequired: [applications.vehiclePhoto],
  positionTypeRequired: [applications.positionType],
  deliveryTimeRequired: [orders.deliveryTime],
  collectionTimeRequired: [orders.collectionTime],
  cancelReasonRequired: [orders.cancelReason],
  arrivalTimeRequired: [orders.arrivalTime],
  reservationTimeRequired: [orders.reservationTime],
  contactNameRequired: [orders.contactName],
  reportContentRequired: [shopping.reportContent],
  keywordRequired: [shopping.keyword],
  refundTypeRequired: [afterSales.refundType],
  refundDescriptionRequired: [afterSales.refundDescription],
  logisticsNumberRequired: [afterSales.logisticsNumber],
  logisticsCompanyRequired: [afterSales.logisticsCompany],
}

it.each(Object.entries(needed))('%s', (name, rules) => {
  for (const rule of rules) {
    for (const missing of ['', '  ', null, undefined]) expect(rule(missing)).toBe(name)
    expect(rule('something')).toBeUndefined()
  }
})

it.each([
  ['agreementRequired', account.agreement],
  ['codeNotRequested', binding.codeRequested],
  ['priceGuaranteeRequired', errand.priceGuarantee],
  ['applicationAgreementRequired', applications.applicationAgreement],
  ['serviceAgreementRequired', orders.serviceAgreement],
  ['outOfDeliveryRange', orders.insideDeliveryRange],
  ['specificationRequired', shopping.specification],
])('%s unless it is so', (name, rule) => {
  expect(rule(false)).toBe(name)
  expect(rule(true)).toBeUndefined()
})

it('asks for the stars of the store alone', () => {
  expect(reviews.reviewRating(null)).toBe('ratingRequired')
  expect(reviews.reviewRating(1)).toBeUndefined()
})

it.each([
  [account.feedbackImages, 3],
  [errand.errandImages, 3],
  [afterSales.refundImages, 9],
  [shopping.reportImages, 1],
  [reviews.reviewImages, 9],
])('limits pictures', (rule, max) => {
  expect(rule(max)).toBeUndefined()
  expect(rule(max + 1)).toBe('tooManyImages')
})

it.each([
  [account.accountPhone, 'phoneRequired', '123', 'phoneInvalid', '13800138000'],
  [account.accountCode, 'codeRequired', '123', 'codeInvalid', '123456'],
  [account.newPassword, 'passwordRequired', 'abc', 'passwordInvalid', 'abc123'],
  [account.nickname, 'nicknameRequired', '一二三四五六七八九十一', 'nicknameTooLong', '一二三四五六七八九十'],
  [account.feedback, 'feedbackRequired', 'x'.repeat(201), 'feedbackTooLong', 'x'.repeat(200)],
  [address.addressPhone, 'phoneRequired', '123', 'phoneInvalid', '13800138000'],
  [binding.bindingPhone, 'phoneRequired', '123', 'phoneInvalid', '13800138000'],
  [binding.cardNumber, 'cardNumberRequired', '411', 'bankCardInvalid', '4111111111111111'],
  [binding.realName, 'realNameInvalid', '王', 'realNameInvalid', '王芳'],
  [errand.tip, 'tipRequired', '0', 'positiveMoneyInvalid', '2'],
  [applications.idNumber, 'idNumberRequired', '130503670401001', 'idCardInvalid', '11010519491231002X'],
  [applications.storePhone, 'storePhoneRequired', '123', 'phoneInvalid', '0755-26551234'],
  [applications.vehicleDimension, 'vehicleDimensionsRequired', '0', 'vehicleDimensionsRequired', '4.25'],
  [applications.vehicleLoad, 'vehicleLoadRequired', 'x', 'vehicleLoadRequired', '1.5'],
  [applications.vehiclePlate, 'plateRequired', '粤B', 'plateInvalid', '粤B12345'],
  [orders.pickupPhone, 'pickupPhoneRequired', '123', 'phoneInvalid', '13800138000'],
  [orders.contactPhone, 'phoneRequired', '123', 'phoneInvalid', '13800138000'],
  [afterSales.returnContact, 'contactRequired', '123', 'phoneInvalid', '13800138000'],
])('wants it there and well formed', (rule, missing, bad, invalid, fine) => {
  expect(rule('')).toBe(missing)
  expect(rule(bad)).toBe(invalid)
  expect(rule(fine)).toBeUndefined()
})

it('takes no other phone for the own one', () => {
  expect(account.ownPhone('13900138001', '138****8000')).toBe('phoneNotOwn')
  expect(account.ownPhone('13800138000', '138****8000')).toBeUndefined()
  expect(account.ownPhone('13800138000', '')).toBeUndefined()
})

it('compares passwords', () => {
  expect(account.passwordsMatch('abc123', 'abc124')).toBe('passwordsDiffer')
  expect(account.passwordsMatch('abc123', 'abc123')).toBeUndefined()
  expect(account.passwordChanged('abc123', 'abc123')).toBe('samePassword')
  expect(account.passwordChanged('abc124', 'abc123')).toBeUndefined()
  expect(account.payPasswordsMatch('12345', '12345')).toBe('payPasswordInvalid')
  expect(account.payPasswordsMatch('123456', '123457')).toBe('payPasswordsDiffer')
  expect(account.payPasswordsMatch('123456', '123456')).toBeUndefined()
})

it('counts the characters of a nickname, not their halves', () => {
  expect(account.nickname('🍜'.repeat(10))).toBeUndefined()
  expect(account.nickname('🍜'.repeat(11))).toBe('nicknameTooLong')
})

it('takes an invitation code of 4 to 18 letters and digits, or none', () => {
  for (const code of ['', ' ', 'ab12', ' AB12 ', 'a'.repeat(18)]) expect(account.inviteCode(code)).toBeUndefined()
  for (const code of ['abc', 'a'.repeat(19), 'ab-12', 'ab 12', 'abcd！'])
    expect(account.inviteCode(code)).toBe('inviteCodeInvalid')
})

it('wants a birthday that has been', () => {
  const today = '2026-03-25'
  expect(account.birthday(null, today)).toBeUndefined()
  expect(account.birthday('', today)).toBeUndefined()
  for (const day of ['2026-02-30', '0000-01-01', '1899-12-31']) expect(account.birthday(day, today)).toBe('dateInvalid')
  expect(account.birthday('2026-03-26', today)).toBe('birthdayInFuture')
  for (const day of [today, '1900-01-01']) expect(account.birthday(day, today)).toBeUndefined()
})

it('wants a short new tag that is new', () => {
  expect(address.newTag(' ', [])).toBe('tagNameRequired')
  expect(address.newTag('奶奶家的家里', [])).toBe('tagTooLong')
  expect(address.consignee('名'.repeat(20))).toBeUndefined()
  expect(address.consignee('名'.repeat(21))).toBe('consigneeTooLong')
  expect(address.newTag(' 公司 ', ['家', '公司'])).toBe('addressLabelExists')
  for (const tag of ['奶奶家里面', '🍜🍜🍜🍜🍜']) expect(address.newTag(tag, ['家'])).toBeUndefined()
  expect(address.newTag('\u200b', [])).toBe('tagNameRequired')
})

it('tops up from 1 yuan', () => {
  expect(['', 'x', '0', '0.99', '1.001', '1', '200'].map(topUpAmount)).toEqual([
    'topUpAmountRequired',
    'moneyInvalid',
    'topUpBelowMinimum',
    'topUpBelowMinimum',
    'moneyInvalid',
    undefined,
    undefined,
  ])
})

it('withdraws what is there to a bound account', () => {
  const wallet = { balance: 5000, withdrawable: 4000, minimum: 1000, accountBound: true }
  expect(canWithdraw(wallet)).toBeUndefined()
  expect(canWithdraw({ ...wallet, withdrawable: 0 })).toBe('nothingToWithdraw')
  expect(canWithdraw({ ...wallet, balance: 999, withdrawable: 999 })).toBe('balanceBelowMinimum')
  expect(canWithdraw({ ...wallet, accountBound: false })).toBe('withdrawAccountRequired')
  const amounts = ['', '0', 'x', '9.99', '10', '40', '40.01']
  expect(amounts.map((amount) => withdrawAmount(amount, wallet))).toEqual([
    'withdrawAmountRequired',
    'positiveMoneyInvalid',
    'positiveMoneyInvalid',
    'withdrawBelowMinimum',
    undefined,
    undefined,
    'withdrawableInsufficient',
  ])
})

it('checks an errand', () => {
  const now = new Date('2026-03-25T12:00:00Z')
  expect(errand.addressesDiffer('a', 'a')).toBe('errandAddressesEqual')
  expect(errand.addressesDiffer('a', 'b')).toBeUndefined()
  expect(errand.addressesDiffer(undefined, undefined)).toBeUndefined()
  expect(errand.pickupTime(undefined, now)).toBe('pickupTimeRequired')
  expect(errand.pickupTime(now, now)).toBe('pickupTimePast')
  expect(errand.pickupTime(new Date(now.getTime() + 1), now)).toBeUndefined()
  expect(errand.pickupTime(null, now)).toBeUndefined()
  expect(errand.estimatedCost('', 100)).toBe('estimatedCostRequired')
  expect(errand.estimatedCost('0', 100)).toBe('positiveMoneyInvalid')
  expect(errand.estimatedCost('1.01', 100)).toBe('purchasePriceTooHigh')
  expect(errand.estimatedCost('1', 100)).toBeUndefined()
  expect(errand.mileage('calculating', 10)).toBe('mileageCalculating')
  expect(errand.mileage('failed', 10)).toBe('mileageFailed')
  expect(errand.mileage(11, 10)).toBe('errandTooFar')
  expect(errand.mileage(10, 10)).toBeUndefined()
})

it('wants at least one order type of a rider', () => {
  expect(applications.orderTypes([])).toBe('orderTypeRequired')
  expect(applications.orderTypes(['errand'])).toBeUndefined()
})

it('redeems a member envelope for members who have one', () => {
  expect(shopping.memberEnvelope({ isMember: false, left: 4 })).toBe('notMember')
  expect(shopping.memberEnvelope({ isMember: true, left: 0 })).toBe('envelopeUsedUp')
  expect(shopping.memberEnvelope({ isMember: true, left: limits.memberEnvelopeCost })).toBeUndefined()
})

it('wants items before something is done with them, and keeps the limit', () => {
  expect(shopping.itemsSelected(0, 'checkout')).toBe('checkoutItemsRequired')
  expect(shopping.itemsSelected(0, 'delete')).toBe('deleteItemsRequired')
  expect(shopping.itemsSelected(0, 'favorite')).toBe('favoriteItemsRequired')
  expect(shopping.itemsSelected(1, 'favorite')).toBeUndefined()
  expect(shopping.purchaseLimit(3, 2)).toBe('overPurchaseLimit')
  expect(shopping.purchaseLimit(2, 2)).toBeUndefined()
  expect(shopping.purchaseLimit(99, null)).toBeUndefined()
})

it('has no message that no rule gives', () => {
  const files = readdirSync(__dirname).filter((file) => !/test|messages/.test(file))
  const source = files.map((file) => readFileSync(`${__dirname}/${file}`, 'utf8')).join('\n')
  expect(Object.keys(ruleMessages).filter((name) => !source.includes(`'${name}'`))).toEqual([])
})

it('takes an e-mail address that is valid or absent', () => {
  expect(['', 'a@b.cn', 'a@b'].map(account.accountEmail)).toEqual([undefined, undefined, 'emailInvalid'])
})

it('counts a nickname by the characters that people see', () => {
  expect(account.nickname('🍜'.repeat(10))).toBeUndefined()
  expect(account.nickname('🍜'.repeat(11))).toBe('nicknameTooLong')
})

it('takes a last day after today, and none only where a document may have no end', () => {
  const today = '2026-03-25'
  for (const rule of [applications.licenceUntil, applications.lastDay]) {
    expect(rule('2026-03-25', today)).toBe('licenceOver')
    expect(rule('2026-03-26', today)).toBeUndefined()
  }
  expect(applications.licenceUntil('', today)).toBeUndefined()
  expect(applications.lastDay('', today)).toBe('licenceUntilRequired')
})
