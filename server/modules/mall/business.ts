import type { Business } from '@contract/entities/business'

/** The business of the mall's shops, whose coupons are offered in one place. */
export const mallBusiness: Business = 'mall'
