/** The columns of announcements. */
export const articleColumns = ['news', 'offers', 'service'] as const
export type ArticleColumn = (typeof articleColumns)[number]

/** Keys of the texts that every deployment has: agreements, terms, rules and help. */
export const standardTexts = [
  'userAgreement',
  'privacy',
  'pickupAgreement',
  'membershipTerms',
  'withdrawalTerms',
  'pointsRules',
  'help',
] as const
