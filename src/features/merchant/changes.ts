import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce, type KeyAdder } from '@/state/base/send-once'

/** Actions of a merchant on orders, one at a time. */
export class Changes {
  /** The id of the order that is being changed. */
  busy = ''
  private readonly keys = new Map<string, OnceKey>()

  /** @param renew asks for the orders again, after a refusal too */
  constructor(private readonly renew: () => Promise<void>) {
    makeModel(this, 'renew', 'keys')
  }

  /** Changes an order under a key of the order and the action; answers whether it was changed. */
  async send<Changed>(orderId: string, what: string, call: (keyed: KeyAdder) => Promise<Changed>): Promise<boolean> {
    if (this.busy) return false
    this.busy = orderId
    const key = this.keys.get(`${orderId} ${what}`) ?? new OnceKey()
    this.keys.set(`${orderId} ${what}`, key)
    const changed = await attempt(() => sendOnce(key, call))
    this.done()
    await this.renew()
    return changed !== undefined
  }

  private done(): void {
    this.busy = ''
  }
}
