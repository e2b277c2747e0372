import type { ErrandDetail } from '@contract/entities/errand'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { reviewRating } from '@contract/rules/reviews'
import { firstCharacters } from '@contract/text'
import { readOrder } from '@/features/order/read'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

/** The review of an errand, which is of its rider: stars and words, once. */
export class EvaluateErrandModel {
  readonly errand: Resource<ErrandDetail>
  readonly form = new Form({})
  rating: number | null = null
  text = ''

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly orderId: string,
  ) {
    this.errand = new Resource(() => readOrder(api, orderId, 'errand'))
    makeModel(this, 'api', 'orderId', 'errand')
    this.form.keep(`errand review ${orderId}`, root.session, { read: () => this.content, restore: this.restore })
  }

  /** Whether the errand can be reviewed now. */
  get isOpen(): boolean {
    return this.errand.value?.actions.includes('evaluate') === true
  }

  /** Whether the review ends the right to a refund. */
  get endsRefund(): boolean {
    return this.errand.value?.actions.includes('refund') === true
  }

  rate(stars: number): void {
    this.rating = stars
  }

  write(text: string): void {
    this.text = firstCharacters(text, limits.reviewLength)
  }

  async submit(): Promise<void> {
    const broken = reviewRating(this.rating)
    if (broken) return toast(localized(ruleMessages[broken]))
    const request = { orderId: this.orderId, rating: this.rating ?? 0, text: this.text.trim() }
    const reviewed = await this.form.send((keyed) => this.api.errand.comment(keyed(request)))
    if (!reviewed) return
    toast(words().thanks)
    await back()
  }

  dispose(): void {
    this.errand.dispose()
    this.form.dispose()
  }

  /** Content of a draft. */
  private get content() {
    const { rating, text } = this
    return { rating, text }
  }

  private restore(kept: EvaluateErrandModel['content']) {
    Object.assign(this, kept)
  }
}
