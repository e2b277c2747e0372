import type { MerchantAction, MerchantTab } from '@contract/merchant-work'
import type { MerchantOrder } from '@contract/entities/merchant'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce, type Keyed } from '@/state/base/send-once'

type Orders = Answer<'merchant.orders'>

/** The orders of a store by tab and what its merchant does with them (product text §2, §4). */
export class OrderWork {
  list: PagedResource<MerchantOrder, undefined, Orders>
  /** What the last answer said of all tabs and of today. */
  summary: Pick<Orders, 'counts' | 'today'> | undefined = undefined
  /** The id of the order that is being changed. */
  busy = ''
  /** The order whose refusal is being explained. */
  refusing: MerchantOrder | undefined = undefined
  reason = ''
  private readonly keys = new Map<string, OnceKey>()

  constructor(
    private readonly api: Api,
    readonly storeId: string,
    public tab: MerchantTab = 'new',
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'keys')
  }

  choose(tab: MerchantTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  /** Follows the store's orders while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('store', this.storeId, () => void this.list.renew())
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  startRefusal(order: MerchantOrder): void {
    this.refusing = order
    this.reason = ''
  }

  chooseReason(reason: string): void {
    this.reason = reason
  }

  endRefusal(): void {
    this.refusing = undefined
  }

  /** Refuses the order in question with the chosen reason. */
  async refuse(): Promise<void> {
    const { refusing: order, reason } = this
    if (!order || !reason) return
    const request = { orderId: order.id, reason }
    if (await this.send(order, 'refuse', (keyed) => this.api.merchant.refuse(keyed(request)))) this.endRefusal()
  }

  /** Does with an order what needs nothing but a tap; a refusal asks for its reason first. */
  async act(order: MerchantOrder, action: MerchantAction): Promise<void> {
    const { merchant } = this.api
    const orderId = order.id
    const calls: Record<Exclude<MerchantAction, 'refuse'>, (keyed: Keyed) => Promise<MerchantOrder>> = {
      accept: (keyed) => merchant.accept(keyed({ orderId })),
      ready: (keyed) => merchant.ready(keyed({ orderId })),
      setOff: (keyed) => merchant.deliver(keyed({ orderId, step: 'setOff' })),
      delivered: (keyed) => merchant.deliver(keyed({ orderId, step: 'delivered' })),
      collected: (keyed) => merchant.deliver(keyed({ orderId, step: 'collected' })),
    }
    if (action === 'refuse') this.startRefusal(order)
    else await this.send(order, action, calls[action])
  }

  dispose(): void {
    this.list.dispose()
  }

  private async send(
    { id }: MerchantOrder,
    action: MerchantAction,
    call: (keyed: Keyed) => Promise<MerchantOrder>,
  ): Promise<boolean> {
    if (this.busy) return false
    this.busy = id
    const key = this.keys.get(`${id} ${action}`) ?? new OnceKey()
    this.keys.set(`${id} ${action}`, key)
    const changed = await attempt(() => sendOnce(key, call))
    this.done()
    // The order is in another tab now; after a refusal by the server it may be too.
    await this.list.renew()
    return changed !== undefined
  }

  private done(): void {
    this.busy = ''
  }

  private sum(summary: Orders): void {
    this.summary = summary
  }

  private newList() {
    const { tab, storeId } = this
    return new PagedResource<MerchantOrder, undefined, Orders>(async (page) => {
      const answer = await this.api.merchant.orders({ ...page, storeId, tab }, { quiet: true })
      this.sum(answer)
      return answer
    })
  }
}
