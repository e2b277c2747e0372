import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { cartAdd, cartEdit } from '@contract/calls/cart'
import type { Cart } from '@contract/entities/cart'
import type { CartLineId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'

/** Cart of a business with separate lines. */
export interface OtherCart {
  info(caller: SignedIn): Promise<Cart>
  add(caller: SignedIn, request: Extract<Request<typeof cartAdd>, { skuId: unknown }>): Promise<Cart>
  edit(caller: SignedIn, request: Extract<Request<typeof cartEdit>, { cartLineIds: unknown }>): Promise<Cart>
  delete(caller: SignedIn, lineIds: readonly CartLineId[]): Promise<Cart>
  /** Takes lines out of the carts of their customers. @returns the ids of their products */
  takeLines(tx: Transaction<Database>, lineIds: readonly CartLineId[]): Promise<string[]>
}
