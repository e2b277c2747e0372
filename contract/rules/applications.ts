import { requiredLine } from './generic'
import { idCard, plate } from './identity'
import type { RuleName } from './messages'
import { demands, requires } from './rule'

// The rules of merchant and rider applications (product text §5).

export const applicantName = requires('nameRequired')
export const idFront = requires('idFrontRequired')
export const idBack = requires('idBackRequired')
export const idHolding = requires('idHoldingRequired')

/** The ID number is there and has 18 valid characters, whatever form the deployment takes elsewhere. */
export const idNumber = (value: string) => requires('idNumberRequired')(value) ?? idCard(value, 'eighteen')

// Merchant

/** The store's phone is there: a mobile phone or a landline. */
export const storePhone = requiredLine('storePhoneRequired')
export const storeName = requires('storeNameRequired')
export const storeLogo = requires('storeLogoRequired')
export const storeCategory = requires('storeCategoryRequired')
export const storeAddress = requires('storeAddressRequired')
export const personInCharge = requires('personInChargeRequired')
export const businessLicence = requires('businessLicenceRequired')
export const foodLicence = requires('foodLicenceRequired')

// Rider

export const vehicleType = requires('vehicleTypeRequired')
export const vehicleBrand = requires('vehicleBrandRequired')

/** A length in metres or a load in tons, as typed: above 0. */
const measure = (name: RuleName) => (value: string) =>
  /^\d{1,6}(?:\.\d{1,2})?$/.test(value.trim()) && Number(value) > 0 ? undefined : name
/** Each of length, width and height, in metres as typed. */
export const vehicleDimension = measure('vehicleDimensionsRequired')
/** What it may carry, in tons as typed. */
export const vehicleLoad = measure('vehicleLoadRequired')
/** The plate is there and is one. */
export const vehiclePlate = (value: string) => requires('plateRequired')(value) ?? plate(value)
export const greenBar = requires('greenBarRequired')
export const insuranceNumber = requires('insuranceNumberRequired')
export const vehiclePhoto = requires('vehiclePhotosRequired')
export const positionType = requires('positionTypeRequired')

/** At least one type of orders is chosen. */
export const orderTypes = (chosen: readonly string[]): RuleName | undefined =>
  chosen.length > 0 ? undefined : 'orderTypeRequired'
export const riderRegion = requires('regionRequired')
export const applicationAgreement = demands('applicationAgreementRequired')
