import { limits } from '@contract/limits'
import type { RootState } from '@/state'
import { makeModel } from '@/state'
import { Draft } from '@/state/base/draft'
import { keyOf } from '@/state/device-cart'

interface Choice {
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

interface ChosenLine extends Choice {
  readonly quantity: number
}

/** The dishes that are chosen for an order, kept until they are paid or the screen is left. */
export class ChosenDishes {
  lines: readonly ChosenLine[] = []
  private readonly draft: Draft

  constructor({ session }: Pick<RootState, 'session'>, orderId: string) {
    makeModel(this, 'draft')
    this.draft = new Draft<readonly ChosenLine[]>(`dishes of ${orderId}`, session, {
      read: () => this.lines,
      restore: (lines) => (this.lines = lines),
    })
  }

  /** Quantities by item, over all options. */
  get quantities(): ReadonlyMap<string, number> {
    const byItem = new Map<string, number>()
    for (const { goodsId, quantity } of this.lines) byItem.set(goodsId, (byItem.get(goodsId) ?? 0) + quantity)
    return byItem
  }

  get count(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Adds to a choice, or takes from it. */
  change({ goodsId, optionIds }: Choice, by: number): void {
    const key = keyOf({ goodsId, optionIds })
    const had = this.lines.find((line) => keyOf(line) === key)
    const quantity = Math.min(limits.cartLineMax, Math.max(0, (had?.quantity ?? 0) + by))
    const line = { goodsId, optionIds, quantity }
    const lines = had ? this.lines.map((each) => (each === had ? line : each)) : [...this.lines, line]
    this.lines = lines.filter((each) => each.quantity > 0)
  }

  /** Ends the choice, since its dishes are paid. */
  end(): void {
    this.draft.end()
  }

  dispose(): void {
    this.draft.dispose()
  }
}
