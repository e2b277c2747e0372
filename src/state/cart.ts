import { reaction, runInAction } from 'mobx'
import type { Basket, Cart, CartLine, NotAdded } from '@contract/entities/cart'
import { dictionary } from '@/i18n'
import { confirmAnywhere } from '@/platform/feedback'
import { Persisted } from '@/platform/persisted'
import { tabBadges } from '@/platform/tab-badges'
import { token } from '@/platform/token'
import type { Api } from '@/services/api'
import { CallAborted } from '@/services/failures'
import { attempt, tell } from './base/attempt'
import { inBackground } from './base/background'
import { makeModel } from './base/make-model'
import { DeviceCart, keyOf } from './device-cart'

const words = dictionary({
  en: { left: 'Some items were not added to your cart', gotIt: 'Got it' },
  zh: { left: '部分商品未加入购物车', gotIt: '知道了' },
})

/** The contents of the cart in the tab that changed it last, by which the others notice. */
const shown = new Persisted('cart-shown', '', { shared: true })

/** An item with its chosen options; equal choices share a cart line. */
export interface Choice {
  readonly storeId: string
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

/** A quantity that the server has not confirmed yet. */
interface PendingQuantity extends Choice {
  readonly quantity: number
}

/** The cart, a visitor's or a customer's, with optimistic quantities, and the badge of the tab "Order". */
export class CartState {
  baskets: Basket[] = []
  count = 0
  /** Pending quantities by choice. */
  private readonly pending = new Map<string, PendingQuantity>()
  private readonly sending = new Map<string, Promise<boolean>>()
  private last: Promise<unknown> = Promise.resolve()
  private reading: Promise<unknown> = Promise.resolve()
  private loaded = false
  private readonly device: DeviceCart

  constructor(private readonly api: Api) {
    this.device = new DeviceCart(api)
    makeModel(this, 'api', 'device', 'sending', 'last', 'reading', 'loaded')
    reaction(
      () => this.count,
      (count) => tabBadges.set('orderFood', count),
    )
    reaction(
      () => token.value,
      (_session, before) => {
        if (before) this.take({ baskets: [], count: 0 })
        void this.refresh()
      },
    )
    this.followTabs()
  }

  private get contents(): string {
    const lines = this.baskets.flatMap((basket) => basket.lines)
    return [...lines.map((line) => keyOf(line) + ` ${line.quantity}`).sort(), this.count].join()
  }

  /** The basket of a store; undefined while it is empty. */
  basketOf(storeId: string): Basket | undefined {
    return this.baskets.find(({ store }) => store.id === storeId)
  }

  /** The displayed quantity of a choice, pending changes included. */
  quantity(choice: Omit<Choice, 'storeId'>): number {
    const wanted = this.pending.get(keyOf(choice))
    return wanted ? wanted.quantity : (this.lineOf(choice)?.quantity ?? 0)
  }

  /** Displayed quantities of a store's items by item id, summed over options. */
  quantities(storeId: string): ReadonlyMap<string, number> {
    const lines = (this.basketOf(storeId)?.lines ?? []).filter((line) => !this.pending.has(keyOf(line)))
    const pending = [...this.pending.values()].filter((each) => each.storeId === storeId)
    const all = new Map<string, number>()
    for (const { goodsId, quantity } of [...lines, ...pending]) all.set(goodsId, (all.get(goodsId) ?? 0) + quantity)
    return all
  }

  /** Loads all baskets; a customer's after those of the device were merged. @throws what the calls throw */
  load(): Promise<void> {
    const reading = this.read()
    this.reading = reading.catch(() => undefined)
    return reading
  }

  /** Waits until nothing is left to merge. @throws what `load` throws */
  async merged(): Promise<void> {
    await this.reading
    if (await this.device.waits()) await this.load()
  }

  /** Like `load`, which nobody has asked for: a failure shows no toast. */
  async refresh(): Promise<void> {
    await inBackground(this.load)
  }

  /**
   * Sets a quantity optimistically. Calls are sequential, and pending quantities of the same choice collapse into the
   * last one. On a refusal it shows a toast, restores the server's state and returns false.
   */
  want(choice: Choice, quantity: number): Promise<boolean> {
    const key = keyOf(choice)
    const { storeId, goodsId, optionIds } = choice
    this.pending.set(key, { storeId, goodsId, optionIds, quantity })
    const running = this.sending.get(key) ?? this.sendPending(key)
    this.sending.set(key, running)
    return running
  }

