import { runInAction } from 'mobx'
import type { AfterSale } from '@contract/entities/after-sale'
import type { MallDetail } from '@contract/entities/mall-order'
import { limits } from '@contract/limits'
import { formatMoney, yuanToFen } from '@contract/money'
import { refundDescription } from '@contract/rules/after-sales'
import { readOrder } from '@/features/order/read'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { Form, FormField, makeModel, Resource, type RootState } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'
import { LineChoice } from './choice'
import { words } from './text'

type Reason = Answer<'aftersale.reasons'>['items'][number]

interface Loaded {
  readonly order: MallDetail
  readonly reasons: Reason[]
  /** The case that is edited. */
  readonly edited: AfterSale | undefined
}

interface Asked {
  readonly orderId: string
  /** The line to begin with. */
  readonly position?: string | undefined
  readonly refundId?: string | undefined
}

/** A case of goods, new or edited (product text §3, §5, after-sales). */
export class ApplyModel {
  readonly loaded: Resource<Loaded>
  readonly choice = new LineChoice()
  readonly uploads = new PictureUploads({ module: 'refund', max: limits.refundImages })
  readonly description = new FormField(refundDescription)
  readonly form = new Form({ description: this.description })
  readonly target = new ScrollTarget()
  /** The key of the chosen reason. */
  reason = ''
  /** The sum to ask for instead of the whole share; undefined while all of it is asked for. */
  own: string | undefined = undefined
  /** Whether the form has what it begins with, which it takes once. */
  private begun = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly asked: Asked,
  ) {
    this.loaded = new Resource(() => this.load())
    makeModel(this, 'api', 'asked', 'uploads')
    const { orderId, refundId = '', position = '' } = asked
    const key = `case ${orderId} ${refundId} ${position}`
    this.form.keep(key, root.session, { read: () => this.content, restore: this.restore })
  }

  /** The reasons, each with whether the service allows it. */
  get reasons(): { key: string; text: string; isOpen: boolean }[] {
    const { reasons } = this.loaded.ready
    const { service } = this.choice
    return reasons.map(({ key, text, services }) => ({
      key,
      text,
      isOpen: services.includes(service),
    }))
  }

  /** The chosen reason, as long as the service allows it. */
  get chosenReason(): Reason | undefined {
    const { key } = this.reasons.find((each) => each.key === this.reason && each.isOpen) ?? {}
    return this.loaded.ready.reasons.find((each) => each.key === key)
  }

  /** Whether less than the share can be asked for: where nothing goes back. */
  get offersOwn(): boolean {
    return this.choice.service === 'refundOnly' && this.choice.share > 1
  }

  /** The sum that is asked for instead of the share. */
  get ownAmount(): number | undefined {
    return this.offersOwn && this.own !== undefined ? yuanToFen(this.own.trim()) : undefined
  }

  /** Error of the amount; empty when it is valid. */
  get ownError(): string {
    if (!this.offersOwn || this.own === undefined || this.own === '') return ''
    const { ownAmount = 0 } = this
    if (ownAmount <= 0) return words().wrong
    return ownAmount > this.choice.share ? words().tooMuch(formatMoney(this.choice.share)) : ''
  }

  /** The sum of the request. */
  get amount(): number {
    return this.ownAmount ?? this.choice.share
  }

  chooseReason(key: string): void {
    this.reason = key
  }

  /** Begins or ends asking for another sum. */
  switchOwn(on: boolean): void {
    this.own = on ? '' : undefined
  }

  typeOwn(text: string): void {
    this.own = text
  }

  async send(): Promise<void> {
    if (this.form.busy || !this.complete()) return
    const { refundId } = this.asked
    const { aftersale } = this.api
    const refund = await this.form.send((keyed) =>
      refundId
        ? aftersale.edit(keyed({ ...this.request, refundId }))
        : aftersale.apply(keyed({ ...this.request, orderId: this.asked.orderId })),
    )
    if (refund) return replace('refundDetails', { id: refund.id })
    // While it is unclear whether it arrived, the form stays as it is, to be sent again under the same key.
    if (!this.form.unsure) await this.loaded.reload()
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
    this.target.dispose()
    this.loaded.dispose()
  }

  /** Content of a draft, beside the description. */
  private get content() {
    const { reason, own, begun, choice, uploads } = this
    return { others: { reason, own, begun }, service: choice.service, counts: choice.kept, pictures: uploads.kept }
  }

  private restore({ others, service, counts, pictures }: ApplyModel['content']) {
    Object.assign(this, others)
    this.choice.restore(service, counts)
    this.uploads.restore(pictures)
  }

  /** Whether the form is complete; scrolls to the first missing field. */
  private complete(): boolean {
    const t = words()
    if (this.choice.chosen.length === 0) return this.lead('goods', t.goodsFirst)
    if (this.own === '' || this.ownError) return this.lead('amount', this.ownError || t.wrong)
    if (!this.chosenReason) return this.lead('reasons', t.whyFirst)
    if (!this.form.check()) return this.lead('description', this.description.error)
    if (this.uploads.failed) return this.lead('description', t.pictureFailed)
    return this.uploads.settled || this.lead('description', t.uploading)
  }

  private lead(part: string, problem: string): false {
    toast(problem)
    this.target.to(part)
    return false
  }

  private get request() {
    const { choice, reason, uploads, ownAmount } = this
    return {
      service: choice.service,
      lines: choice.chosen,
      ...(ownAmount !== undefined && ownAmount < choice.share && { amount: ownAmount }),
      reason,
      description: this.description.value.trim(),
      pictures: uploads.ids,
    }
  }

  private async load(): Promise<Loaded> {
    const { orderId, refundId } = this.asked
    const quiet = { quiet: true }
    const [order, { items: reasons }, edited] = await Promise.all([
      readOrder(this.api, orderId, 'mall'),
      this.api.aftersale.reasons({ orderId, refundId }, quiet),
      refundId ? this.api.aftersale.detail({ refundId }, quiet) : undefined,
    ])
    runInAction(() => this.begin(order, edited))
    return { order, reasons, edited }
  }

  /** Takes the order; the first time also the line that was asked for or the only one, or the case that is edited. */
  private begin(order: MallDetail, edited: AfterSale | undefined) {
    const isFirst = !this.begun
    this.begun = true
    if (isFirst && edited) this.takeOver(edited)
    this.choice.take(order, edited)
    if (!isFirst || edited) return
    const asked = order.lines.find(({ position }) => `${position}` === this.asked.position)
    const line = asked ?? this.choice.only
    if (!line) return
    const [, returned] = line.afterSales.services
    if (asked && returned) this.choice.choose(returned)
    this.choice.count(line.position, this.choice.mostOf(line))
  }

  private takeOver({ service, lines, reasonKey, description, pictures, isChosenAmount, amount }: AfterSale) {
    this.choice.restore(
      service,
      lines.map(({ position, quantity }) => [position, quantity] as const),
    )
    this.reason = reasonKey
    this.description.set(description)
    this.own = isChosenAmount ? (amount / 100).toFixed(2) : undefined
    this.uploads.restore(
      pictures.map(({ id, picture: { path, colour } }) => ({ id, path, colour, cover: fullUrl(path) })),
    )
  }
}
