import type { Invoice, InvoiceReceiver } from '@contract/entities/invoice'
import { email, required } from '@contract/rules/generic'
import { invoiceTitle, taxNumber } from '@contract/rules/invoice'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { copyAndTell } from '@/state/base/copying'
import { Form, FormField, makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

export type ReceiverType = InvoiceReceiver['type']

/** The invoice of an order: the form that requests it, then its state. */
export class InvoiceModel {
  readonly invoice: Resource<Invoice>
  type: ReceiverType = 'personal'
  readonly title = new FormField(invoiceTitle)
  readonly taxNumber = new FormField((value) => (this.type === 'company' ? taxNumber(value) : undefined))
  readonly email = new FormField((value) => required(value) ?? email(value.trim()))
  readonly form = new Form({ title: this.title, taxNumber: this.taxNumber, email: this.email })

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly orderId: string,
  ) {
    this.invoice = new Resource(async () => this.received(await api.order.invoiceDetail({ orderId }, { quiet: true })))
    makeModel(this, 'api', 'orderId')
    this.form.keep(`invoice ${orderId}`, root.session, { read: () => this.type, restore: this.choose })
  }

  choose(type: ReceiverType): void {
    this.type = type
  }

  async submit(): Promise<void> {
    const { orderId, form, receiver } = this
    const invoice = await form.submit((keyed) => this.api.order.invoice(keyed({ orderId, receiver })))
    // A refusal may be since it was requested elsewhere.
    if (!invoice) return form.wrong === undefined ? this.invoice.reload(false) : undefined
    this.invoice.set(invoice)
    toast(words().done)
  }

  async copy(text: string): Promise<void> {
    await copyAndTell(text)
  }

  dispose(): void {
    this.invoice.dispose()
    this.form.dispose()
  }

  private get receiver(): InvoiceReceiver {
    const common = { title: this.title.value.trim(), email: this.email.value.trim() }
    return this.type === 'personal'
      ? { type: 'personal', ...common }
      : { type: 'company', ...common, taxNumber: this.taxNumber.value.trim().toUpperCase() }
  }

  /** Starts an empty form from the previous recipient. */
  private received(invoice: Invoice): Invoice {
    const { receiver, state } = invoice
    const { title, email: mail } = this
    if (state !== 'open' || !receiver || title.value !== '' || mail.value !== '') return invoice
    this.choose(receiver.type)
    title.set(receiver.title)
    mail.set(receiver.email)
    if (receiver.type === 'company') this.taxNumber.set(receiver.taxNumber)
    return invoice
  }
}
