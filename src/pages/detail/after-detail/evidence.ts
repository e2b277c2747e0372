import type { Refund } from '@contract/entities/refund'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { requires } from '@contract/rules/rule'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Evidence of a customer in a refund that the platform decides: text and pictures, which cannot be withdrawn. */
export class EvidenceForm {
  /** Whether its sheet is open. */
  open = false
  readonly text = new FormField(requires('refundDescriptionRequired'))
  readonly uploads = new PictureUploads({ module: 'refund', max: afterSalesLimits.evidenceMedia })
  readonly form = new Form({ text: this.text })

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly refundId: string,
    private readonly onSent: (refund: Refund) => void,
  ) {
    makeModel(this, 'api', 'refundId', 'onSent')
    this.form.keep(`evidence ${refundId}`, root.session, {
      read: () => ({ pictures: this.uploads.kept }),
      restore: ({ pictures }) => this.uploads.restore(pictures),
    })
  }

  start(): void {
    this.open = true
  }

  end(): void {
    this.open = false
  }

  async send(): Promise<void> {
    const { uploads, refundId } = this
    if (!this.form.check()) return
    if (uploads.failed) return toast(words().failed)
    if (!uploads.settled) return toast(words().uploading)
    const evidence = { refundId, text: this.text.value.trim(), pictures: uploads.ids }
    const refund = await this.form.send((keyed) => this.api.order.addRefundEvidence(keyed(evidence)))
    if (!refund) return
    this.clear()
    this.onSent(refund)
    toast(words().proved)
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
  }

  private clear(): void {
    this.end()
    this.text.set('')
    for (const upload of [...this.uploads.items]) this.uploads.remove(upload)
  }
}
