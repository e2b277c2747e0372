import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Caller } from '../http/caller'
import { sha256 } from './hash'
import * as queries from './queries'
import type { Seal } from './seal'

/** Counted source of attempts and codes for a phone. */
export interface Source {
  /** A device that the phone's owner has signed in on, else a network; hashed. */
  readonly key: string
  /** Whether it is such a device. Strangers cannot use up what is counted for it. */
  readonly isKnown: boolean
}

/** The hash of a caller's device as sessions keep it; the id is random, so that a plain hash cannot be reversed. */
export const deviceHash = ({ device }: Pick<Caller, 'device'>): string | null =>
  device === undefined ? null : sha256(device)

/** The source of an attempt for a phone. */
export async function sourceOf(
  { db, seal }: { readonly db: Kysely<Database>; readonly seal: Seal },
  caller: Pick<Caller, 'device' | 'network'>,
  phone: string,
): Promise<Source> {
  const device = deviceHash(caller)
  if (device !== null && (await queries.hasSignedIn(db, seal.indexes(phone), device)))
    return { key: `device:${device}`, isKnown: true }
  return { key: `network:${seal.index(caller.network)}`, isKnown: false }
}
