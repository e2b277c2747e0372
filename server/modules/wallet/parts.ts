import type { Transaction } from 'kysely'
import type { Database, Party } from '../../database/schema'
import type { Movement } from './ledger'
import { insertParts } from './queries'

/** A component of a movement for one party of an order. */
export interface Part {
  readonly party: Party
  readonly ownerId: string | null
  /** `goods`, `delivery`, `commission` or the like. */
  readonly component: string
  readonly fundedBy: Party | null
  readonly amount: number
}

const keyOf = ({ party, ownerId, component, fundedBy }: Part): string =>
  [party, ownerId, component, fundedBy].map((one) => one ?? '').join(' ')

/** Sums parts that differ only in their lines, without zeros. */
function summed(parts: readonly Part[]): Part[] {
  const byKey = new Map<string, Part>()
  for (const part of parts)
    byKey.set(keyOf(part), { ...part, amount: part.amount + (byKey.get(keyOf(part))?.amount ?? 0) })
  return [...byKey.values()].filter(({ amount }) => amount !== 0)
}

/**
 * Notes the components of a posted movement of an order. Those of a party sum to the entries of its account and its debt, so that
 * statements can name them.
 */
export async function noteParts(
  tx: Transaction<Database>,
  { kind, referenceId }: Pick<Movement, 'kind' | 'referenceId'>,
  orderId: string,
  list: readonly Part[],
): Promise<void> {
  const parts = summed(list)
  if (parts.length === 0) return
  await insertParts(tx, { kind, referenceId }, orderId, parts)
}
