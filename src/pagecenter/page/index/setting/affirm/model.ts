import { PayDigitsEntry } from '@/features/account/new-pay-password'
import { OwnPhone } from '@/features/account/own-phone'
import { confirm } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { Form, makeModel, Resource, type RootState } from '@/state'
import { drafts } from '@/state/base/drafts'
import { words } from './text'

/** Closes the account by a code, and by the pay password where one is set. */
export class CloseAccountModel {
  readonly own: OwnPhone
  readonly risks: Resource<Answer<'account.cancelRisk'>>
  step: 'code' | 'pay' = 'code'
  readonly pay: PayDigitsEntry = new PayDigitsEntry((digits) => this.close(digits))
  readonly form: Form<'code'>
  private closed = false

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.own = new OwnPhone(api, 'cancelAccount')
    this.risks = new Resource(() => api.account.cancelRisk({}, { quiet: true }))
    this.form = new Form({ code: this.own.verification.code })
    makeModel(this, 'api', 'root', 'pay', 'closed')
  }

  get needsPayPassword(): boolean {
    return this.risks.ready.needsPayPassword
  }

  /** Checks the code, asks for confirmation, and continues to the pay password or closes the account. */
  async checkCode(): Promise<void> {
    const { phone, code } = this.own.verification
    const request = { phone: phone.value, purpose: 'cancelAccount', code: code.value } as const
    if (!(await this.form.submit(() => this.api.code.check(request)))) return
    const { question, text, close, keep } = words()
    if (!(await confirm({ title: question, text, ok: close, cancel: keep, emphasis: 'cancel' }))) return
    if (this.needsPayPassword) this.goTo('pay')
    else await this.close()
  }

  /** Forgets the session that was closed, now that no screen in view needs one; a login would be asked for before. */
  dispose(): void {
    if (this.closed) this.root.session.forget()
  }

  private goTo(step: 'code' | 'pay') {
    this.step = step
    this.pay.clear()
  }

  private async close(payPassword?: string): Promise<void> {
    const { code } = this.own.verification
    const request = { code: code.value, agreed: true, ...(payPassword && { payPassword }) } as const
    const done = await this.form.send(() => this.api.account.cancel(request))
    if (!done) return this.pay.clear()
    drafts.clear()
    this.closed = true
    await replace('cancelResult', { closesAt: done.closesAt })
  }
}
