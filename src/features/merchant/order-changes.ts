import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce, type KeyAdder } from '@/state/base/send-once'

/** Actions of a merchant on orders, one at a time. */
export class OrderChanges {
  /** The id of the order that is being changed. */
  busy = ''
  private readonly keys = new Map<string, OnceKey>()

  /** @param renew asks for the orders again, after a refusal too */
  constructor(private readonly renew: () => Promise<void>) {
    makeModel(this, 'renew', 'keys')
  }

  /** Changes an order under a key of the order and the action; answers whether it was changed. */
  async send<Answer>(orderId: string, action: string, call: (keyed: KeyAdder) => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false
    this.busy = orderId
    const key = this.keys.get(`${orderId} ${action}`) ?? new OnceKey()
    this.keys.set(`${orderId} ${action}`, key)
    const changed = await attempt(() => sendOnce(key, call))
    this.done()
    await this.renew()
    return changed !== undefined
  }

  private done(): void {
    this.busy = ''
  }
}
