import { requiredPhone } from './generic'
import { bankCard, chineseName } from './identity'
import { demands, requires } from './rule'

// The rules for binding an account to withdraw to (product text §5).

export const bindingPhone = requiredPhone

/** A code was asked for before one is typed. */
export const codeRequested = demands('codeNotRequested')
export const paymentQrCode = requires('paymentQrCodeRequired')
/** 2 to 6 Chinese characters, as on the ID. */
export const realName = (value: string) => (chineseName(value) ? ('realNameInvalid' as const) : undefined)
/** The number of a bank card is there and is one. */
export const cardNumber = (value: string) => requires('cardNumberRequired')(value) ?? bankCard(value)
export const cardFront = requires('cardFrontRequired')
