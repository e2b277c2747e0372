import { navigate } from '@/platform/gate'
import { back } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

export type ListedAddress = Answer<'address.list'>['items'][number]

interface Options {
  /** The store that an address is wanted for. */
  storeId: string | undefined
  /** Whether one is to be chosen for an order. */
  selecting: boolean
}

/** The address book, to look after it or to choose where an order goes (product text §4, address list; §5, orders). */
export class AddressListModel {
  readonly addresses: Resource<Answer<'address.list'>>
  readonly selecting: boolean

  constructor(
    api: Api,
    private readonly root: RootState,
    { storeId, selecting }: Options,
  ) {
    this.addresses = new Resource(() => api.address.list({ storeId }, { quiet: true }))
    this.selecting = selecting
    makeModel(this, 'root', 'selecting')
  }

  isChosen({ id }: ListedAddress): boolean {
    return this.root.checkout.choices.addressId === id
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

  /** One that is added while choosing is chosen at once, and its form goes back past this list. */
  add(): void {
    navigate('addressEdit', this.selecting ? { select: '1' } : {})
  }

  /** The person comes back, maybe after a change. */
  returned(): void {
    void this.addresses.reload()
  }

  private async choose(address: ListedAddress) {
    if (this.isOutOfRange(address)) return
    this.root.checkout.choose({ addressId: address.id })
    await back()
  }
}
