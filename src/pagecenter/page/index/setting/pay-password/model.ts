import { accountPhone, ownPhone } from '@contract/rules/account'
import { NewPayPassword } from '@/features/account/new-pay-password'
import { Verification } from '@/features/account/verification'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/**
 * Sets the pay password: verifies the customer's phone by a code, then takes six digits twice (product text §5, account
 * rules).
 */
export class PayPasswordModel {
  readonly verification: Verification
  step: 'code' | 'digits' = 'code'
  readonly digits = new NewPayPassword((payPassword) => this.save(payPassword))
  readonly form: Form<'phone' | 'code'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    // The code can only be sent to the customer's own phone number.
    const phone = new FormField((value) => accountPhone(value) ?? ownPhone(value, this.maskedPhone))
    this.verification = new Verification(api, 'payPassword', phone)
    this.form = new Form({ phone, code: this.verification.code })
    makeModel(this, 'api', 'root', 'digits')
  }

  get maskedPhone(): string {
    return this.root.session.user?.maskedPhone ?? ''
  }

  /** Verifies the code and shows the digits step. */
  async checkCode(): Promise<void> {
    const { phone, code } = this.verification
    const request = { phone: phone.value, purpose: 'payPassword', code: code.value } as const
    if (await this.form.submit(() => this.api.code.check(request))) this.goTo('digits')
  }

  private goTo(step: 'code' | 'digits') {
    this.step = step
    this.digits.restart()
  }

  private async save(payPassword: string) {
    const request = { code: this.verification.code.value, payPassword }
    const done = await this.form.send(() => this.api.account.setPayPassword(request))
    if (!done) return this.restart()
    void this.root.session.refresh()
    toast(words().done)
    await back()
  }

  /** Starts over after a refusal, which is most likely an expired code. */
  private restart() {
    this.goTo('code')
    this.verification.code.set('')
  }
}
