import { accountNumber, accountTitle, realName } from '@contract/rules/binding'
import { toast } from '@/platform/view/feedback'
import { answer } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel } from '@/state'
import { words } from './text'

/** An account anywhere else: where it is, its number and the real name. */
export class BindOtherModel {
  readonly where = new FormField(accountTitle)
  readonly number = new FormField(accountNumber)
  readonly name = new FormField(realName)
  readonly form = new Form({ where: this.where, number: this.number, name: this.name })

  constructor(private readonly api: Api) {
    makeModel(this, 'api')
  }

  async submit(): Promise<void> {
    const { where, number, name } = this
    const request = { title: where.value.trim(), number: number.value.trim(), realName: name.value }
    const account = await this.form.submit(() => this.api.binding.bindOther(request))
    if (!account) return
    toast(words().done)
    await answer('bindOther', account.id)
  }

  dispose(): void {
    this.form.dispose()
  }
}
