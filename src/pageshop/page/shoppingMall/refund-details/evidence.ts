import type { AfterSale } from '@contract/entities/after-sale'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { requires } from '@contract/rules/rule'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { VideoUpload } from '@/features/upload/video-upload'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type Resource, type RootState } from '@/state'
import { evidenceWords as words } from './evidence-text'

/** The case that evidence is added to. */
export interface EvidenceHost {
  readonly refund: Resource<AfterSale>
  readonly addingEvidence: boolean
  take: (refund: AfterSale) => void
  endEvidence: () => void
}

/** Evidence of a customer in a case that the platform decides: text, pictures and one video. It cannot be withdrawn. */
export class EvidenceForm {
  readonly text = new FormField(requires('refundDescriptionRequired'))
  readonly uploads = new PictureUploads({ module: 'refund', max: afterSalesLimits.evidenceMedia })
  readonly video = new VideoUpload('refund')
  readonly form = new Form({ text: this.text })

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly host: EvidenceHost,
  ) {
    makeModel(this, 'api', 'host')
    this.makeRoom()
    const key = `evidence ${host.refund.ready.id}`
    this.form.keep(key, root.session, { read: () => this.media, restore: this.restore })
  }

  async send(): Promise<void> {
    const { uploads, video, host } = this
    if (!this.form.check()) return
    if (uploads.failed || video.failed) return toast(words().failed)
    if (!uploads.settled || !video.settled) return toast(words().uploading)
    const refundId = host.refund.ready.id
    const content = { text: this.text.value.trim(), pictures: uploads.ids, ...(video.id && { video: video.id }) }
    const changed = await this.form.send((keyed) => this.api.aftersale.addEvidence(keyed({ refundId, ...content })))
    if (!changed) return
    host.take(changed)
    this.clear()
  }

  dispose(): void {
    const kept = this.form.dispose()
    this.uploads.dispose(kept)
    this.video.dispose(kept)
  }

  /** Media of a draft, beside the text. */
  private get media() {
    return { pictures: this.uploads.kept, video: this.video.kept }
  }

  private restore({ pictures, video }: EvidenceForm['media']) {
    this.uploads.restore(pictures)
    this.video.restore(video)
  }

  /** Takes as many pictures as this side can still give. */
  private makeRoom() {
    const { customer, limit } = this.host.refund.ready.evidence
    this.uploads.allow(limit - customer)
  }

  private clear() {
    this.host.endEvidence()
    this.text.set('')
    for (const upload of [...this.uploads.items]) this.uploads.remove(upload)
    this.video.remove()
    this.makeRoom()
  }
}
