import type { ErrandDetail } from '@contract/entities/errand'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

/** Raises the tip of an errand that waits for a rider; the difference is a separate payment. */
export class TipRaise {
  isOpen = false
  busy = false
  /** The whole new tip. */
  chosen: number | undefined = undefined
  readonly config: Resource<Answer<'errand.tipsConfig'>>
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly opened: (paymentId: string) => void,
  ) {
    this.config = new Resource((reading) => api.errand.tipsConfig({}, reading))
    makeModel(this, 'api', 'opened', 'config', 'key')
  }

  open(): void {
    this.isOpen = true
    this.chosen = undefined
  }

  close(): void {
    this.isOpen = false
  }

  choose(tip: number): void {
    this.chosen = tip
  }

  /** The tips to choose from: more than the present one, and not above the most. */
  choices({ tip }: Pick<ErrandDetail, 'tip'>): number[] {
    const { value } = this.config
    if (!value) return []
    const most = value.amounts.filter((amount) => amount > 0)
    const offered = tip > 0 ? most.map((amount) => tip + amount) : most
    return offered.filter((amount) => amount <= value.most)
  }

  async send({ id: orderId }: Pick<ErrandDetail, 'id'>): Promise<void> {
    const tip = this.chosen
    if (tip === undefined || this.busy) return
    const answer = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.errand.addTip(keyed({ orderId, tip }))),
    )
    if (!answer?.paymentId) return
    this.close()
    this.opened(answer.paymentId)
  }

  dispose(): void {
    this.config.dispose()
  }
}
