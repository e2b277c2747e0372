import { logIn } from '@/features/account/log-in'
import { loginPhone, Verification } from '@/features/account/verification'
import type { Api } from '@/services/api'
import { Form, makeModel, type RootState } from '@/state'

/** Binds a phone to the identity that a social app reported (product text §2, login pages). */
export class BindSocialModel {
  readonly verification: Verification
  readonly form: Form<'phone' | 'code'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly ticket: string,
  ) {
    this.verification = new Verification(api, 'login', loginPhone(root.session))
    this.form = new Form({ phone: this.verification.phone, code: this.verification.code })
    makeModel(this, 'api', 'root', 'ticket')
  }

  async submit(): Promise<void> {
    if (!this.form.check() || this.form.busy) return
    const { phone, code } = this.verification
    const request = { ticket: this.ticket, phone: phone.value, code: code.value, agreed: true } as const
    const session = await this.form.send(() =>
      logIn((restore) => this.api.login.socialBindPhone({ ...request, restore })),
    )
    if (session) await this.root.session.signIn(session)
  }
}
