import type { ReviewTranslation } from '@contract/entities/review'
import type { Language } from '@contract/settings'
import type { PageView } from '@/platform/navigation/page-view'
import type { Api } from '@/services/api'
import { makeModel, messageOf } from '@/state'
import { ref } from '@/state/base/make-model'
import { CallAborted, SessionEnded } from '@/services/failures'

type Dated = { readonly text: string } | null

/** The texts of a review. */
export interface ReviewTexts {
  readonly id: string
  readonly text: string
  readonly followUp?: Dated
  readonly reply: Dated
}

const same = (one: ReviewTexts, other: ReviewTexts): boolean =>
  one.text === other.text && one.followUp?.text === other.followUp?.text && one.reply?.text === other.reply?.text

interface Answer {
  readonly texts: ReviewTranslation
  readonly language: Language
  /** The review of which it is the translation. */
  readonly of: ReviewTexts
}

/** The translation of one review, asked for once and shown or hidden afterwards. */
export class TranslationModel {
  isShown = false
  busy = false
  /** Message of a failure; empty without one. */
  message = ''
  private answer: Answer | undefined = undefined

  constructor(private readonly api: Api) {
    makeModel(this, 'api', ref('answer'))
  }

  /** The review with its translated texts, or as it is while none is shown. */
  shown<R extends ReviewTexts>(review: R, language: Language): R {
    const texts = this.textsOf(review, language)
    if (!this.isShown || !texts) return review
    const { followUp, reply } = review
    return {
      ...review,
      text: texts.text,
      ...(followUp && { followUp: { ...followUp, text: texts.followUp ?? followUp.text } }),
      ...(reply && { reply: { ...reply, text: texts.reply ?? reply.text } }),
    }
  }

  /** Whether a translation of the review is shown. */
  isOf(review: ReviewTexts, language: Language): boolean {
    return this.isShown && this.textsOf(review, language) !== undefined
  }

  hide(): void {
    this.isShown = false
  }

  /** Shows the translation, which is asked for at the first time. */
  async show(review: ReviewTexts, language: Language): Promise<void> {
    if (this.busy) return
    this.message = ''
    if (this.textsOf(review, language)) {
      this.isShown = true
      return
    }
    this.busy = true
    try {
      const texts = await this.api.review.translate({ reviewId: review.id, language }, { quiet: true })
      this.done({ texts, language, of: review })
    } catch (error) {
      this.failed(error)
    }
  }

  private textsOf(review: ReviewTexts, language: Language): ReviewTranslation | undefined {
    const { answer } = this
    return answer?.language === language && same(answer.of, review) ? answer.texts : undefined
  }

  private done(answer: Answer): void {
    this.busy = false
    this.answer = answer
    this.isShown = true
  }

  private failed(error: unknown): void {
    this.busy = false
    if (!(error instanceof CallAborted || error instanceof SessionEnded)) this.message = messageOf(error)
  }
}

/** Translations by review of each page, which outlive the remount of its screen by a login. */
const known = new WeakMap<PageView, Map<string, TranslationModel>>()

/** The translation of a review on a page. */
export function translationOn(page: PageView, reviewId: string, api: Api): TranslationModel {
  const all = known.get(page) ?? new Map<string, TranslationModel>()
  const model = all.get(reviewId) ?? new TranslationModel(api)
  known.set(page, all.set(reviewId, model))
  return model
}
