import type { StayMerchantOrder } from '@contract/entities/merchant'
import { contactGender } from '@contract/rules/address'
import { words } from './text'

/** How the contact of a stay is addressed. */
export const titled = ({ gender, customer: { name } }: StayMerchantOrder): string =>
  gender === contactGender.female ? words().miss(name) : words().mr(name)
