import { limits } from '../limits'
import { requiredLine } from './phone'
import { atMost, requires } from './rule'

// The rules of refunds and returns (product text §5).

export const refundType = requires('refundTypeRequired')
export const refundDescription = requires('refundDescriptionRequired')
export const refundImages = atMost(limits.refundImages, 'tooManyImages')
export const logisticsNumber = requires('logisticsNumberRequired')
export const logisticsCompany = requires('logisticsCompanyRequired')

/** The contact phone of a return: mobile or landline. */
export const returnContact = requiredLine('contactRequired')
