import type { Transaction } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { MediaId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'

/** Where a picture's files are found, without width and ending. */
export const pathOfMedia = (key: string): string => `/media/${key}`

/**
 * The pictures behind ids that a customer names, in the order named; from now on they are kept. Part of the caller's
 * transaction, so that a picture is kept only when what names it is.
 * @throws Failure `mediaNotFound` when one is not there, not the customer's, or named twice.
 */
export async function takeMedia(
  tx: Transaction<Database>,
  { customerId, ids, now }: { customerId: string; ids: readonly MediaId[]; now: Date },
): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await queries.useMedia(tx, customerId, ids, now)
  if (rows.length !== ids.length) throw new Failure('mediaNotFound')
  const byId = new Map<string, Picture>(rows.map(({ id, key, colour }) => [id, { path: pathOfMedia(key), colour }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
