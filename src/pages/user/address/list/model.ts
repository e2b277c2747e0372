import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import { answer, pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type ListedAddress = Answer<'address.list'>['items'][number]

interface Options {
  /** The store to deliver from. */
  storeId: string | undefined
  /** Whether an address is selected for an order. */
  selecting: boolean
  /** Id of the selected address. */
  chosen: string | undefined
}

/** The address book, for management or for selection (product text §4, address list; §5, orders). */
export class AddressListModel {
  readonly addresses: Resource<Answer<'address.list'>>
  readonly selecting: boolean
  private readonly chosen: string | undefined

  constructor(api: Api, { storeId, selecting, chosen }: Options) {
    this.addresses = new Resource((reading) => api.address.list({ storeId }, reading))
    this.selecting = selecting
    this.chosen = chosen
    makeModel(this, 'selecting', 'chosen')
    if (selecting) void this.begin()
  }

  isChosen({ id }: ListedAddress): boolean {
    return this.chosen === id
  }

  /** Whether the address is outside the store's delivery range. */
  isOutOfRange({ inRange }: ListedAddress): boolean {
    return inRange === false
  }

  /** Selects the address, or opens it for editing. */
  press(address: ListedAddress): void {
    if (this.selecting) void this.choose(address)
    else this.edit(address)
  }

  edit({ id }: ListedAddress): void {
    navigate('addressEdit', { id })
  }

  /** Opens an empty form; while selecting, the new address is selected immediately. */
  async add(): Promise<void> {
    const added = await pick('addressEdit', {})
    if (added && this.selecting) await answer('addressList', added)
  }

  /** Reloads after the return from another screen. */
  returned(): void {
    void this.addresses.reload()
  }

  /** Without an address to select, the form for one comes first; leaving it goes back past the list. */
  private async begin() {
    await this.addresses.load()
    if (this.addresses.value?.items.length !== 0) return
    const added = await pick('addressEdit', {})
    if (added) await answer('addressList', added)
    else await back()
  }

  private async choose(address: ListedAddress) {
    if (this.isOutOfRange(address)) return
    await answer('addressList', address.id)
  }
}
