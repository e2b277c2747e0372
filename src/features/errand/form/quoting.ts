import { reaction, runInAction } from 'mobx'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import type { FailureName } from '@contract/failures'
import type { Answer, Api } from '@/services/api'
import { CallAborted, failureOf } from '@/services/failures'
import { makeModel, tell } from '@/state'
import { messageOf } from '@/state/base/attempt'
import { type ErrandChoices, rowsOf } from './choices'

type Stance = Answer<'errand.orderStance'>
type Request = Parameters<Api['errand']['orderStance']>[0]

/** Interval of queries while the server calculates a route. */
const AGAIN_MS = 1_000

/** The part of the form that a refusal is shown at; any other is shown with the price. */
export type RefusedPart = 'product' | 'pickup' | 'delivery' | 'estimate' | 'weight' | 'tip'
const partOf: Partial<Record<FailureName, RefusedPart>> = {
  errandForbidden: 'product',
  errandProductRequired: 'product',
  errandTooFar: 'pickup',
  errandAddressesEqual: 'delivery',
  purchasePriceTooHigh: 'estimate',
  errandTooHeavy: 'weight',
  errandTipTooHigh: 'tip',
}

/** Reason why there is no price: a part of the form, or something outside it. */
interface Refusal {
  readonly part: RefusedPart | undefined
  readonly message: string
}

/** The price of an errand, requoted on each change; answers to outdated requests are discarded. */
export class ErrandQuoting {
  refusal: Refusal | undefined = undefined
  private stance: Stance | undefined = undefined
  /** Request that `stance` answers. */
  private answered = ''
  private turn = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    private readonly choices: ErrandChoices,
    private readonly canAsk: () => boolean,
  ) {
    makeModel(this, 'api', 'choices', 'canAsk', 'turn', 'timer', 'stop')
    const delay = limits.debounceMs
    this.stop = reaction(
      () => this.asked,
      () => void this.renew(),
      { delay, fireImmediately: true },
    )
  }

  /** Whether what has to be known for a price is filled in. */
  get isComplete(): boolean {
    const { kind, fields } = this.choices
    return rowsOf[kind].every((row) => row === 'agreed' || fields[row].fine)
  }

  /** Whether a price is on its way. */
  get isPending(): boolean {
    if (this.asked === '' || this.refusal) return false
    return this.answered !== this.asked || this.stance?.route.state === 'calculating'
  }

  /** The price of the current form. */
  get quote(): Stance['quote'] {
    return this.answered === this.asked ? (this.stance?.quote ?? null) : null
  }

  /** The route of the current form. */
  get route(): Stance['route'] | undefined {
    return this.answered === this.asked ? this.stance?.route : undefined
  }

  /** Asks again, after a failure or because a price ends. */
  async renew(): Promise<void> {
    clearTimeout(this.timer)
    const { asked } = this
    const turn = ++this.turn
    this.refusal = undefined
    if (asked === '') return
    try {
      const stance = await this.api.errand.orderStance(JSON.parse(asked) as Request, { quiet: true })
      if (turn === this.turn) this.take(asked, stance)
    } catch (error) {
      if (turn === this.turn) this.fail(error)
    }
  }

  dispose(): void {
    this.turn += 1
    clearTimeout(this.timer)
    this.stop()
  }

  /** The request as text; empty while it is incomplete. */
  private get asked(): string {
    return this.canAsk() && this.isComplete ? JSON.stringify(this.request) : ''
  }

  private get request(): Request {
    const { kind, fields, chosen } = this.choices
    const { product, pickup, delivery, estimate, itemType } = fields
    const { shop, pickupAt, weight, tip, couponIds, note } = chosen
    return {
      errandKind: kind,
      product: product.value.trim(),
      shop,
      ...(pickup.value && { pickupAddressId: pickup.value }),
      deliveryAddressId: delivery.value,
      pickupAt,
      estimate: yuanToFen(estimate.value) ?? 0,
      ...(itemType.value && { itemType: itemType.value }),
      ...(weight && { weight }),
      tip,
      ...(couponIds && { couponIds }),
      note,
    }
  }

  private take(asked: string, stance: Stance) {
    this.stance = stance
    this.answered = asked
    if (stance.route.state === 'calculating') this.timer = setTimeout(() => void this.renew(), AGAIN_MS)
  }

  private fail(error: unknown) {
    if (error instanceof CallAborted) return
    const failure = failureOf(error)
    if (this.giveUp(failure)) return tell(error)
    runInAction(() => (this.refusal = { part: failure && partOf[failure], message: messageOf(error) }))
  }

  /** Resets a choice that became unavailable, which triggers a new quote; false when none was reset. */
  private giveUp(failure: FailureName | undefined): boolean {
    const { choices } = this
    const { pickupAt, couponIds } = choices.chosen
    if (failure === 'addressNotFound') {
      choices.fields.pickup.set('')
      choices.fields.delivery.set('')
    } else if (couponIds && (failure === 'couponUnavailable' || failure === 'couponNotFound')) {
      choices.choose({ couponIds: undefined })
    } else if (pickupAt && (failure === 'pickupTimePast' || failure === 'timeSlotUnavailable')) {
      choices.choose({ pickupAt: null })
    } else return false
    return true
  }
}
