import { limits } from '../limits'
import { requiredPhone } from './phone'
import { bankCard, chineseName } from './identity'
import type { RuleName } from './messages'
import { demands, requires } from './rule'
import { cleanName } from './typed'

// The rules for binding an account to withdraw to (product text §5).

export const bindingPhone = requiredPhone

/** Requires that a code was sent before one is entered. */
export const codeRequested = demands('codeNotRequested')
export const paymentQrCode = requires('paymentQrCodeRequired')

/** A name as on an ID that is not 2 to 6 Chinese characters: Chinese parts around middle dots, or at least two Latin letters. */
const otherName =
  /^(?=.{2,50}$)(?:[\u3007-\u9fff\ud840-\udfff]+(?:\u00b7[\u3007-\u9fff\ud840-\udfff]+)+|[A-Za-z\u00c0-\u024f\u1e00-\u1eff][A-Za-z\u00c0-\u024f\u1e00-\u1eff .,'\u2019\u00b7-]*)$/

/** Requires a name as on the ID. */
export const realName = (value: string): RuleName | undefined => {
  const name = cleanName(value)
  return chineseName(name) && !otherName.test(name) ? 'realNameInvalid' : undefined
}
/** Requires a valid bank card number. */
export const cardNumber = (value: string) => requires('cardNumberRequired')(value) ?? bankCard(value)
/** Requires the name of where an account is. */
export const accountTitle = requires('accountTitleRequired')
/** Requires the number of an account somewhere, from 4 characters on. */
export const accountNumber = (value: string) =>
  value.trim().length >= limits.accountNumberMin ? undefined : ('accountNumberInvalid' as const)
export const cardFront = requires('cardFrontRequired')
