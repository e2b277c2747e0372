import { accountPhone } from '@contract/rules/account'
import { Verification } from '@/features/account/verification'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Binds a new phone to the account, once the old one is verified (product text §2, login pages). */
export class BindPhoneModel {
  readonly verification: Verification
  readonly form: Form<'phone' | 'code'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly oldCode: string,
  ) {
    this.verification = new Verification(api, 'bindPhone', new FormField(accountPhone))
    this.form = new Form({ phone: this.verification.phone, code: this.verification.code })
    makeModel(this, 'api', 'root', 'oldCode')
  }

  /** Changes the phone and returns to the screen before. */
  async submit(): Promise<void> {
    const { phone, code } = this.verification
    const request = { oldCode: this.oldCode, phone: phone.value, code: code.value }
    const user = await this.form.submit(() => this.api.account.changePhone(request))
    if (!user) return
    this.root.session.setUser(user)
    toast(words().done)
    await back()
  }
}
