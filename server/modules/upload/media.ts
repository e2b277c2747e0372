import type { Transaction } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { MediaId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Context } from '../../context'
import * as queries from './queries'

/** The removal of a picture unless it is used. */
export const forgetJob = 'media.forget'

/** The path of a picture's files, without width and extension. */
export const pathOfMedia = (key: string): string => `/media/${key}`

/**
 * The pictures with the given ids, in order, marked as used. Runs in the caller's transaction, so that a picture is
 * kept only together with its reference.
 * @throws Failure `mediaNotFound` when one is missing, not the customer's, or named twice.
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

/** Lets go of a customer's pictures that nothing refers to any more; a job removes them. Runs in the caller's transaction. */
export async function releaseMedia(
  tx: Transaction<Database>,
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  { customerId, pictures }: { customerId: string; pictures: readonly Picture[] },
): Promise<void> {
  if (pictures.length === 0) return
  const keys = pictures.map(({ path }) => path.slice(pathOfMedia('').length))
  for (const { id } of await queries.unuseMedia(tx, customerId, keys))
    await jobs.add(tx, { kind: forgetJob, payload: { id }, runAt: clock.now() })
}
