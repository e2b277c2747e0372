import type { Basket, Cart, CartChoice, CartLine, NotAdded } from '@contract/entities/cart'
import { Persisted } from '@/platform/storage/persisted'
import { uuid } from '@/platform/device/uuid'
import type { Api } from '@/services/api'
import { NetworkError } from '@/services/failures'

/** The lines on the device, and the key under which they are merged. */
interface Kept {
  readonly key: string
  readonly lines: readonly CartChoice[]
}

const kept = new Persisted<Kept>('cart', { key: '', lines: [] })

/** Identifies a choice; equal choices share a cart line. */
export const keyOf = ({ goodsId, optionIds }: { goodsId: string; optionIds: readonly string[] }): string =>
  [goodsId, ...[...optionIds].sort()].join(' ')

/** Keeps lines under a new key. */
const keep = (lines: readonly CartChoice[]): void => kept.set({ key: uuid(), lines })

const choicesOf = (baskets: readonly Basket[]): CartChoice[] =>
  [...baskets]
    .reverse()
    .flatMap(({ lines }) => lines.map(({ goodsId, optionIds, quantity }) => ({ goodsId, optionIds, quantity })))

/** Forgets the lines, when a session ends (product text §4, login state). */
export const clearDeviceCart = (): void => kept.clear()

/** A visitor's cart: kept on the device, priced by the server, merged into the customer's after login (product text §6). */
export class DeviceCart {
  constructor(private readonly api: Api) {}

  /** The lines as another tab may have left them. */
  private async lines(): Promise<readonly CartChoice[]> {
    await kept.reread()
    return kept.value.lines
  }

  /** The priced cart. @throws what the call throws */
  async info(): Promise<Cart> {
    return this.price(await this.lines())
  }

  /** Sets the quantity of a choice. @throws what the call throws */
  async set({ goodsId, optionIds, quantity }: CartChoice): Promise<Cart> {
    const change = { goodsId, optionIds: [...optionIds], quantity }
    const lines = await this.lines()
    if (quantity > 0) return this.changed(await this.price(lines, change))
    return this.changed(await this.price(lines.filter((line) => keyOf(line) !== keyOf(change))))
  }

  /** Removes lines. @throws what the call throws */
  async remove(gone: readonly CartLine[]): Promise<Cart> {
    const keys = gone.map(keyOf)
    return this.changed(await this.price((await this.lines()).filter((line) => !keys.includes(keyOf(line)))))
  }

  /** Whether lines wait to be merged. */
  async waits(): Promise<boolean> {
    return (await this.lines()).length > 0
  }

  /**
   * Merges the lines into the customer's cart, once: after a lost answer the next attempt has the same key.
   * @returns what was not added. @throws what the call throws, after which the lines stay
   */
  async merge(): Promise<NotAdded[]> {
    const lines = [...(await this.lines())]
    if (lines.length === 0) return []
    const { left } = await this.send(lines)
    const keys = lines.map((line) => keyOf(line) + String(line.quantity))
    keep((await this.lines()).filter((line) => !keys.includes(keyOf(line) + String(line.quantity))))
    return left
  }

  private async send(lines: CartChoice[]): Promise<{ left: NotAdded[] }> {
    try {
      return await this.api.cart.merge({ lines, idempotencyKey: kept.value.key }, { quiet: true })
    } catch (error) {
      // Lines that the server cannot read would stay in the way of the customer's cart for ever.
      if (error instanceof NetworkError && error.status === 400) kept.clear()
      throw error
    }
  }

  /** Keeps the lines of an answer. */
  private changed(cart: Cart): Cart {
    keep(choicesOf(cart.baskets))
    return cart
  }

  private async price(lines: readonly CartChoice[], change?: CartChoice): Promise<Cart> {
    if (lines.length === 0 && !change) return { baskets: [], count: 0 }
    return this.api.cart.price({ lines: [...lines], change }, { quiet: true })
  }
}
