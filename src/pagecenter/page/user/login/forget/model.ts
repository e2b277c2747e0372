import { newPassword, passwordsMatch } from '@contract/rules/account'
import { loginPhone, Verification } from '@/features/account/verification'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Resets the password with a code that is sent to the phone (product text §2, §5). */
export class ForgetModel {
  readonly verification: Verification
  readonly password = new FormField(newPassword)
  readonly repeat = new FormField((value) => passwordsMatch(value, this.password.value))
  readonly form: Form<'phone' | 'code' | 'password' | 'repeat'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.verification = new Verification(api, 'resetPassword', loginPhone(root.session))
    const { phone, code } = this.verification
    this.form = new Form({ phone, code, password: this.password, repeat: this.repeat })
    makeModel(this, 'api', 'root')
  }

  /** Sets the password and returns to the calling screen. */
  async submit(): Promise<void> {
    const { phone, code } = this.verification
    const request = { phone: phone.value, code: code.value, password: this.password.value }
    const done = await this.form.submit(() => this.api.account.resetPassword(request))
    if (done) await this.finish()
  }

  private async finish() {
    toast(words().done)
    void this.root.session.refresh()
    await back()
  }
}
