import { reaction } from 'mobx'
import { token } from '@/platform/session/token'
import { api, type Answer } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type ManagedStore = Answer<'merchant.stores'>['items'][number]

const ownStores = () =>
  new Resource<readonly ManagedStore[]>(async () => (await api.merchant.stores({}, { quiet: true })).items)

/** The stores that the customer runs, and the one that the merchant's screens are about. */
export class MerchantState {
  stores = ownStores()
  private chosen: string | undefined = undefined

  constructor() {
    makeModel(this)
    reaction(() => token.value, this.forget)
  }

  /** The chosen store, else the first; undefined for a customer without a store. */
  get store(): ManagedStore | undefined {
    const stores = this.stores.value ?? []
    return stores.find(({ id }) => id === this.chosen) ?? stores[0]
  }

  choose(id: string): void {
    this.chosen = id
  }

  /** Another customer has other stores. */
  private forget(): void {
    this.stores.dispose()
    this.stores = ownStores()
    this.chosen = undefined
  }
}
