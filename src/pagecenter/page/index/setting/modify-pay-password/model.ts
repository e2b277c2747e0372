import { NewPayPassword } from '@/features/account/new-pay-password'
import { OwnPhone } from '@/features/account/own-phone'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel } from '@/state'
import { words } from './text'

/** Replaces a forgotten pay password after verification of the account's phone (product text §2, settings pages). */
export class ModifyPayPasswordModel {
  readonly own: OwnPhone
  step: 'code' | 'digits' = 'code'
  readonly digits = new NewPayPassword((payPassword) => this.save(payPassword))
  readonly form: Form<'code'>

  constructor(private readonly api: Api) {
    this.own = new OwnPhone(api, 'payPassword')
    this.form = new Form({ code: this.own.verification.code })
    makeModel(this, 'api', 'digits')
  }

  /** Checks the code and shows the digits. */
  async checkCode(): Promise<void> {
    const { phone, code } = this.own.verification
    const request = { phone: phone.value, purpose: 'payPassword', code: code.value } as const
    if (await this.form.submit(() => this.api.code.check(request))) this.goTo('digits')
  }

  private goTo(step: 'code' | 'digits') {
    this.step = step
    this.digits.restart()
  }

  private async save(payPassword: string) {
    const { code } = this.own.verification
    const request = { code: code.value, payPassword }
    if (await this.form.send(() => this.api.account.resetPayPassword(request))) {
      toast(words().done)
      await back()
    } else {
      code.set('')
      this.goTo('code')
    }
  }
}
