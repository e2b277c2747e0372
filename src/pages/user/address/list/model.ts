import { navigate } from '@/platform/gate'
import { answer, pick } from '@/platform/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type ListedAddress = Answer<'address.list'>['items'][number]

interface Options {
  /** The store that an address is wanted for. */
  storeId: string | undefined
  /** Whether one is to be chosen for an order. */
  selecting: boolean
  /** The id of the one that is chosen. */
  chosen: string | undefined
}

/** The address book, to look after it or to choose where an order goes (product text §4, address list; §5, orders). */
export class AddressListModel {
  readonly addresses: Resource<Answer<'address.list'>>
  readonly selecting: boolean
  private readonly chosen: string | undefined

  constructor(api: Api, { storeId, selecting, chosen }: Options) {
    this.addresses = new Resource(() => api.address.list({ storeId }, { quiet: true }))
    this.selecting = selecting
    this.chosen = chosen
    makeModel(this, 'selecting', 'chosen')
  }

  isChosen({ id }: ListedAddress): boolean {
    return this.chosen === id
  }

  /** The store does not deliver there. */
  isOutOfRange({ inRange }: ListedAddress): boolean {
    return inRange === false
  }

  /** Takes an address for the order, or opens it where nothing is to be chosen. */
  press(address: ListedAddress): void {
    if (this.selecting) void this.choose(address)
    else this.edit(address)
  }

  edit({ id }: ListedAddress): void {
    navigate('addressEdit', { id })
  }

  /** Opens an empty form; an address that is added while choosing is chosen at once. */
  async add(): Promise<void> {
    const added = await pick('addressEdit', {})
    if (added && this.selecting) await answer('addressList', added)
  }

  /** The person comes back, maybe after a change. */
  returned(): void {
    void this.addresses.reload()
  }

  private async choose(address: ListedAddress) {
    if (this.isOutOfRange(address)) return
    await answer('addressList', address.id)
  }
}
