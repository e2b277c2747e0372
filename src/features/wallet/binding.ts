import { accountCode } from '@contract/rules/account'
import { bindingPhone, codeRequested } from '@contract/rules/binding'
import { ruleMessages, type RuleName } from '@contract/rules/messages'
import type { PrivateModule } from '@contract/upload-modules'
import { secondsToWait } from '@/features/account/code-waits'
import { Verification } from '@/features/account/verification'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { viewPrivate } from '@/features/upload/view-private'
import { dictionary, localized } from '@/i18n'
import type { Api } from '@/services/api'
import { FormField, makeModel } from '@/state'

const words = dictionary({
  en: { sending: 'Wait until the photo is uploaded', failed: 'Retry or remove the photo first' },
  zh: { sending: '图片上传中，请稍候', failed: '请先重新上传或移除图片' },
})

/** The phone of an account to link, and the code sent to it (product text §5, binding). */
export function bindingProof(api: Api): Verification {
  const phone = new FormField(bindingPhone)
  const wasSent = () => secondsToWait('bindAccount', phone.value) > 0
  const rule = (value: string) => codeRequested(value !== '' || wasSent()) ?? accountCode(value)
  return new Verification(api, 'bindAccount', phone, rule)
}

/** One private photo that a form needs. */
export class BindPicture {
  readonly uploads: PictureUploads
  private judged = false

  constructor(
    module: PrivateModule,
    private readonly missing: RuleName,
  ) {
    this.uploads = new PictureUploads({ module, max: 1, view: viewPrivate })
    makeModel(this, 'missing')
  }

  get id(): string {
    return this.uploads.ids[0] ?? ''
  }

  /** Error message to display; empty if none, and before the first check. */
  get error(): string {
    const { items, failed, settled } = this.uploads
    if (!this.judged || (settled && items.length > 0)) return ''
    if (items.length === 0) return localized(ruleMessages[this.missing])
    return failed ? words().failed : words().sending
  }

  /** Shows what is missing from now on; whether nothing is. */
  check(): boolean {
    this.judged = true
    return this.error === ''
  }

  dispose(): void {
    this.uploads.dispose()
  }
}
