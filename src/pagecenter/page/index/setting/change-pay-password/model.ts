import { NewPayPassword, PayDigitsEntry } from '@/features/account/new-pay-password'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel } from '@/state'
import { words } from './text'

/** Changes the pay password: the old digits, then the new ones twice (product text §5, account rules). */
export class ChangePayPasswordModel {
  step: 'old' | 'new' = 'old'
  readonly old = new PayDigitsEntry(() => this.goTo('new'))
  readonly digits = new NewPayPassword((payPassword) => this.save(payPassword))
  readonly form = new Form({})
  private known = ''

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'old', 'digits', 'known')
  }

  /** Target of the keypad. */
  get entry(): Pick<NewPayPassword, 'type' | 'remove'> {
    return this.step === 'old' ? this.old : this.digits
  }

  private goTo(step: 'old' | 'new') {
    this.known = this.old.typed
    this.step = step
    this.old.clear()
    this.digits.restart()
  }

  private async save(payPassword: string) {
    const request = { oldPayPassword: this.known, payPassword }
    const done = await this.form.send(() => this.api.account.changePayPassword(request))
    if (!done) return this.goTo('old')
    toast(words().done)
    await back()
  }
}
