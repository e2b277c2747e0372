import { runInAction, toJS } from 'mobx'
import type { Picture } from '@contract/entities/common'
import type { OrderDetail, OrderedItem } from '@contract/entities/order'
import type { RefundType } from '@contract/entities/refund'
import { limits } from '@contract/limits'
import { formatMoney, yuanToFen } from '@contract/money'
import { leftOf, refundOf, refundOfRest, remainingOf } from '@contract/refund-amounts'
import { refundDescription, refundType } from '@contract/rules/after-sales'
import { ruleMessages } from '@contract/rules/messages'
import type { AfterSalesWords } from '@/features/order/after-sales-kind'
import { afterSalesWordsOf, askRefundOf } from '@/features/order/after-sales-kinds'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { Form, makeModel, Resource, type RootState } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'
import { words } from './text'

export interface RefundContext {
  readonly order: OrderDetail
  readonly reasons: Answer<'order.refundReasons'>['items']
  /** The most that can be claimed for lost or broken goods; 0 where nothing can. */
  readonly mostClaim: number
}

interface Kept {
  id: string
  picture: Picture
}

/** Refund request, new or resubmitted after a refusal (product text §5, after-sales). */
export class AfterSaleModel {
  readonly form: Resource<RefundContext>
  readonly uploads = new PictureUploads({ module: 'refund', max: limits.refundImages })
  private chosenType: RefundType = 'full'
  /** Key of the selected reason. */
  reason = ''
  description = ''
  /** Worth of lost or broken goods, as typed. */
  claim = ''
  claimError = ''
  /** Pictures of the refused request. */
  kept: Kept[] = []
  readonly application = new Form({})
  readonly target = new ScrollTarget()
  /** Error of the description; empty when it is valid, or before the request was sent. */
  descriptionError = ''
  /** Whether the refused request has been copied into the form; it is copied only once. */
  private begun = false
  /** Id of the refused request to resubmit, while possible. */
  private edited: string | undefined
  private readonly counts = new Map<number, number>()

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly orderId: string,
    /** The refused request to start from; by default the order's latest one if it was refused. */
    private readonly refundId?: string,
  ) {
    this.form = new Resource(() => this.load())
    makeModel(this, 'api', 'orderId', 'refundId', 'uploads')
    const key = `refund ${orderId} ${refundId ?? ''}`
    this.application.keep(key, root.session, { read: () => this.content, restore: this.restore })
  }

  /** Terms of the order's kind for its goods and fees. */
  get words(): AfterSalesWords {
    return afterSalesWordsOf(this.form.ready.order.kind)
  }

  /** Whether the refund goes to the friend who paid. */
  get isPaidByFriend(): boolean {
    return this.form.ready.order.paidBy === 'friend'
  }

  /** Lines that are not fully refunded; those with an open request are not selectable. */
  get lines(): OrderedItem[] {
    return this.form.ready.order.lines.filter((line) => remainingOf(line) > 0)
  }

  /** Whether the whole order can be selected: only without open requests for single lines. */
  get offersFull(): boolean {
    return this.lines.every((line) => leftOf(line) > 0)
  }

  get type(): RefundType {
    return this.offersFull ? this.chosenType : 'partial'
  }

  countOf(line: OrderedItem): number {
    return Math.min(this.counts.get(line.position) ?? 0, leftOf(line))
  }

  /** Whether everything that is left is selected, which also refunds delivery and packaging. */
  get isFull(): boolean {
    return this.type === 'full' || this.lines.every((line) => this.countOf(line) === remainingOf(line))
  }

  /** Refund amount in the smallest unit, calculated like on the server. */
  get amount(): number {
    if (this.isFull) return refundOfRest(this.form.ready.order)
    return this.lines.reduce((sum, line) => sum + refundOf(line, this.countOf(line)), 0)
  }

  get canSend(): boolean {
    const { lines } = this
    return this.type === 'full' ? lines.length > 0 : lines.some((line) => this.countOf(line) > 0)
  }

  chooseType(type: RefundType): void {
    this.chosenType = type
  }

  count({ position }: OrderedItem, quantity: number): void {
    this.counts.set(position, quantity)
  }

  chooseReason(key: string): void {
    this.reason = key
  }

  describe(text: string): void {
    this.description = text
    this.descriptionError = ''
  }

  /** The claimed worth of lost or broken goods; 0 for none. */
  get claimed(): number {
    return this.form.ready.mostClaim > 0 ? (yuanToFen(this.claim) ?? 0) : 0
  }

  typeClaim(text: string): void {
    this.claim = text
    this.claimError = ''
  }

  drop({ id }: Kept): void {
    this.keep(this.kept.filter((each) => each.id !== id))
  }

  async send(): Promise<void> {
    if (!this.complete()) return
    if (this.application.busy || !this.canSend) return
    const refund = await this.application.send((keyed) => this.api.order.applyRefund(keyed(this.request)))
    if (refund) return replace('submitted', { of: 'refund', id: refund.id })
    // While it is unclear whether it arrived, the form stays as it is, to be sent again under the same key.
    if (!this.application.unsure) await this.form.reload()
  }

  dispose(): void {
    this.uploads.dispose(this.application.dispose())
    this.target.dispose()
    this.form.dispose()
  }

  /** Content of a draft. */
  private get content() {
    const { chosenType, reason, description, claim, begun, edited, uploads } = this
    const others = { chosenType, reason, description, claim, begun, edited }
    return { others, counts: [...this.counts], kept: toJS(this.kept), pictures: uploads.kept }
  }

  private restore({ others, counts, kept, pictures }: AfterSaleModel['content']) {
    Object.assign(this, others)
    for (const [position, quantity] of counts) this.counts.set(position, quantity)
    this.keep(kept)
    this.uploads.restore(pictures)
  }

  /** Kept pictures reduce the maximum of new ones. */
  private keep(kept: Kept[]) {
    this.kept = kept
    this.uploads.allow(limits.refundImages - kept.length)
  }

  /** Whether the form is complete; scrolls to the first missing field. */
  private complete(): boolean {
    if (refundType(this.reason)) return this.lead('reasons', words().whyFirst)
    const broken = refundDescription(this.description)
    this.descriptionError = broken ? localized(ruleMessages[broken]) : ''
    if (broken) return this.lead('description', this.descriptionError)
    this.claimError = this.claimProblem
    if (this.claimError) return this.lead('claim', this.claimError)
    if (this.uploads.failed) return this.lead('description', words().pictureFailed)
    return this.uploads.settled || this.lead('description', words().uploading)
  }

  private get claimProblem(): string {
    const { mostClaim } = this.form.ready
    if (mostClaim === 0 || this.claim.trim() === '') return ''
    if (yuanToFen(this.claim) === undefined) return words().claimAmount
    return this.claimed > mostClaim ? words().claimMost(formatMoney(mostClaim, { trim: true })) : ''
  }

  private lead(part: string, problem: string): false {
    toast(problem)
    this.target.to(part)
    return false
  }

  private get request() {
    const { reasons } = this.form.ready
    const lines = this.lines.flatMap((line) => {
      const quantity = this.countOf(line)
      return quantity > 0 ? [{ position: line.position, quantity }] : []
    })
    return {
      orderId: this.orderId,
      ...(this.edited && { refundId: this.edited }),
      type: this.type,
      lines: this.type === 'full' ? [] : lines,
      reason: reasons.find(({ key }) => key === this.reason)?.text ?? '',
      description: this.description.trim(),
      pictures: [...this.kept.map(({ id }) => id), ...this.uploads.ids],
      ...(this.claimed > 0 && { claim: this.claimed }),
    }
  }

  private async load(): Promise<RefundContext> {
    const quiet = { quiet: true }
    const [order, { items: reasons, mostClaim }] = await Promise.all([
      this.api.order.detail({ orderId: this.orderId }, quiet),
      this.api.order.refundReasons({ orderId: this.orderId }, quiet),
    ])
    askRefundOf(order)?.(replace)
    const refused = this.refundId ?? (order.refund?.state === 'refused' ? order.refund.id : undefined)
    if (refused && !this.begun) await this.takeOver(refused, reasons)
    const isOver = order.refunds.some(({ id, state }) => id === this.edited && state !== 'refused')
    if (isOver) runInAction(() => (this.edited = undefined))
    return { order, reasons, mostClaim }
  }

  /** Copies the refused request into the form. */
  private async takeOver(refundId: string, reasons: RefundContext['reasons']): Promise<void> {
    const refused = await this.api.order.refundDetail({ refundId }, { quiet: true })
    runInAction(() => {
      this.begun = true
      this.edited = refundId
      this.chosenType = refused.type
      for (const { position, quantity } of refused.lines) this.counts.set(position, quantity)
      this.reason = reasons.find(({ text }) => text === refused.reason)?.key ?? ''
      this.description = refused.description
      this.claim = refused.claim > 0 ? (refused.claim / 100).toFixed(2) : ''
      this.keep(refused.pictures)
    })
  }
}
