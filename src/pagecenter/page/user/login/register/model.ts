import { inviteCode as inviteRule, newPassword, passwordsMatch } from '@contract/rules/account'
import { Consent } from '@/features/account/consent'
import { loginPhone, Verification } from '@/features/account/verification'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'

/** Registration with phone, code and password, followed by a login (product text §2, §5). */
export class RegisterModel {
  readonly verification: Verification
  readonly password = new FormField(newPassword)
  readonly repeat = new FormField((value) => passwordsMatch(value, this.password.value))
  /** Invitation code; optional. */
  readonly invite: FormField
  readonly consent = new Consent()
  readonly form: Form<'phone' | 'code' | 'password' | 'repeat' | 'invite'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    inviteCode = '',
  ) {
    this.invite = new FormField(inviteRule, inviteCode)
    this.verification = new Verification(api, 'register', loginPhone(root.session))
    const { phone, code } = this.verification
    this.form = new Form({ phone, code, password: this.password, repeat: this.repeat, invite: this.invite })
    makeModel(this, 'api', 'root')
  }

  /** Validates the fields and the agreement, then registers. */
  submit(): void {
    if (this.form.check() && !this.form.busy) this.consent.need(this.register)
  }

  private async register() {
    const { phone, code } = this.verification
    const fields = { phone: phone.value, code: code.value, password: this.password.value, agreed: true } as const
    const inviteCode = this.invite.value.trim()
    const request = inviteCode ? { ...fields, inviteCode } : fields
    const session = await this.form.send(() => this.api.account.register(request))
    if (session) await this.root.session.signIn(session)
  }
}
