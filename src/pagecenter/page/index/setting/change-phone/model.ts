import { OwnPhone } from '@/features/account/own-phone'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel } from '@/state'

/** Verifies the old phone before a new one is bound (product text §2, settings pages). */
export class ChangePhoneModel {
  readonly own: OwnPhone
  readonly form: Form<'code'>

  constructor(private readonly api: Api) {
    this.own = new OwnPhone(api, 'changePhone')
    this.form = new Form({ code: this.own.verification.code })
    makeModel(this, 'api')
  }

  /** Checks the code to the old phone and asks for the new one. */
  async submit(): Promise<void> {
    const { phone, code } = this.own.verification
    const request = { phone: phone.value, purpose: 'changePhone', code: code.value } as const
    if (await this.form.submit(() => this.api.code.check(request))) await replace('bindPhone', { oldCode: code.value })
  }
}
