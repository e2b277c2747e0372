import { newPassword, passwordChanged, passwordsMatch } from '@contract/rules/account'
import { requires } from '@contract/rules/rule'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel } from '@/state'
import { words } from './text'

/** Changes the password with the old one (product text §5, account rules). */
export class ChangePasswordModel {
  readonly old = new FormField(requires('passwordRequired'))
  readonly password = new FormField((value) => newPassword(value) ?? passwordChanged(value, this.old.value))
  readonly repeat = new FormField((value) => passwordsMatch(value, this.password.value))
  readonly form = new Form({ old: this.old, password: this.password, repeat: this.repeat })

  constructor(private readonly api: Api) {
    makeModel(this, 'api')
  }

  /** Saves the password and returns to the calling screen. */
  async submit(): Promise<void> {
    const request = { oldPassword: this.old.value, password: this.password.value }
    if (!(await this.form.submit(() => this.api.account.changePassword(request)))) return
    toast(words().done)
    await back()
  }
}
