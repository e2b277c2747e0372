import { yuanToFen } from '@contract/money'
import type { DeliveryTask } from '@contract/entities/delivery'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { viewPrivate } from '@/features/upload/view-private'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

const photoOf = () => new PictureUploads({ module: 'errandProof', max: 1, view: viewPrivate })

/** The receipt of a purchase: its sum and a photo, and how much can be bought without paying more. */
export class ReceiptModel {
  typed = ''
  /** The sum that can be spent without a further payment, as typed. */
  without = ''
  note = ''
  /** Whether it replaces the receipts of before. */
  corrects = false
  busy = false
  photo = photoOf()
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly deliveryId: string,
    private readonly took: (task: DeliveryTask) => void,
  ) {
    makeModel(this, 'api', 'deliveryId', 'took', 'key')
  }

  /** The sum of the receipt; undefined while it is no amount. */
  get amount(): number | undefined {
    return this.typed === '' ? undefined : yuanToFen(this.typed)
  }

  /** The sum of all receipts with this one, over those of before. */
  totalWith(spent: number | null): number {
    return (this.amount ?? 0) + (this.corrects ? 0 : (spent ?? 0))
  }

  replace(corrects: boolean): void {
    this.corrects = corrects
  }

  type(text: string): void {
    this.typed = text
  }

  typeWithout(text: string): void {
    this.without = text
  }

  write(note: string): void {
    this.note = note
  }

  /** Sends the receipt once. */
  async send(): Promise<void> {
    const { amount, note, corrects } = this
    const [photoId] = this.photo.ids
    const t = words()
    if (amount === undefined) return toast(t.amountFirst)
    if (photoId === undefined) return toast(t.receiptFirst)
    if (this.busy) return
    const without = yuanToFen(this.without) ?? 0
    const request = { deliveryId: this.deliveryId, amount, photoId, without, note, corrects }
    const task = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.rider.buy(keyed(request))))
    if (!task) return
    // A dearer purchase is sent again once it is paid.
    if (task.purchase?.isAsked !== true) this.empty()
    this.took(task)
  }

  dispose(): void {
    this.photo.dispose()
  }

  private empty(): void {
    this.photo.dispose()
    Object.assign(this, { typed: '', without: '', note: '', corrects: false, photo: photoOf() })
  }
}
