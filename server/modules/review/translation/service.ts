import type { Request } from '@contract/call'
import type { reviewTranslate } from '@contract/calls/review'
import type { ReviewTranslation } from '@contract/entities/review'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { countCharacters } from '@contract/text'
import { isForeign } from '@contract/writing'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { sha256 } from '../../../security/hash'
import type { Translator } from '../../../translation/provider'
import * as queries from './queries'

interface Wanted {
  readonly reviewId: string
  readonly language: Language
  readonly original: ReviewTranslation
  /** The hash of the original, by which a translation of earlier texts is recognised. */
  readonly source: string
}

const parts = ['text', 'followUp', 'reply'] as const
const otherThan = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

const keyOf = ({ reviewId, language, source }: Wanted): string => `${reviewId}:${language}:${source}`

/** The parts of a review that are written in another language. */
const foreignParts = ({ original, language }: Wanted) =>
  parts.flatMap((part) => {
    const text = original[part]
    return text !== null && isForeign(text, language) ? [{ part, text }] : []
  })

/** The texts as they are shown to readers of a language. */
const originalOf = ({ text, follow_up, reply }: queries.ReadableReview, language: Language): ReviewTranslation => ({
  text: text[language],
  followUp: follow_up && follow_up[language],
  reply: reply && reply[language],
})

/** Translations of reviews by a provider, kept for all readers (decision 117). */
export class ReviewTranslations {
  /** Translations under way. */
  private readonly asked = new Map<string, Promise<ReviewTranslation>>()

  constructor(
    private readonly context: Context,
    private readonly translator: Translator | undefined,
  ) {}

  /** @throws Failure `reviewNotFound`, `translationUnavailable` or `translationsTooMany` */
  async translate(
    { customer }: SignedIn,
    { reviewId, language }: Request<typeof reviewTranslate>,
  ): Promise<ReviewTranslation> {
    const row = await queries.readableReview(this.context.db, reviewId, customer.id, language)
    if (!row) throw new Failure('reviewNotFound')
    const original = originalOf(row, language)
    const source = sha256(JSON.stringify(original))
    if (row.texts && row.source === source) return row.texts
    const wanted = { reviewId, language, original, source }
    const texts = foreignParts(wanted).map(({ text }) => text)
    if (texts.length === 0) return original
    const { translator } = this
    if (!translator || countCharacters(texts.join('')) > limits.translationLength)
      throw new Failure('translationUnavailable')
    if (!this.asked.has(keyOf(wanted))) await this.count(customer.id)
    return this.asked.get(keyOf(wanted)) ?? this.ask(translator, wanted)
  }

  /** Asks the provider once for all who want the same meanwhile. */
  private ask(translator: Translator, wanted: Wanted): Promise<ReviewTranslation> {
    const asked = this.made(translator, wanted).finally(() => this.asked.delete(keyOf(wanted)))
    this.asked.set(keyOf(wanted), asked)
    return asked
  }

  /** Translates all foreign parts by one request, and keeps the result. */
  private async made(translator: Translator, wanted: Wanted): Promise<ReviewTranslation> {
    const { clock, db, log } = this.context
    const { reviewId, language, original, source } = wanted
    const foreign = foreignParts(wanted)
    const task = { texts: foreign.map(({ text }) => text), from: otherThan(language), to: language }
    const translated = await translator.translate(task).catch((error: unknown) => {
      log.warn({ err: error }, 'a review could not be translated')
      throw new Failure('translationUnavailable')
    })
    const answer = { ...original }
    foreign.forEach(({ part, text }, index) => (answer[part] = translated[index] ?? text))
    const row = { review_id: reviewId, language, source, texts: JSON.stringify(answer) }
    await queries.keepTranslation(db, { ...row, translated_at: clock.now() })
    return answer
  }

  /** @throws Failure `translationsTooMany` */
  private count(customerId: string): Promise<void> {
    const { config, attempts } = this.context
    const allowed = config.translationsAnHour
    return attempts.spend([{ key: `translate:${customerId}`, allowed, minutes: 60, locked: 'translationsTooMany' }])
  }
}
