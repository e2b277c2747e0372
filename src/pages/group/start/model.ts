import { runInAction } from 'mobx'
import type { Address } from '@contract/entities/address'
import type { FeeSplit, GroupPayer } from '@contract/entities/group-cart'
import type { StoreDetail } from '@contract/entities/store'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { makeModel, type Reading, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

interface Start {
  readonly store: StoreDetail
  readonly addresses: readonly Address[]
}

/** Set-up of a shared cart of a store; a caller with a cart there continues with it. */
export class StartModel {
  readonly start: Resource<Start>
  minutes = 30
  cap: number | null = null
  feeSplit: FeeSplit = 'equal'
  payer: GroupPayer = 'host'
  name = ''
  addressId: string | undefined = undefined
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.start = new Resource((reading) => this.load(reading))
    makeModel(this, 'api', 'storeId', 'start', 'key')
  }

  /** Destination: the chosen address, or the first. */
  get address(): Address | null {
    const { addresses } = this.start.ready
    return addresses.find(({ id }) => id === this.addressId) ?? addresses[0] ?? null
  }

  choose(change: Partial<Pick<StartModel, 'minutes' | 'cap' | 'feeSplit' | 'payer' | 'name'>>): void {
    Object.assign(this, change)
  }

  async chooseAddress(): Promise<void> {
    const chosen = this.address?.id
    const picked = await pick('addressList', { storeId: this.storeId, select: '1', ...(chosen && { chosen }) })
    if (!picked) return
    runInAction(() => (this.addressId = picked))
    await this.start.reload(false)
  }

  /** Starts the cart, and continues to the choice of dishes. */
  async submit(): Promise<void> {
    if (this.busy) return
    const { storeId, address, minutes, cap, feeSplit, payer } = this
    const name = this.name.trim()
    const request = { storeId, name, minutes, cap, feeSplit, payer, ...(address && { addressId: address.id }) }
    const cart = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.groupCart.start(keyed(request))))
    if (cart) await replace('groupCart', { id: cart.id })
  }

  dispose(): void {
    this.start.dispose()
  }

  private async load(reading: Reading): Promise<Start> {
    const { storeId, api } = this
    const [{ cartId }, store, { items }] = await Promise.all([
      api.groupCart.mine({ storeId }, { quiet: true }),
      api.store.detail({ storeId }, { quiet: true }),
      api.address.list({}, reading),
    ])
    if (cartId) await replace('groupCart', { id: cartId })
    return { store, addresses: items }
  }
}
