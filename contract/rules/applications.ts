import { formatDate } from '../date'
import { requiredLine } from './phone'
import { cleanAmount } from '../plain'
import { idCard, plate } from './identity'
import { applicationMessages } from './application-messages'
import { ruleMessages, type RuleName } from './messages'
import { demands, requires } from './rule'

// The rules of merchant and rider applications (product text §5).

Object.assign(ruleMessages, applicationMessages)

export const applicantName = requires('nameRequired')
export const idFront = requires('idFrontRequired')
export const idBack = requires('idBackRequired')
export const idHolding = requires('idHoldingRequired')

/** Requires an ID number of 18 valid characters, regardless of the deployment's setting. */
export const idNumber = (value: string) => requires('idNumberRequired')(value) ?? idCard(value, 'eighteen')

// Merchant

/** Requires the store's phone: mobile or landline. */
export const storePhone = requiredLine('storePhoneRequired')
export const storeName = requires('storeNameRequired')
export const storeLogo = requires('storeLogoRequired')
export const storeCategory = requires('storeCategoryRequired')
export const storeAddress = requires('storeAddressRequired')
export const personInCharge = requires('personInChargeRequired')
export const businessLicence = requires('businessLicenceRequired')
export const foodLicence = requires('foodLicenceRequired')
export const licencePhoto = requires('licencePhotoRequired')
/** Requires a day after today, or none for a document without an end. */
export const licenceUntil = (value: string, today = formatDate(new Date())): RuleName | undefined =>
  value !== '' && value <= today ? 'licenceOver' : undefined
/** Requires a day after today. */
export const lastDay = (value: string, today = formatDate(new Date())): RuleName | undefined =>
  requires('licenceUntilRequired')(value) ?? licenceUntil(value, today)
export const specialTradeLicence = requires('specialTradeLicenceRequired')

// Rider

export const vehicleType = requires('vehicleTypeRequired')
export const vehicleBrand = requires('vehicleBrandRequired')

/** A length in centimetres or a load in kilograms, as typed: positive. */
const measure = (name: RuleName) => (value: string) =>
  /^(?=.*[1-9])\d{1,6}(?:\.\d{1,2})?$/.test(cleanAmount(value)) ? undefined : name
/** Requires length, width and height in centimetres, as typed. */
export const vehicleDimension = measure('vehicleDimensionsRequired')
/** Requires the maximum load in kilograms, as typed. */
export const vehicleLoad = measure('vehicleLoadRequired')
/** Requires a valid licence plate. */
export const vehiclePlate = (value: string) => requires('plateRequired')(value) ?? plate(value)
export const greenBar = requires('greenBarRequired')
export const insuranceNumber = requires('insuranceNumberRequired')
export const vehiclePhoto = requires('vehiclePhotosRequired')
export const positionType = requires('positionTypeRequired')

/** Requires at least one type of orders. */
export const orderTypes = (chosen: readonly string[]): RuleName | undefined =>
  chosen.length > 0 ? undefined : 'orderTypeRequired'
export const riderRegion = requires('regionRequired')
export const applicationAgreement = demands('applicationAgreementRequired')
