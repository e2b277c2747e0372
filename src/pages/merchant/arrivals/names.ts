import type { StayMerchantOrder } from '@contract/entities/merchant'
import { contactGender } from '@contract/rules/address'
import { words } from './text'

/** Addressed name of a stay's contact. */
export const titled = ({ gender, customer: { name } }: StayMerchantOrder): string =>
  gender === contactGender.female ? words().miss(name) : words().mr(name)
