import { limits } from '../limits'
import { requiredPhone } from './phone'
import { bankCard, chineseName } from './identity'
import { demands, requires } from './rule'

// The rules for binding an account to withdraw to (product text §5).

export const bindingPhone = requiredPhone

/** Requires that a code was sent before one is entered. */
export const codeRequested = demands('codeNotRequested')
export const paymentQrCode = requires('paymentQrCodeRequired')
/** Requires 2 to 6 Chinese characters, as on the ID. */
export const realName = (value: string) => (chineseName(value) ? ('realNameInvalid' as const) : undefined)
/** Requires a valid bank card number. */
export const cardNumber = (value: string) => requires('cardNumberRequired')(value) ?? bankCard(value)
/** Requires the name of where an account is. */
export const accountTitle = requires('accountTitleRequired')
/** Requires the number of an account somewhere, from 4 characters on. */
export const accountNumber = (value: string) =>
  value.trim().length >= limits.accountNumberMin ? undefined : ('accountNumberInvalid' as const)
export const cardFront = requires('cardFrontRequired')
