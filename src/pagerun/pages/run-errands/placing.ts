import { runInAction } from 'mobx'
import type { ErrandQuote } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import type { ErrandChoices } from '@/features/errand/form/choices'
import type { ErrandQuoting } from '@/features/errand/form/quoting'
import { confirm, toast } from '@/platform/feedback'
import type { Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { makeModel, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { words } from './text'

/** Errand to place, and a callback after it. */
interface Placed {
  readonly choices: ErrandChoices
  readonly quoting: ErrandQuoting
  placed(orderId: string): Promise<void>
}

/** Places an errand at its quoted price, once. */
export class ErrandPlacing {
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly form: Placed,
  ) {
    makeModel(this, 'api', 'form', 'key')
  }

  /** Scrolls to the first missing field, or places the errand. */
  async submit(): Promise<void> {
    const { choices, quoting } = this.form
    const { uploads, form } = choices
    if (this.busy || !form.check()) return
    if (!uploads.settled) return toast(uploads.failed ? words().failedPhoto : words().sending)
    if (!quoting.quote) return
    this.busy = true
    await this.place(quoting.quote).finally(() => runInAction(() => (this.busy = false)))
  }

  private async place({ id: quoteId, total }: ErrandQuote, mayRepeat = true): Promise<void> {
    const { uploads, chosen, fields } = this.form.choices
    const { note, contactFree } = chosen
    const request = { quoteId, note, images: uploads.ids, contactFree, agreed: fields.agreed.value !== '' }
    try {
      const { orderId } = await this.api.errand.submit(this.key.on(request))
      this.key.renew()
      await this.form.placed(orderId)
    } catch (error) {
      await this.refused(error, total, mayRepeat)
    }
  }

  /** After a lost answer a retry keeps the key; any other failure requotes the price, and reports a changed one. */
  private async refused(error: unknown, before: number, mayRepeat: boolean) {
    if (error instanceof NetworkError) return tell(error)
    this.key.renew()
    const failure = failureOf(error)
    const expected = failure === 'quoteExpired' || failure === 'quoteChanged'
    if (!expected) tell(error)
    const { quoting } = this.form
    await quoting.renew()
    const { quote } = quoting
    if (!quote || !expected) return
    if (quote.total === before) return mayRepeat ? this.place(quote, false) : tell(error)
    const { changed, gotIt } = words()
    await confirm({ title: changed, text: `${formatMoney(before)} → ${formatMoney(quote.total)}`, ok: gotIt })
  }
}
