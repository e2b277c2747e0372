import { accountPhone } from '@contract/rules/account'
import { OwnPhone } from '@/features/account/own-phone'
import { Verification } from '@/features/account/verification'
import { toast } from '@/platform/feedback'
import { back } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { words } from './text'

/** Changes the phone: a code to the old one, then one to the new one (product text §2, settings pages). */
export class ChangePhoneModel {
  readonly own: OwnPhone
  readonly next: Verification
  step: 'old' | 'new' = 'old'
  readonly oldForm: Form<'code'>
  readonly newForm: Form<'phone' | 'code'>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.own = new OwnPhone(api, 'changePhone')
    this.next = new Verification(api, 'bindPhone', new FormField(accountPhone))
    this.oldForm = new Form({ code: this.own.verification.code })
    this.newForm = new Form({ phone: this.next.phone, code: this.next.code })
    makeModel(this, 'api', 'root')
  }

  /** Checks the code to the old phone and asks for the new one. */
  async checkOld(): Promise<void> {
    const { phone, code } = this.own.verification
    const request = { phone: phone.value, purpose: 'changePhone', code: code.value } as const
    if (await this.oldForm.submit(() => this.api.code.check(request))) this.goTo('new')
  }

  /** Changes the phone and returns to the calling screen. */
  async submit(): Promise<void> {
    const { phone, code } = this.next
    const request = { oldCode: this.own.verification.code.value, phone: phone.value, code: code.value }
    const user = await this.newForm.submit(() => this.api.account.changePhone(request))
    if (!user) return
    this.root.session.setUser(user)
    toast(words().done)
    await back()
  }

  private goTo(step: 'old' | 'new') {
    this.step = step
  }
}
