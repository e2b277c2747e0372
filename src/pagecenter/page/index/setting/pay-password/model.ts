import { limits } from '@contract/limits'
import { accountPhone, ownPhone } from '@contract/rules/account'
import { Verification } from '@/features/account/verification'
import { toast } from '@/platform/feedback'
import { back } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/**
 * Sets the pay password: verifies the customer's phone by a code, then takes six digits twice (product text §5, account
 * rules).
 */
export class PayPasswordModel {
  readonly verification: Verification
  step: 'code' | 'first' | 'repeat' = 'code'
  typed = ''
  /** The repeated digits differed from the first ones. */
  differed = false
  readonly form: Form<'phone' | 'code'>
  private first = ''

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    // The code can only be sent to the customer's own phone number.
    const phone = new FormField((value) => accountPhone(value) ?? ownPhone(value, this.maskedPhone))
    this.verification = new Verification(api, 'payPassword', phone)
    this.form = new Form({ phone, code: this.verification.code })
    makeModel(this, 'api', 'root')
  }

  get maskedPhone(): string {
    return this.root.session.user?.maskedPhone ?? ''
  }

  /** Verifies the code and shows the digits step. */
  async checkCode(): Promise<void> {
    const { phone, code } = this.verification
    const request = { phone: phone.value, purpose: 'payPassword', code: code.value } as const
    if (await this.form.submit(() => this.api.code.check(request))) this.goTo('first')
  }

  type(digit: string): void {
    if (this.form.busy || this.typed.length === limits.payPasswordLength) return
    this.typed += digit
    this.differed = false
    if (this.typed.length === limits.payPasswordLength) void this.complete()
  }

  remove(): void {
    this.typed = this.typed.slice(0, -1)
  }

  private goTo(step: 'first' | 'repeat') {
    this.step = step
    this.typed = ''
  }

  private async complete() {
    if (this.step === 'first') {
      this.first = this.typed
      this.goTo('repeat')
    } else if (this.typed === this.first) await this.save()
    else {
      this.differed = true
      this.goTo('first')
    }
  }

  private async save() {
    const request = { code: this.verification.code.value, payPassword: this.typed }
    const done = await this.form.send(() => this.api.account.setPayPassword(request))
    if (!done) return this.restart()
    await this.root.session.refresh()
    toast(words().done)
    await back()
  }

  /** Starts over after a refusal, which is most likely an expired code. */
  private restart() {
    this.typed = ''
    this.step = 'code'
    this.verification.code.set('')
  }
}
