import { runInAction } from 'mobx'
import type { AfterSale } from '@contract/entities/after-sale'
import { limits } from '@contract/limits'
import { logisticsCompany, logisticsNumber, returnContact } from '@contract/rules/after-sales'
import { addressText } from '@/features/after-sales/address'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import { scan } from '@/platform/device/scan'
import type { Answer, Api } from '@/services/api'
import { attempt, Form, FormField, makeModel, Resource, type RootState } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

interface Loaded {
  readonly refund: AfterSale
  readonly companies: Answer<'aftersale.expressCompanies'>['items']
}

/** Numbers consist of these; scanned codes and people write more around them. */
const written = /[^0-9A-Z-]/g

/**
 * Shipping data of a return: company, number and contact, entered first or corrected (product text §3, §5,
 * after-sales).
 */
export class ReturnModel {
  readonly loaded: Resource<Loaded>
  /** The key of the company. */
  readonly company = new FormField(logisticsCompany)
  readonly number = new FormField(logisticsNumber)
  readonly contact = new FormField(returnContact)
  readonly form: Form<'company' | 'number' | 'contact'>
  /** Whether the fields have what was said before, which is taken once. */
  private begun = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly refundId: string,
  ) {
    this.form = new Form({ company: this.company, number: this.number, contact: this.contact })
    this.loaded = new Resource(() => this.load())
    makeModel(this, 'api', 'refundId')
    const rest = { read: () => this.begun, restore: (begun: boolean) => void (this.begun = begun) }
    this.form.keep(`return ${refundId}`, root.session, rest)
  }

  get refund(): AfterSale {
    return this.loaded.ready.refund
  }

  /** Whether what was said before is corrected. */
  get isCorrection(): boolean {
    return this.refund.actions.includes('correctReturn')
  }

  get isOpen(): boolean {
    return this.isCorrection || this.refund.actions.includes('sendBack')
  }

  /** The name of the chosen company; empty without one. */
  get companyName(): string {
    return this.loaded.ready.companies.find(({ key }) => key === this.company.value)?.name ?? ''
  }

  async chooseCompany(): Promise<void> {
    const chosen = await pick('chooseLogistics', { chosen: this.company.value || undefined })
    if (chosen) this.company.set(chosen)
  }

  typeNumber(text: string): void {
    this.number.set(text.toUpperCase().replace(written, '').slice(0, limits.logisticsNumberMax))
  }

  /** Takes the number from a code. */
  async scanNumber(): Promise<void> {
    const text = await attempt(async () => scan?.())
    if (text === undefined) return
    this.typeNumber(text)
    if (!this.number.value) toast(words().scanned)
  }

  async copyAddress(): Promise<void> {
    const { returnAddress } = this.refund
    if (returnAddress) await copyAndTell(addressText(returnAddress))
  }

  async send(): Promise<void> {
    const logistics = { company: this.company.value, number: this.number.value, contact: this.contact.value.trim() }
    const { refundId } = this
    const sent = await this.form.submit(() => this.api.aftersale.sendBack({ refundId, logistics }))
    if (sent) {
      toast(words().done)
      return replace('refundDetails', { id: refundId })
    }
    if (!this.form.unsure && !this.form.wrong) await this.loaded.reload()
  }

  viewCase(): void {
    void replace('refundDetails', { id: this.refundId })
  }

  dispose(): void {
    this.form.dispose()
    this.loaded.dispose()
  }

  private async load(): Promise<Loaded> {
    const quiet = { quiet: true }
    const [refund, { items: companies }] = await Promise.all([
      this.api.aftersale.detail({ refundId: this.refundId }, quiet),
      this.api.aftersale.expressCompanies({}, quiet),
    ])
    if (!this.begun) runInAction(() => this.begin(refund))
    return { refund, companies }
  }

  private begin({ returnParcel }: AfterSale) {
    this.begun = true
    if (!returnParcel) return
    this.company.set(returnParcel.company.key)
    this.number.set(returnParcel.number)
    this.contact.set(returnParcel.contact)
  }
}
