import { yuanToFen } from '@contract/money'
import type { DeliveryTask } from '@/features/rider/types'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { viewPrivate } from '@/features/upload/view-private'
import { toast } from '@/platform/feedback'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** The receipt of a purchase: its sum and a photo, and how much can be bought without paying more. */
export class ReceiptModel {
  typed = ''
  /** The sum that can be spent without a further payment, as typed. */
  without = ''
  note = ''
  busy = false
  photo = new PictureUploads({ module: 'errandProof', max: 1, view: viewPrivate })
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
    const { amount, note } = this
    const [photoId] = this.photo.ids
    const t = words()
    if (amount === undefined) return toast(t.amountFirst)
    if (photoId === undefined) return toast(t.receiptFirst)
    if (this.busy) return
    const without = yuanToFen(this.without) ?? 0
    const request = { deliveryId: this.deliveryId, amount, photoId, without, note }
    const task = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.rider.buy(keyed(request))))
    if (task) this.took(task)
  }

  dispose(): void {
    this.photo.dispose()
  }
}
