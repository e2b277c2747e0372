import type { MerchantRefund as Refund } from '@contract/entities/merchant-refund'
import type { ReturnAddress } from '@contract/entities/refund'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { type KeyAdder, sendOnce } from '@/state/base/send-once'
import { TabbedList } from '@/state/base/tabbed-list'

type Page = Answer<'merchant.refunds'>
export type RefundTab = 'waiting' | 'handled'
/** Work on returned goods, or on a case before the platform, in a separate sheet. */
export type Work = 'countIn' | 'addEvidence'

/** The refund applications of a store and its answers to them (product text §4, after-sales). */
export class StoreRefundsModel {
  readonly cases: TabbedList<Refund, RefundTab, Page>
  /** The id of the refund that is being answered. */
  busy = ''
  /** The refund whose refusal is being explained. */
  refusing: Refund | undefined = undefined
  reason = ''
  /** The case in question, and the work on it. */
  working: { readonly refund: Refund; readonly what: Work } | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.cases = new TabbedList<Refund, RefundTab, Page>(
      (page, tab) => api.merchant.refunds({ ...page, storeId, tab }, { quiet: true }),
      'waiting',
    )
    makeModel(this, 'api', 'storeId', 'cases', 'key')
  }

  /** Number of cases that wait for an answer, by the last page. */
  get waiting(): number {
    return this.cases.list.about?.waiting ?? 0
  }

  refresh(): Promise<void> {
    return this.cases.list.reload()
  }

  startRefusal(refund: Refund): void {
    this.refusing = refund
    this.reason = ''
  }

  write(reason: string): void {
    this.reason = reason
  }

  endRefusal(): void {
    this.refusing = undefined
  }

  async agree(refund: Refund): Promise<void> {
    await this.answer(refund, { agree: true })
  }

  /** Refuses the refund in question with the typed reason. */
  async refuse(): Promise<void> {
    const { refusing } = this
    const reason = this.reason.trim()
    if (refusing && reason && (await this.answer(refusing, { agree: false, reason }))) this.endRefusal()
  }

  start(refund: Refund, what: Work): void {
    this.working = { refund, what }
  }

  endWork(): void {
    this.working = undefined
  }

  /** Destination of returns by the shop's setting; null for the shop's location, undefined after a failure. */
  async returnAddress(): Promise<ReturnAddress | null | undefined> {
    const { storeId } = this
    return attempt(async () => (await this.api.merchant.shop({ storeId })).shop.returnAddress)
  }

  /** Changes a case and reloads the list; answers whether it was changed. */
  async send(refundId: string, call: (keyed: KeyAdder) => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = refundId
    const answered = await attempt(() => sendOnce(this.key, call))
    this.done()
    await this.cases.list.renew()
    return answered !== undefined
  }

  dispose(): void {
    this.cases.dispose()
  }

  private answer({ id: refundId }: Refund, given: { agree: boolean; reason?: string }): Promise<boolean> {
    return this.send(refundId, (keyed) => this.api.merchant.handleRefund(keyed({ refundId, ...given })))
  }

  private done(): void {
    this.busy = ''
  }
}
