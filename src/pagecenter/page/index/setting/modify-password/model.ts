import { newPassword, passwordsMatch } from '@contract/rules/account'
import { OwnPhone } from '@/features/account/own-phone'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Sets the login password after verification of the account's phone (product text §2, settings pages). */
export class ModifyPasswordModel {
  readonly own: OwnPhone
  readonly password = new FormField(newPassword)
  readonly repeat = new FormField((value) => passwordsMatch(value, this.password.value))
  readonly form: Form<'code' | 'password' | 'repeat'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.own = new OwnPhone(api, 'resetPassword')
    this.form = new Form({ code: this.own.verification.code, password: this.password, repeat: this.repeat })
    makeModel(this, 'api', 'root')
  }

  /** Saves the password and returns to the calling screen. */
  async submit(): Promise<void> {
    const { phone, code } = this.own.verification
    const request = { phone: phone.value, code: code.value, password: this.password.value }
    if (!(await this.form.submit(() => this.api.account.resetPassword(request)))) return
    toast(words().done)
    void this.root.session.refresh()
    await back()
  }
}
