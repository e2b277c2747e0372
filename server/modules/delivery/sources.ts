import type { DeliverySource } from '../order/kind/delivery'
import type { OrderKinds } from '../order/kind/registry'

/** The kinds of orders that riders deliver. */
export class DeliverySources {
  constructor(private readonly kinds: OrderKinds) {}

  get all(): readonly DeliverySource[] {
    return this.kinds.all.flatMap(({ delivery }) => (delivery === 'none' ? [] : [delivery]))
  }

  /** @throws Error for a kind that riders do not deliver */
  of(kind: string): DeliverySource {
    const { delivery } = this.kinds.of({ kind })
    if (delivery === 'none') throw new Error(`Riders do not deliver orders of kind ${kind}`)
    return delivery
  }
}
