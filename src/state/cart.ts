import { reaction } from 'mobx'
import type { Basket, Cart, CartLine, NotAdded } from '@contract/entities/cart'
import { dictionary } from '@/i18n'
import { confirmAnywhere } from '@/platform/view/feedback'
import { Persisted } from '@/platform/storage/persisted'
import { tabBadges } from '@/platform/navigation/tab-badges'
import { token } from '@/platform/session/token'
import type { Api } from '@/services/api'
import { CallAborted } from '@/services/failures'
import { attempt, tell } from './base/attempt'
import { inBackground } from './base/background'
import { makeModel } from './base/make-model'
import { QuantityQueue } from './base/quantity-queue'
import { Turns } from './base/turns'
import { DeviceCart, keyOf } from './device-cart'

const words = dictionary({
  en: { left: 'Some items were not added to your cart', gotIt: 'Got it' },
  zh: { left: '部分商品未加入购物车', gotIt: '知道了' },
})

/** The contents of the cart in the tab that changed it last, by which the others notice. */
const shown = new Persisted('cart-shown', '', { shared: true })

/** An item with its chosen options; equal choices share a cart line. */
interface GoodsChoice {
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

/** A choice of a store. */
export interface Choice extends GoodsChoice {
  readonly storeId: string
}

/** The cart, a visitor's or a customer's, with optimistic quantities, and the badge of the tab "Order". */
export class CartState {
  baskets: Basket[] = []
  count = 0
  private readonly pending: QuantityQueue<GoodsChoice, Choice>
  private readonly turns = new Turns()
  private reading: Promise<unknown> = Promise.resolve()
  private loaded = false
  private readonly device: DeviceCart

  constructor(private readonly api: Api) {
    this.device = new DeviceCart(api)
    this.pending = new QuantityQueue<GoodsChoice, Choice>({
      keyOf,
      send: (choice, quantity) => this.send(choice, quantity),
      inTurn: (call) => this.inTurn(call),
      refused: (error) => {
        tell(error)
        void this.refresh()
      },
    })
    makeModel(this, 'api', 'device', 'pending', 'turns', 'reading', 'loaded')
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
  quantity(choice: GoodsChoice): number {
    return this.pending.of(choice) ?? this.lineOf(choice)?.quantity ?? 0
  }

  /** Displayed quantities of a store's items by item id, summed over options. */
  quantities(storeId: string): ReadonlyMap<string, number> {
    const lines = (this.basketOf(storeId)?.lines ?? []).filter((line) => this.pending.of(line) === undefined)
    const pending = this.pending.all.filter(({ choice }) => choice.storeId === storeId)
    const quantities = pending.map(({ choice: { goodsId }, quantity }) => ({ goodsId, quantity }))
    const all = new Map<string, number>()
    for (const { goodsId, quantity } of [...lines, ...quantities]) all.set(goodsId, (all.get(goodsId) ?? 0) + quantity)
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
    return this.pending.want(choice, quantity)
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

  private async send({ storeId, goodsId, optionIds }: Choice, quantity: number): Promise<void> {
    const choice = { goodsId, optionIds: [...optionIds], quantity }
    const line = this.lineOf(choice)
    const session = token.value
    if (!session) this.take(await this.device.set(choice))
    else if (line || quantity > 0) {
      const changed = line ? this.api.cart.edit({ cartLineId: line.id, quantity }) : this.api.cart.add(choice)
      this.replaceBasket(storeId, await changed.finally(() => stay(session)))
    }
  }

  private lineOf(choice: GoodsChoice): CartLine | undefined {
    const key = keyOf(choice)
    return this.baskets.flatMap(({ lines }) => lines).find((line) => keyOf(line) === key)
  }

  /**
   * Runs calls sequentially, so that responses arrive in order.
   * @throws CallAborted when the customer's session ends before the response
   */
  private inTurn<T>(call: () => Promise<T>): Promise<T> {
    const session = token.value
    return this.turns.run(async () => {
      stay(session)
      const answer = await call()
      stay(session)
      return answer
    })
  }
}

/** @throws CallAborted when a customer's session has ended */
function stay(session: string): void {
  if (session && token.value !== session) throw new CallAborted()
}

/** Lines that were not added, each with the reason. */
const listOf = (left: readonly NotAdded[]): string =>
  left.map(({ name, quantity, message }) => `${name} ×${quantity}: ${message}`).join('\n')
