import { Consent } from '@/features/account/consent'
import { logIn } from '@/features/account/log-in'
import { loginPhone, Verification } from '@/features/account/verification'
import type { Api } from '@/services/api'
import { Form, makeModel, type RootState } from '@/state'

/** Login by phone and code; an unknown phone number creates an account (product text §2, §5). */
export class LoginCodeModel {
  readonly verification: Verification
  readonly consent = new Consent()
  readonly form: Form<'phone' | 'code'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.verification = new Verification(api, 'login', loginPhone(root.session))
    this.form = new Form({ phone: this.verification.phone, code: this.verification.code })
    makeModel(this, 'api', 'root')
  }

  /** Validates the fields and the agreement, then logs in. */
  submit(): void {
    if (this.form.check() && !this.form.busy) this.consent.need(this.login)
  }

  private async login() {
    const { phone, code } = this.verification
    const session = await this.form.send(() =>
      logIn((restore) => this.api.login.mobile({ phone: phone.value, code: code.value, agreed: true, restore })),
    )
    if (session) await this.root.session.signIn(session)
  }
}
