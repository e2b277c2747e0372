import type { StoreId } from '@contract/entities/ids'
import type { Merchant } from './caller'
import { Failure } from './failure'

/**
 * The store that a merchant's call is about: the named one, or the first. Ownership is checked by `handle`.
 * @throws Failure `storeNotFound` for a merchant without a store
 */
export function storeOf({ stores }: Merchant, storeId: StoreId | undefined): StoreId {
  const store = storeId ?? stores[0]
  if (!store) throw new Failure('storeNotFound')
  return store
}
