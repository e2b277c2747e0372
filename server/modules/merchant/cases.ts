import type { Kysely, Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { merchantHandleRefund } from '@contract/calls/merchant'
import type { Picture } from '@contract/entities/common'
import type { RefundId } from '@contract/entities/ids'
import type { MerchantRefund } from '@contract/entities/merchant-refund'
import type { Database } from '../../database/schema'
import type { Viewer } from '../order/kind/viewer'
import type { Order } from '../order/queries'
import type { Refund } from '../refund/queries'

type Tx = Transaction<Database>
type Handling = Request<typeof merchantHandleRefund>

/** A refund and its order, both locked. */
export interface LockedCase {
  readonly order: Order
  readonly refund: Refund
}

/** The cases of goods, whose returns a merchant counts in. */
export interface GoodsCases {
  lock(tx: Tx, refundId: RefundId): Promise<LockedCase>
  addEvidence(
    tx: Tx,
    locked: LockedCase,
    by: 'merchant',
    said: { readonly text: string; readonly pictures: readonly Picture[]; readonly video: null },
  ): Promise<void>
  countIn(tx: Tx, locked: LockedCase, counted: NonNullable<Handling['counted']>): Promise<void>
  agreeReturn(tx: Tx, locked: LockedCase, to: Handling['returnAddress']): Promise<void>
  /** The goods of cases by the ids of their refunds. */
  goodsOf(
    db: Kysely<Database>,
    refundIds: readonly string[],
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, NonNullable<MerchantRefund['goods']>>>
}
