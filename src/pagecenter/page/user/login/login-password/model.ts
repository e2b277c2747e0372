import { requires } from '@contract/rules/rule'
import { Consent } from '@/features/account/consent'
import { logIn } from '@/features/account/log-in'
import { loginPhone } from '@/features/account/verification'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'

/** Login by phone and password (product text §2, §5). */
export class LoginPasswordModel {
  readonly phone: FormField
  readonly password = new FormField(requires('passwordRequired'))
  readonly consent = new Consent()
  readonly form: Form<'phone' | 'password'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.phone = loginPhone(root.session)
    this.form = new Form({ phone: this.phone, password: this.password })
    makeModel(this, 'api', 'root')
  }

  /** Validates the fields and the agreement, then logs in. */
  submit(): void {
    if (this.form.check() && !this.form.busy) this.consent.need(this.login)
  }

  private async login() {
    const request = { phone: this.phone.value, password: this.password.value, agreed: true } as const
    const session = await this.form.send(() => logIn((restore) => this.api.login.account({ ...request, restore })))
    if (session) await this.root.session.signIn(session)
  }
}
