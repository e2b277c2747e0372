import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { type AccountRef, merged, type Movement, postBy } from '../wallet/ledger'
import type { PayoutRow } from './queries'

/** Returns the money of a payout to its store, whose debt it repays first. */
export async function creditStore(
  tx: Transaction<Database>,
  { id, store_id: ownerId, amount }: Pick<PayoutRow, 'id' | 'store_id' | 'amount'>,
  kind: Movement['kind'],
  from: AccountRef,
  at: Date,
): Promise<void> {
  const store = { kind: 'store', ownerId } as const
  const debt = { kind: 'storeDebt', ownerId } as const
  await postBy(tx, { kind, referenceId: id, at }, [from, store, debt], (holds) => {
    const owed = Math.min(-holds(debt), amount)
    return merged([
      { account: from, amount: -amount },
      { account: debt, amount: owed },
      { account: store, amount: amount - owed },
    ])
  })
}
