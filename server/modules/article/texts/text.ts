import type { Bilingual } from '../../../database/schema'

/** A standard text of every deployment. `publishedAt` is the day of its last change. */
export interface StandardText {
  readonly key: 'userAgreement' | 'privacy' | 'pickupAgreement' | 'membershipTerms' | 'pointsRules' | 'help'
  readonly title: Bilingual
  readonly publishedAt: string
  readonly paragraphs: readonly { heading: Bilingual | null; text: Bilingual }[]
}
