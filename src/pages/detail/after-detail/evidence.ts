import type { Refund } from '@contract/entities/refund'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { requires } from '@contract/rules/rule'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** The refund that evidence is added to. */
export interface EvidenceHost {
  readonly addingEvidence: boolean
  take: (refund: Refund) => void
  endEvidence: () => void
}

/** Evidence of a customer in a refund that the platform decides: text and pictures, which cannot be withdrawn. */
export class EvidenceForm {
  readonly text = new FormField(requires('refundDescriptionRequired'))
  readonly uploads = new PictureUploads({ module: 'refund', max: afterSalesLimits.evidenceMedia })
  readonly form = new Form({ text: this.text })

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly refundId: string,
    private readonly host: EvidenceHost,
  ) {
    makeModel(this, 'api', 'refundId', 'host')
    this.form.keep(`evidence ${refundId}`, root.session, {
      read: () => ({ pictures: this.uploads.kept }),
      restore: ({ pictures }) => this.uploads.restore(pictures),
    })
  }

  async send(): Promise<void> {
    const { uploads, refundId } = this
    if (!this.form.check()) return
    if (uploads.failed) return toast(words().failed)
    if (!uploads.settled) return toast(words().uploading)
    const evidence = { refundId, text: this.text.value.trim(), pictures: uploads.ids }
    const refund = await this.form.send((keyed) => this.api.order.addRefundEvidence(keyed(evidence)))
    if (!refund) return
    this.host.take(refund)
    this.clear()
    toast(words().proved)
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
  }

  private clear(): void {
    this.host.endEvidence()
    this.text.set('')
    for (const upload of [...this.uploads.items]) this.uploads.remove(upload)
  }
}
