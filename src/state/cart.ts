import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Basket, Cart, CartLine } from '@contract/entities/cart'
import { tabBadges } from '@/platform/tab-badges'
import { token } from '@/platform/token'
import type { Api } from '@/services/api'
import { attempt, tell } from './base/attempt'

/** An item with the options that somebody chose; the same choice is the same cart line. */
export interface Choice {
  readonly storeId: string
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

interface Wish extends Choice {
  readonly quantity: number
}

const keyOf = ({ goodsId, optionIds }: Omit<Choice, 'storeId'>): string => [goodsId, ...[...optionIds].sort()].join(' ')

/** What lies in the baskets, for every screen that shows or changes it, and the badge of the tab "Go order". */
export class CartStore {
  baskets: Basket[] = []
  count = 0
  /** Quantities that the person wants and the server has not confirmed yet, by choice. */
  private readonly wishes = new Map<string, Wish>()
  private readonly fulfilling = new Map<string, Promise<boolean>>()
  private last: Promise<unknown> = Promise.resolve()
  private reading: Promise<unknown> = Promise.resolve()

  constructor(private readonly api: Api) {
    makeAutoObservable<this, 'api' | 'fulfilling' | 'last' | 'reading'>(
      this,
      { api: false, fulfilling: false, last: false, reading: false },
      { autoBind: true },
    )
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
    const wish = this.wishes.get(keyOf(choice))
    return wish ? wish.quantity : (this.lineOf(choice)?.quantity ?? 0)
  }

  /** How many of each item of a store there are, over all choices of options. */
  quantities(storeId: string): ReadonlyMap<string, number> {
    const lines = (this.basketOf(storeId)?.lines ?? []).filter((line) => !this.wishes.has(keyOf(line)))
    const wishes = [...this.wishes.values()].filter((wish) => wish.storeId === storeId)
    const all = new Map<string, number>()
    for (const { goodsId, quantity } of [...lines, ...wishes]) all.set(goodsId, (all.get(goodsId) ?? 0) + quantity)
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
   * Shows a quantity at once and has the server keep it: one call at a time, and of several wishes for the same choice
   * the last one counts. False when the server refuses, which is told, and what the baskets hold is shown again.
   */
  want(choice: Choice, quantity: number): Promise<boolean> {
    const key = keyOf(choice)
    const { storeId, goodsId, optionIds } = choice
    this.wishes.set(key, { storeId, goodsId, optionIds, quantity })
    const running = this.fulfilling.get(key) ?? this.fulfil(key)
    this.fulfilling.set(key, running)
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
    if (cart) this.takeStore(storeId, cart)
    return cart !== undefined
  }

  /** Takes over an answer with all baskets. */
  take({ baskets, count }: Cart): void {
    this.baskets = baskets
    this.count = count
  }

  /** Takes over an answer with one store's basket, which is none when that became empty. */
  takeStore(storeId: string, { baskets, count }: Cart): void {
    this.baskets = [...baskets, ...this.baskets.filter(({ store }) => store.id !== storeId)]
    this.count = count
  }

  private async read(): Promise<void> {
    this.take(
      token.value ? await this.inTurn(() => this.api.cart.info({}, { quiet: true })) : { baskets: [], count: 0 },
    )
  }

  private async fulfil(key: string): Promise<boolean> {
    try {
      let sent: number | undefined
      while (sent !== this.wishes.get(key)?.quantity) sent = await this.inTurn(() => this.send(key))
      return true
    } catch (error) {
      tell(error)
      void this.refresh()
      return false
    } finally {
      this.fulfilling.delete(key)
      runInAction(() => this.wishes.delete(key))
    }
  }

  /** Sends the last wish for a choice, and says which quantity that was. */
  private async send(key: string): Promise<number | undefined> {
    const wish = this.wishes.get(key)
    if (!wish) return undefined
    const { storeId, goodsId, optionIds, quantity } = wish
    const line = this.lineOf(wish)
    if (line) this.takeStore(storeId, await this.api.cart.edit({ cartLineId: line.id, quantity }))
    else if (quantity > 0)
      this.takeStore(storeId, await this.api.cart.add({ goodsId, optionIds: [...optionIds], quantity }))
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
