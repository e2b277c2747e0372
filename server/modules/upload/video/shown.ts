import type { Transaction } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { VideoId } from '@contract/entities/ids'
import type { ShownVideo } from '@contract/entities/media'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import * as queries from './queries'

/** The removal of a video unless it is used. */
export const forgetJob = 'video.forget'

const [before, after] = ['/media/', '.mp4']
const pathOfVideo = (key: string): string => `${before}${key}${after}`

/** A video as everybody sees it. */
export const shownVideo = ({ key, cover, seconds }: { key: string; cover: Picture | null; seconds: number }) =>
  ({ path: pathOfVideo(key), cover, seconds }) satisfies ShownVideo

/**
 * A customer's video, marked as used. Runs in the caller's transaction, so that a video is kept only together with its
 * reference.
 * @throws Failure `videoNotFound` when it is missing, not the customer's, or used already.
 */
export async function takeVideo(
  tx: Transaction<Database>,
  { customerId, id, now }: { customerId: string; id: VideoId; now: Date },
): Promise<ShownVideo> {
  const row = await queries.useVideo(tx, customerId, id, now)
  if (!row) throw new Failure('videoNotFound')
  return shownVideo(row)
}

/** Lets go of a customer's video that nothing refers to any more; a job removes it. Runs in the caller's transaction. */
export async function releaseVideo(
  tx: Transaction<Database>,
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  { customerId, video }: { customerId: string; video: ShownVideo | null },
): Promise<void> {
  if (!video) return
  const key = video.path.slice(before.length, -after.length)
  for (const { id } of await queries.unuseVideo(tx, customerId, key))
    await jobs.add(tx, { kind: forgetJob, payload: { id }, runAt: clock.now() })
}