  /**
   * Changes a quantity by `by`, relative to the loaded basket: it first waits for a load in progress, such as the one
   * after login.
   */
  async change(choice: Choice, by: number): Promise<boolean> {
    await this.reading
    return this.want(choice, Math.max(0, this.quantity(choice) + by))
  }

  /** Empties one store's basket; false after a failure, with a toast. */
  async empty(storeId: string): Promise<boolean> {
    const lines = this.basketOf(storeId)?.lines ?? []
    const cart = await attempt(() =>
      this.inTurn(() => (token.value ? this.api.cart.delete({ storeId }) : this.device.remove(lines))),
    )
    if (cart)
      this.replaceBasket(storeId, { ...cart, baskets: cart.baskets.filter(({ store }) => store.id === storeId) })
    return cart !== undefined
  }

  /** Takes a response with all baskets. */
  take({ baskets, count }: Cart): void {
    this.baskets = baskets
    this.count = count
  }

  /** Takes over how many items both carts hold, from a response about the other one. */
  recount({ count }: Pick<Cart, 'count'>): void {
    this.count = count
  }

  /** Takes a response with one store's basket, absent when it became empty; a known basket keeps its position. */
  replaceBasket(storeId: string, { baskets, count }: Cart): void {
    this.baskets = this.basketOf(storeId)
      ? this.baskets.flatMap((basket) => (basket.store.id === storeId ? baskets : basket))
      : [...baskets, ...this.baskets]
    this.count = count
  }

  private async read(): Promise<void> {
    this.take(await this.inTurn(() => (token.value ? this.readOwn() : this.device.info())))
    this.loaded = true
  }

  private async readOwn(): Promise<Cart> {
    const left = await this.device.merge()
    if (left.length > 0) void confirmAnywhere({ title: words().left, text: listOf(left), ok: words().gotIt })
    return this.api.cart.info({}, { quiet: true })
  }

  /** Announces changed contents to other tabs, and reads the cart again when theirs differ. */
  private followTabs(): void {
    reaction(
      () => this.contents,
      (contents) => contents !== shown.value && shown.set(contents),
    )
    reaction(
      () => shown.value,
      (theirs) => {
        if (this.loaded && theirs !== this.contents) void this.refresh()
      },
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

  /** Sends the pending quantity of a choice and returns it. */
  private async send(key: string): Promise<number | undefined> {
    const wanted = this.pending.get(key)
    if (!wanted) return undefined
    const { storeId, goodsId, optionIds, quantity } = wanted
    const line = this.lineOf(wanted)
    const choice = { goodsId, optionIds: [...optionIds], quantity }
    const session = token.value
    if (!session) this.take(await this.device.set(choice))
    else if (line || quantity > 0) {
      const changed = line ? this.api.cart.edit({ cartLineId: line.id, quantity }) : this.api.cart.add(choice)
      this.replaceBasket(storeId, await changed.finally(() => stay(session)))
    }
    return quantity
  }

  private lineOf(choice: Omit<Choice, 'storeId'>): CartLine | undefined {
    const key = keyOf(choice)
    return this.baskets.flatMap(({ lines }) => lines).find((line) => keyOf(line) === key)
  }

  /**
   * Runs calls sequentially, so that responses arrive in order.
   * @throws CallAborted when the customer's session ends before the response
   */
  private inTurn<T>(call: () => Promise<T>): Promise<T> {
    const session = token.value
    const next = this.last
      .then(() => stay(session))
      .then(call)
      .then((answer) => (stay(session), answer))
    this.last = next.then(
      () => undefined,
      () => undefined,
    )
    return next
  }
}

/** @throws CallAborted when a customer's session has ended */
function stay(session: string): void {
  if (session && token.value !== session) throw new CallAborted()
}

/** Lines that were not added, each with the reason. */
const listOf = (left: readonly NotAdded[]): string =>
  left.map(({ name, quantity, message }) => `${name} ×${quantity}: ${message}`).join('\n')
