import type { standardTexts } from '@contract/article-columns'
import type { Bilingual } from '../../../database/schema'

/** A standard text of every deployment. `publishedAt` is the day of its last change. */
export interface StandardText {
  readonly key: (typeof standardTexts)[number]
  readonly title: Bilingual
  readonly publishedAt: string
  readonly paragraphs: readonly { heading: Bilingual | null; text: Bilingual }[]
}
