import { runInAction } from 'mobx'
import type { MallDetail } from '@contract/entities/order'
import { readOrder } from '@/features/order/read'
import { uploadProblem } from '@/features/review/writing'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel, Resource, type RootState } from '@/state'
import { type LineContent, LineReview } from './line'
import { words } from './text'

interface Content {
  readonly lines: readonly LineContent[]
  readonly service: number | null
  readonly delivery: number | null
  readonly anonymous: boolean
}

const nothing: Content = { lines: [], service: null, delivery: null, anonymous: false }

/** Reviews of the lines of a received order, of the shop and of the delivery (product text §2, evaluate; §3, review). */
export class MallEvaluateModel {
  readonly order: Resource<MallDetail>
  /** The lines that can be reviewed. */
  lines: LineReview[] = []
  /** The line that is open. */
  opened: number | undefined = undefined
  service: number | null = null
  delivery: number | null = null
  anonymous = false
  readonly form = new Form({})
  /** Lines of a draft, until the order has loaded. */
  private waiting: readonly LineContent[] = []

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly orderId: string,
  ) {
    this.order = new Resource(async () => {
      const order = await readOrder(api, orderId, 'mall')
      runInAction(() => this.begin(order))
      return order
    })
    makeModel(this, 'order', 'api', 'orderId', 'waiting')
    this.form.keep(`mall review ${orderId}`, root.session, {
      outlivesScreen: true,
      read: () => this.content,
      restore: this.restore,
    })
  }

  /** Whether something can be reviewed now. */
  get isOpen(): boolean {
    return this.order.value?.actions.includes('evaluate') === true
  }

  /** Whether the order's shop and delivery can be rated: with the first of its reviews. */
  get ratesShop(): boolean {
    return this.order.ready.lines.every(({ reviewed }) => !reviewed)
  }

  /** Whether what is filled in earns points. */
  get earns(): boolean {
    return this.rated.some(({ isSeen }) => isSeen)
  }

  open(line: LineReview): void {
    this.opened = line.position
  }

  rateService(stars: number): void {
    this.service = stars
  }

  rateDelivery(stars: number): void {
    this.delivery = stars
  }

  hide(anonymous: boolean): void {
    this.anonymous = anonymous
  }

  async submit(): Promise<void> {
    const problem = this.problem
    if (problem) return toast(problem)
    const { orderId, service, delivery, anonymous } = this
    const lines = this.rated.map((line) => line.request)
    const review = await this.form.send((keyed) =>
      this.api.order.review(keyed({ orderId, lines, service, delivery, anonymous })),
    )
    if (review) await replace('submitted', { of: 'review', id: orderId, points: String(review.points) })
  }

  dispose(): void {
    this.order.dispose()
    const kept = this.form.dispose()
    for (const line of this.lines) line.dispose(kept)
  }

  private get rated(): LineReview[] {
    return this.lines.filter(({ rating }) => rating !== null)
  }

  /** Validation message; undefined when the reviews can be sent. */
  private get problem(): string | undefined {
    const { rate, rateAll } = words()
    if (this.rated.length === 0) return rate
    const unrated = this.lines.find((line) => line.rating === null && line.isFilled)
    if (unrated) return rateAll(unrated.bought.name)
    return this.rated.map(({ uploads, video }) => uploadProblem(uploads, video)).find(Boolean)
  }

  private begin({ lines }: MallDetail) {
    if (this.lines.length > 0) return
    const left = lines.filter(({ reviewed, refundedQuantity, quantity }) => !reviewed && refundedQuantity < quantity)
    this.lines = left.map((line) => new LineReview(line))
    this.opened = this.lines[0]?.position
    for (const kept of this.waiting) this.lines.find(({ position }) => position === kept.position)?.restore(kept)
  }

  /** Content of a draft. */
  private get content(): Content {
    const { service, delivery, anonymous } = this
    const lines = this.lines.length > 0 ? this.lines.map((line) => line.content) : this.waiting
    return { ...nothing, lines, service, delivery, anonymous }
  }

  private restore({ lines, ...others }: Content) {
    Object.assign(this, others)
    this.waiting = lines
  }
}
