import { limits } from '../limits'
import { cleanLine } from '../plain'
import { countCharacters, isBlank } from '../text'
import { requiredPhone } from './phone'
import type { RuleName } from './messages'
import { type Maybe, requires } from './rule'

// The rules of the address form (product text §5).

/** 1 is female, shown as Miss; any other value is shown as Mr (product text §3). */
export const contactGender = { other: 0, female: 1 } as const

/** Requires a name of up to 20 characters. */
export function consignee(value: Maybe): RuleName | undefined {
  const name = cleanLine(value ?? '')
  if (isBlank(name)) return 'consigneeRequired'
  return countCharacters(name) > limits.nameMax ? 'consigneeTooLong' : undefined
}

export const addressPhone = requiredPhone
export const region = requires('regionRequired')
export const detailedAddress = requires('detailedAddressRequired')
export const addressTag = requires('tagRequired')

/** Requires a new label of up to 5 characters that does not exist yet. */
export function newTag(value: string, existing: readonly string[]): RuleName | undefined {
  const name = cleanLine(value)
  if (isBlank(name)) return 'tagNameRequired'
  if (countCharacters(name) > limits.addressTagMax) return 'tagTooLong'
  return existing.includes(name) ? 'addressLabelExists' : undefined
}
