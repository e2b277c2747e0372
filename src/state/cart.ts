import { reaction, runInAction } from 'mobx'
import type { Basket, Cart, CartLine } from '@contract/entities/cart'
import { tabBadges } from '@/platform/tab-badges'
import { token } from '@/platform/token'
import type { Api } from '@/services/api'
import { attempt, tell } from './base/attempt'
import { makeModel } from './base/make-model'

/** An item with the options that somebody chose; the same choice is the same cart line. */
export interface Choice {
  readonly storeId: string
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

/** A quantity that the person wants and the server has not confirmed yet. */
interface PendingQuantity extends Choice {
  readonly quantity: number
}

const keyOf = ({ goodsId, optionIds }: Omit<Choice, 'storeId'>): string => [goodsId, ...[...optionIds].sort()].join(' ')

/** What lies in the baskets, for every screen that shows or changes it, and the badge of the tab "Go order". */
export class CartState {
  baskets: Basket[] = []
  count = 0
  /** By choice. */
  private readonly pending = new Map<string, PendingQuantity>()
  private readonly sending = new Map<string, Promise<boolean>>()
  private last: Promise<unknown> = Promise.resolve()
  private reading: Promise<unknown> = Promise.resolve()

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'sending', 'last', 'reading')
    reaction(
      () => this.count,
      (count) => tabBadges.set('goOrder', count),
    )
    reaction(
      () => token.value,
      () => void this.refresh(),
    )
  }

  /** The basket of a store; none while nothing of it is in the cart. */
  basketOf(storeId: string): Basket | undefined {
    return this.baskets.find(({ store }) => store.id === storeId)
  }

  /** How many of a choice there are, as the person sees it. */
  quantity(choice: Omit<Choice, 'storeId'>): number {
    const wanted = this.pending.get(keyOf(choice))
    return wanted ? wanted.quantity : (this.lineOf(choice)?.quantity ?? 0)
  }

  /** How many of each item of a store there are, over all choices of options. */
  quantities(storeId: string): ReadonlyMap<string, number> {
    const lines = (this.basketOf(storeId)?.lines ?? []).filter((line) => !this.pending.has(keyOf(line)))
    const pending = [...this.pending.values()].filter((each) => each.storeId === storeId)
    const all = new Map<string, number>()
    for (const { goodsId, quantity } of [...lines, ...pending]) all.set(goodsId, (all.get(goodsId) ?? 0) + quantity)
    return all
  }

  /**
   * Reads all baskets again; a visitor has none.
   * @throws what the call throws
   */
  load(): Promise<void> {
    const reading = this.read()
    this.reading = reading.catch(() => undefined)
    return reading
  }

  /** The same, and a failure is told. */
  async refresh(): Promise<void> {
    await attempt(this.load)
  }

  /**
   * Shows a quantity at once and has the server keep it: one call at a time, and of several quantities for the same choice
   * the last one counts. False when the server refuses, which is told, and what the baskets hold is shown again.
   */
  want(choice: Choice, quantity: number): Promise<boolean> {
    const key = keyOf(choice)
    const { storeId, goodsId, optionIds } = choice
    this.pending.set(key, { storeId, goodsId, optionIds, quantity })
    const running = this.sending.get(key) ?? this.sendPending(key)
    this.sending.set(key, running)
    return running
  }

  /** So many more of a choice, or fewer below zero; not counted from a basket that is only being read, as after login. */
  async change(choice: Choice, by: number): Promise<boolean> {
    await this.reading
    return this.want(choice, Math.max(0, this.quantity(choice) + by))
  }

  /** Empties one store's basket; false when that failed, which is told. */
  async empty(storeId: string): Promise<boolean> {
    const cart = await attempt(() => this.inTurn(() => this.api.cart.delete({ storeId })))
    if (cart) this.replaceBasket(storeId, cart)
    return cart !== undefined
  }

  /** Takes over an answer with all baskets. */
  take({ baskets, count }: Cart): void {
    this.baskets = baskets
    this.count = count
  }

  /** Takes over an answer with one store's basket, which is none when that became empty. */
  replaceBasket(storeId: string, { baskets, count }: Cart): void {
    this.baskets = [...baskets, ...this.baskets.filter(({ store }) => store.id !== storeId)]
    this.count = count
  }

  private async read(): Promise<void> {
    this.take(
      token.value ? await this.inTurn(() => this.api.cart.info({}, { quiet: true })) : { baskets: [], count: 0 },
    )
  }

  private async sendPending(key: string): Promise<boolean> {
    try {
      let sent: number | undefined
      while (sent !== this.pending.get(key)?.quantity) sent = await this.inTurn(() => this.send(key))
      return true
    } catch (error) {
      tell(error)
      void this.refresh()
      return false
    } finally {
      this.sending.delete(key)
      runInAction(() => this.pending.delete(key))
    }
  }

  /** Sends the quantity that is pending for a choice, and says which that was. */
  private async send(key: string): Promise<number | undefined> {
    const wanted = this.pending.get(key)
    if (!wanted) return undefined
    const { storeId, goodsId, optionIds, quantity } = wanted
    const line = this.lineOf(wanted)
    if (line) this.replaceBasket(storeId, await this.api.cart.edit({ cartLineId: line.id, quantity }))
    else if (quantity > 0)
      this.replaceBasket(storeId, await this.api.cart.add({ goodsId, optionIds: [...optionIds], quantity }))
    return quantity
  }

  private lineOf(choice: Omit<Choice, 'storeId'>): CartLine | undefined {
    const key = keyOf(choice)
    return this.baskets.flatMap(({ lines }) => lines).find((line) => keyOf(line) === key)
  }

  /** One call after the other, so that no answer overtakes a newer one. */
  private inTurn<T>(call: () => Promise<T>): Promise<T> {
    const next = this.last.then(call)
    this.last = next.then(
      () => undefined,
      () => undefined,
    )
    return next
  }
}
