import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { sharedPaths } from '@contract/share'
import { ShareModel } from '@/features/share/share'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { webAddress } from '@/services/web-address'
import { workOf } from '@/services/while-here'
import { attempt, makeModel, Resource, tell } from '@/state'
import { QuantityQueue } from '@/state/base/quantity-queue'
import { Turns } from '@/state/base/turns'
import { keyOf } from '@/state/device-cart'
import { words } from './text'

/** Number of dishes that a member has chosen. */
export const dishesOf = ({ lines }: Pick<GroupPerson, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether nobody has chosen anything. */
export const isEmpty = ({ people }: Pick<GroupCart, 'people'>): boolean => people.every((one) => dishesOf(one) === 0)

interface Choice {
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

/** A shared cart that the caller is in, kept fresh, with the caller's own lines (product text §2, group orders). */
export class GroupCartState {
  readonly cart: Resource<GroupCart>
  readonly share: ShareModel
  private readonly pending: QuantityQueue<Choice, Choice>
  private isLeft = false

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.cart = new Resource(() => api.groupCart.detail({ cartId: id }, { quiet: true }))
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(webAddress(this.card.path)),
    )
    const turns = new Turns()
    this.pending = new QuantityQueue<Choice, Choice>({
      keyOf,
      send: (choice, quantity) => this.send(choice, quantity),
      inTurn: (call) => turns.run(call),
      refused: (error) => {
        if (!this.isLeft) tell(error)
      },
    })
    makeModel(this, 'api', 'id', 'cart', 'pending', 'isLeft')
  }

  get mine(): GroupPerson | undefined {
    return this.cart.value?.people.find(({ isMine }) => isMine)
  }

  get isHost(): boolean {
    return this.mine?.isHost === true
  }

  /** Whether dishes can be chosen. */
  get isOpen(): boolean {
    return this.cart.value?.state === 'open'
  }

  /** The shared card. */
  get card() {
    const { store, token } = this.cart.ready
    return { title: words().title, text: store.name, picture: store.logo, path: sharedPaths.groupCart(token) }
  }

  /** Follows the changes of all; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('groupCart', this.id, () => void this.cart.reload(false))
  }

  /** The caller's quantities by item, over all options, pending changes included. */
  get quantities(): ReadonlyMap<string, number> {
    const byItem = new Map<string, number>()
    const add = (goodsId: string, quantity: number) => byItem.set(goodsId, (byItem.get(goodsId) ?? 0) + quantity)
    const lines = this.mine?.lines ?? []
    for (const line of lines) add(line.goodsId, this.quantityOf(line))
    const known = new Set(lines.map(keyOf))
    for (const { choice, quantity } of this.pending.all) if (!known.has(keyOf(choice))) add(choice.goodsId, quantity)
    return byItem
  }

  /** The displayed quantity of a choice of the caller. */
  quantityOf(choice: Choice): number {
    const key = keyOf(choice)
    return this.pending.of(choice) ?? this.mine?.lines.find((line) => keyOf(line) === key)?.quantity ?? 0
  }

  /** Sets a quantity at once; calls follow each other, and only the last of a choice is sent. */
  want(choice: Choice, quantity: number): Promise<boolean> {
    return this.pending.want(choice, quantity)
  }

  /** Adds to a choice, as the specification popup does. */
  change(choice: Choice, by: number): Promise<boolean> {
    return this.want(choice, Math.max(0, this.quantityOf(choice) + by))
  }

  /** Reminds somebody; the answer says from when on they can be reminded again. */
  async nudge(personId: string): Promise<void> {
    const cart = await attempt(() => this.api.groupCart.nudge({ cartId: this.id, personId }))
    if (cart) this.cart.set(cart)
    else await this.cart.reload(false)
  }

  dispose(): void {
    this.isLeft = true
    this.cart.dispose()
  }

  /** Sends a quantity. The next one waits for its answer, which comes after the screen was left, too. */
  private async send({ goodsId, optionIds }: Choice, quantity: number): Promise<void> {
    const request = { cartId: this.id, goodsId, optionIds: [...optionIds], quantity }
    this.cart.set(await workOf(this.api.groupCart.edit(request)))
  }
}
