import type { PackageDetail } from '@contract/entities/voucher'
import { needsLogin } from '@/platform/gate'
import { navigate } from '@/platform/gate'
import type { Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

/** A package of a store, and how many vouchers of it are bought. */
export class PackageModel {
  readonly sold: Resource<PackageDetail>
  count = 1
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    id: string,
  ) {
    this.sold = new Resource(() => api.voucher.package({ packageId: id }, { quiet: true }))
    makeModel(this, 'api', 'key')
  }

  get total(): number {
    return this.sold.ready.price * this.count
  }

  choose(count: number): void {
    this.count = count
  }

  /** Orders the vouchers, after login for a visitor, and leads to the cashier. */
  buy(): void {
    needsLogin(() => this.order())()
  }

  dispose(): void {
    this.sold.dispose()
  }

  private async order(): Promise<void> {
    if (this.busy) return
    const { api, count } = this
    const packageId = this.sold.ready.id
    const placed = await whileBusy(this, async () => {
      const { id: quoteId } = await api.voucher.confirm({ packageId, count })
      return sendOnce(this.key, (keyed) => api.voucher.submit(keyed({ quoteId })))
    })
    if (placed) navigate('pay', { orderId: placed.orderId })
    else void this.sold.reload(false)
  }
}
