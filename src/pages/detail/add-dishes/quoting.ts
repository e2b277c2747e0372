import { reaction, runInAction } from 'mobx'
import { limits } from '@contract/limits'
import type { Answer, Api } from '@/services/api'
import { CallAborted } from '@/services/failures'
import { makeModel } from '@/state'
import { messageOf } from '@/state/base/attempt'
import type { ChosenDishes } from './chosen'

type Quote = Answer<'order.additionQuote'>

/** The price of the chosen dishes, quoted again on each change; answers to earlier choices are discarded. */
export class AdditionQuoting {
  /** Message of a failure; empty without one. */
  message = ''
  private answer: { readonly asked: string; readonly quote: Quote } | undefined = undefined
  private turn = 0
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
    private readonly chosen: ChosenDishes,
  ) {
    makeModel(this, 'api', 'orderId', 'chosen', 'turn', 'stop')
    this.stop = reaction(
      () => this.asked,
      () => void this.renew(),
      { delay: limits.debounceMs, fireImmediately: true },
    )
  }

  /** The quote of the current choice; undefined while it is on its way, and without a choice. */
  get quote(): Quote | undefined {
    return this.answer?.asked === this.asked ? this.answer.quote : undefined
  }

  /** Reason why the choice cannot be ordered as it is. */
  get blocker(): string {
    return this.quote?.blockers[0]?.message ?? this.message
  }

  /** Quotes again, after a failure or a changed price. */
  async renew(): Promise<void> {
    const { asked } = this
    const turn = ++this.turn
    this.message = ''
    this.answer = undefined
    if (this.chosen.count === 0) return
    const lines = this.chosen.lines.map(({ optionIds, ...line }) => ({ ...line, optionIds: [...optionIds] }))
    try {
      const quote = await this.api.order.additionQuote({ orderId: this.orderId, lines }, { quiet: true })
      if (turn === this.turn) runInAction(() => (this.answer = { asked, quote }))
    } catch (error) {
      if (turn !== this.turn || error instanceof CallAborted) return
      runInAction(() => (this.message = messageOf(error)))
    }
  }

  dispose(): void {
    this.turn += 1
    this.stop()
  }

  private get asked(): string {
    return JSON.stringify(this.chosen.lines)
  }
}
