import type { Bilingual } from '../../../database/schema'

/** A text that every deployment has. `publishedAt` is the day it was last changed. */
export interface StandingText {
  readonly key: 'userAgreement' | 'privacy' | 'pickupAgreement'
  readonly title: Bilingual
  readonly publishedAt: string
  readonly paragraphs: readonly { heading: Bilingual | null; text: Bilingual }[]
}
