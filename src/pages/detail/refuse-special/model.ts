import type { TakeawayDetail, OrderedLine, Substitute } from '@contract/entities/order'
import { leftOf, refundOf, refundOfRest, remainingOf } from '@contract/refund-amounts'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { Form, makeModel, Resource } from '@/state'
import { words } from './text'
import { orderParams } from '@/features/takeaway/map'
import { readTakeaway } from '@/features/takeaway/read'

export type Choice = 'substitute' | 'dish' | 'order'

/**
 * A dish that the store cannot make after all: the customer takes the offered substitute, or the money back for it or for all of the order
 * (product text §2).
 */
export class RefuseSpecialModel {
  readonly order: Resource<TakeawayDetail>
  chosen: Choice | undefined = undefined
  readonly form = new Form({})

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    this.order = new Resource(() => readTakeaway(api, orderId))
    makeModel(this, 'api', 'orderId')
  }

  /** The dish in question, while it is one; a dish that was asked back before is the store's to decide. */
  get line(): OrderedLine | undefined {
    const { value } = this.order
    const line = value?.lines.find(({ position }) => position === value.shortage?.position)
    return line && leftOf(line) > 0 ? line : undefined
  }

  /** Whether the order can continue without the dish; else only the whole order is refundable. */
  get goesOn(): boolean {
    return this.order.ready.lines.some((line) => line !== this.line && remainingOf(line) > 0)
  }

  /** The dish that the store offers in its place. */
  get substitute(): Substitute | null {
    return this.order.ready.shortage?.substitute ?? null
  }

  get choices(): readonly Choice[] {
    return [...(this.substitute ? ['substitute' as const] : []), ...(this.goesOn ? ['dish' as const] : []), 'order']
  }

  get choice(): Choice {
    const { chosen, choices } = this
    return choices.find((each) => each === chosen) ?? choices[0] ?? 'order'
  }

  /** Refund of a choice, in the smallest unit. */
  amountOf(choice: Choice): number {
    const { line, substitute } = this
    if (choice === 'substitute') return substitute?.back ?? 0
    return choice === 'dish' && line ? refundOf(line, leftOf(line)) : refundOfRest(this.order.ready)
  }

  choose(choice: Choice): void {
    this.chosen = choice
  }

  follow(): () => void {
    return live.subscribe('order', this.orderId, () => void this.order.reload(false))
  }

  async send(): Promise<void> {
    const { line, choice, orderId, substitute } = this
    if (this.form.busy || !line) return
    if (choice === 'substitute' && substitute) return this.accept(substitute)
    const { reason } = words()
    const lines = choice === 'dish' ? [{ position: line.position, quantity: leftOf(line) }] : []
    const type = choice === 'dish' ? ('partial' as const) : ('full' as const)
    const request = { orderId, type, lines, reason, description: reason }
    const refund = await this.form.send((keyed) => this.api.order.applyRefund(keyed(request)))
    if (refund) return replace('refund', { id: refund.id })
    // While it is unclear whether it arrived, the choice stays as it is, to be sent again under the same key.
    if (!this.form.unsure) await this.order.reload()
  }

  private async accept({ goodsId }: Substitute): Promise<void> {
    const { orderId } = this
    const accepted = await this.form.send((keyed) => this.api.order.acceptSubstitute(keyed({ orderId, goodsId })))
    if (accepted) return replace('orderDetail', orderParams(this.order.ready))
    if (!this.form.unsure) await this.order.reload()
  }

  dispose(): void {
    this.order.dispose()
  }
}
