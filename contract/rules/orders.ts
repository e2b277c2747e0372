import { phone, requiredPhone } from './phone'
import { demands, requires } from './rule'

// The rules of ordering and reserving (product text §5).

export const deliveryAddress = requires('addressRequired')
/** Requires that the store delivers to the chosen address. */
export const insideDeliveryRange = demands('outOfDeliveryRange')
export const deliveryTime = requires('deliveryTimeRequired')
export const collectionTime = requires('collectionTimeRequired')
export const serviceAgreement = demands('serviceAgreementRequired')
/** Requires a valid phone of the person who picks up the order. */
export const pickupPhone = (value: string) => requires('pickupPhoneRequired')(value) ?? phone(value)
export const cancelReason = requires('cancelReasonRequired')

// Reservation

export const arrivalTime = requires('arrivalTimeRequired')
export const reservationTime = requires('reservationTimeRequired')
export const contactName = requires('contactNameRequired')
export const contactPhone = requiredPhone
