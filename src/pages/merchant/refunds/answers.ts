import type { MerchantRefund } from '@contract/entities/merchant-refund'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { goodsWords } from './goods-text'
import type { StoreRefundsModel } from './model'

type Line = MerchantRefund['lines'][number]

/** Returned goods of a line, as counted. */
export interface Count {
  readonly line: Line
  readonly received: number
  readonly sellable: number
  readonly note: string
}

/** Counts returned goods in, line by line (product text §4, after-sales). */
export class CountingModel {
  counts: readonly Count[]

  constructor(
    private readonly api: Api,
    private readonly host: StoreRefundsModel,
    private readonly refund: MerchantRefund,
  ) {
    this.counts = refund.lines.map((line) => ({ line, received: line.quantity, sellable: line.quantity, note: '' }))
    makeModel(this, 'api', 'host', 'refund')
  }

  /** More cannot be sold again than arrived. */
  receive(position: number, received: number): void {
    this.change(position, ({ sellable }) => ({ received, sellable: Math.min(sellable, received) }))
  }

  sell(position: number, sellable: number): void {
    this.change(position, () => ({ sellable }))
  }

  write(position: number, note: string): void {
    this.change(position, () => ({ note }))
  }

  /** Number of missing pieces. */
  get missing(): number {
    return this.counts.reduce((sum, { line, received }) => sum + line.quantity - received, 0)
  }

  async send(): Promise<void> {
    const counted = this.counts.map(({ line: { position }, received, sellable, note }) => ({
      ...{ position, received, sellable },
      note: note.trim(),
    }))
    const { id: refundId } = this.refund
    const request = { refundId, agree: true, counted }
    if (await this.host.send(refundId, (keyed) => this.api.merchant.handleRefund(keyed(request)))) this.host.endWork()
  }

  private change(position: number, to: (count: Count) => Partial<Count>): void {
    this.counts = this.counts.map((count) => (count.line.position === position ? { ...count, ...to(count) } : count))
  }
}

/** The shop's evidence on a case that the platform looks into; it cannot be taken back. */
export class ShopEvidence {
  text = ''
  readonly uploads: PictureUploads

  constructor(
    private readonly api: Api,
    private readonly host: StoreRefundsModel,
    private readonly refund: MerchantRefund,
  ) {
    this.uploads = new PictureUploads({ module: 'refund', max: afterSalesLimits.evidenceMedia })
    const { merchant = 0, limit = afterSalesLimits.evidenceMedia } = refund.goods?.evidence ?? {}
    this.uploads.allow(limit - merchant)
    makeModel(this, 'api', 'host', 'refund', 'uploads')
  }

  write(text: string): void {
    this.text = text
  }

  async send(): Promise<void> {
    const { uploads } = this
    if (uploads.failed) return toast(goodsWords().failed)
    if (!uploads.settled) return toast(goodsWords().uploading)
    const { id: refundId } = this.refund
    const request = { refundId, text: this.text.trim(), pictures: uploads.ids }
    if (await this.host.send(refundId, (keyed) => this.api.merchant.addEvidence(keyed(request)))) this.host.endWork()
  }

  dispose(): void {
    this.uploads.dispose()
  }
}
