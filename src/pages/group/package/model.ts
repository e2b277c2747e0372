import { runInAction } from 'mobx'
import type { PackageDetail } from '@contract/entities/voucher'
import { Checkout } from '@/features/checkout/checkout'
import { totalChange, words } from '@/features/checkout/text'
import { confirm } from '@/platform/view/feedback'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { Draft } from '@/state/base/draft'

type VoucherQuote = Answer<'voucher.confirm'>

/** A package of a store, and how many vouchers of it are bought. */
export class PackageModel {
  readonly sold: Resource<PackageDetail>
  count = 1
  busy = false
  readonly checkout: Checkout<VoucherQuote, Answer<'voucher.submit'>>
  /** Quote of the chosen count, kept until its order is placed. */
  private quote: VoucherQuote | undefined = undefined
  private readonly draft: Draft<number>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.sold = new Resource(() => this.read())
    const current = () => this.quote
    this.checkout = new Checkout({
      quotes: {
        get current() {
          return current()
        },
        renew: () => this.renew(),
      },
      place: ({ id: quoteId }, keyed) => api.voucher.submit(keyed({ quoteId })),
      record: () => {
        this.draft.end()
        runInAction(() => (this.quote = undefined))
      },
      leave: ({ orderId }) => navigate('pay', { orderId }),
      amount: ({ total }) => total,
      change: (before, after) => totalChange(before.total, after.total),
    })
    makeModel(this, 'api', 'id', 'checkout', 'draft')
    this.draft = new Draft<number>(`package ${id}`, root.session, {
      read: () => this.count,
      restore: (count) => (this.count = count),
    })
  }

  get total(): number {
    return this.sold.ready.price * this.count
  }

  choose(count: number): void {
    this.count = count
    this.quote = undefined
  }

  /** Orders the vouchers, after login for a visitor, and leads to the cashier. */
  buy(): void {
    needsLogin(() => this.order())()
  }

  dispose(): void {
    this.draft.dispose()
    this.sold.dispose()
  }

  private async read(): Promise<PackageDetail> {
    const sold = await this.api.voucher.package({ packageId: this.id }, { quiet: true })
    if (this.count > sold.most && !this.checkout.isUnsure()) this.choose(Math.max(1, sold.most))
    return sold
  }

  private async order(): Promise<void> {
    if (this.busy) return
    this.busy = true
    await this.placed().finally(() => runInAction(() => (this.busy = false)))
  }

  /** Places the order at the displayed total; another one is shown first. */
  private async placed(): Promise<void> {
    const before = this.total
    if (!this.quote) await this.renew()
    const change = this.quote && totalChange(before, this.quote.total)
    if (change) await confirm({ ...change, ok: words().gotIt })
    else await this.checkout.submit()
  }

  /** Requests the quote of the chosen count, and the package as it is sold now when that has changed. */
  private async renew(): Promise<void> {
    const { id: packageId, count, total } = this
    const quote = await attempt(() => this.api.voucher.confirm({ packageId, count }))
    runInAction(() => {
      if (quote && count === this.count) this.quote = quote
    })
    if (quote?.total !== total) await this.sold.reload(false)
  }
}
