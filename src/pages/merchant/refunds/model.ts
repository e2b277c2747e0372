import type { Refund } from '@contract/entities/refund'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

type Page = Answer<'merchant.refunds'>
export type RefundTab = 'waiting' | 'handled'

/** The refund applications of a store and its answers to them (product text §4, after-sales). */
export class StoreRefundsModel {
  tab: RefundTab = 'waiting'
  list: PagedResource<Refund, undefined, Page>
  /** The id of the refund that is being answered. */
  busy = ''
  /** The refund whose refusal is being explained. */
  refusing: Refund | undefined = undefined
  reason = ''
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'key')
  }

  /** How many wait for an answer, as the last page said. */
  get waiting(): number {
    return this.list.about?.waiting ?? 0
  }

  choose(tab: RefundTab): void {
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  refresh(): Promise<void> {
    return this.list.reload()
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

  /** Refuses the refund in question with what is written. */
  async refuse(): Promise<void> {
    const { refusing } = this
    const reason = this.reason.trim()
    if (refusing && reason && (await this.answer(refusing, { agree: false, reason }))) this.endRefusal()
  }

  dispose(): void {
    this.list.dispose()
  }

  private async answer({ id: refundId }: Refund, given: { agree: boolean; reason?: string }): Promise<boolean> {
    if (this.busy) return false
    this.busy = refundId
    const answered = await attempt(() =>
      sendOnce(this.key, (keyed) => this.api.merchant.handleRefund(keyed({ refundId, ...given }))),
    )
    this.done()
    await this.list.renew()
    return answered !== undefined
  }

  private done(): void {
    this.busy = ''
  }

  private newList() {
    const { tab, storeId } = this
    return new PagedResource<Refund, undefined, Page>((page) =>
      this.api.merchant.refunds({ ...page, storeId, tab }, { quiet: true }),
    )
  }
}
