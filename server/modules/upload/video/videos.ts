import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { uploadVideo } from '@contract/calls/upload'
import type { MediaId } from '@contract/entities/ids'
import type { Video } from '@contract/entities/media'
import { limits } from '@contract/limits'
import type { PublicModule } from '@contract/upload-modules'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { Storage } from '../../../storage/storage'
import { releaseMedia, takeMedia } from '../media'
import { partName, PartsSource, sourceOf, spansOf } from './byte-source'
import { type Blank, videoFacts } from './mp4'
import * as queries from './queries'
import { forgetJob, shownVideo } from './shown'

type Tx = Transaction<Database>

/** Data of a video before its inspection; its files are in the storage. */
export interface StoredVideo {
  readonly id: string
  readonly key: string
  readonly customerId: string
  readonly module: PublicModule
  readonly dir: string
  readonly sizes: readonly number[]
  readonly coverId?: MediaId | undefined
}

const dayMinutes = 24 * 60
const eraseJob = 'video.erase'

/** Writes bytes over others, in place. */
function overwrite(file: Buffer, fileAt: number, { at, length, bytes }: Blank): void {
  const from = Math.max(at, fileAt)
  const to = Math.min(at + length, fileAt + file.length)
  if (from >= to) return
  if (bytes) bytes.copy(file, from - fileAt, from - at, to - at)
  else file.fill(0, from - fileAt, to - fileAt)
}

/** Uploaded videos (product text §7, upload). A video stays in the files of the parts that it came in. */
export class Videos {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
  ) {
    context.jobs.on<{ id: string }>(forgetJob, (tx, { id }) => this.forget(tx, id))
    context.jobs.outside<{ key: string; parts: number }>(eraseJob, ({ key, parts }) => this.erase(key, parts))
  }

  /** Takes a video that was sent in one form. @throws Failure `videoUploadFailed`, `videoUnreadable`, `videoTooLong`, `uploadFailed` or `mediaNotFound`. */
  async take(customerId: string, request: Request<typeof uploadVideo>, file: Buffer | undefined): Promise<Video[]> {
    if (!file) throw new Failure('videoUploadFailed')
    const { seconds, blanks } = await videoFacts(sourceOf(file), limits.videoSeconds)
    for (const blank of blanks) overwrite(file, 0, blank)
    const [id, key] = [uuid(), randomBytes(16).toString('hex')]
    // The row is inserted first, so that its file is removed with it.
    const video = { ...request, id, key, customerId, sizes: [file.length] }
    await this.context.db.transaction().execute((tx) => this.insert(tx, video, seconds))
    try {
      await this.storage.put(partName(key, 1), file)
    } catch (error) {
      this.context.log.error({ err: error }, 'a video could not be stored')
      throw new Failure('uploadFailed')
    }
    return [await this.view(id)]
  }

  /**
   * Checks a video whose parts are stored and removes from them where it was recorded; repeating it changes nothing.
   * @returns its duration in seconds
   * @throws Failure `videoUnreadable` or `videoTooLong`.
   */
  async check({ key, sizes }: Pick<StoredVideo, 'key' | 'sizes'>): Promise<number> {
    const source = new PartsSource(this.storage, key, sizes)
    const { seconds, blanks } = await videoFacts(source, limits.videoSeconds)
    const spans = blanks.flatMap(({ at, length }) => spansOf(sizes, at, length))
    for (const number of new Set(spans.map((span) => span.number))) {
      const bytes = await source.part(number)
      const start = sizes.slice(0, number - 1).reduce((sum, size) => sum + size, 0)
      for (const blank of blanks) overwrite(bytes, start, blank)
      await this.storage.put(partName(key, number), bytes)
    }
    return seconds
  }

  /** Inserts a checked video, for a day unless something references it. @throws Failure `mediaNotFound` for its cover. */
  async insert(tx: Tx, { id, key, customerId, module, dir, sizes, coverId }: StoredVideo, seconds: number) {
    const now = this.context.clock.now()
    const [cover] = await takeMedia(tx, { customerId, ids: coverId ? [coverId] : [], now })
    const row = { id, key, customer_id: customerId, module, dir, seconds, created_at: now, used_at: null }
    await queries.insertVideo(tx, { ...row, cover: JSON.stringify(cover ?? null), parts: JSON.stringify(sizes) })
    await this.context.jobs.add(tx, { kind: forgetJob, payload: { id }, runAt: minutesAfter(now, dayMinutes) })
  }

  /** A video as it is answered. @throws Failure `uploadFailed` when it is gone. */
  async view(id: string): Promise<Video> {
    const row = await queries.videoById(this.context.db, id)
    if (!row) throw new Failure('uploadFailed')
    return { id, ...shownVideo(row) }
  }

  private async forget(tx: Tx, id: string): Promise<void> {
    const gone = await queries.removeUnusedVideo(tx, id)
    if (!gone) return
    const { key, parts, cover, customer_id: customerId } = gone
    const payload = { key, parts: parts.length }
    await this.context.jobs.add(tx, { kind: eraseJob, payload, runAt: this.context.clock.now() })
    await releaseMedia(tx, this.context, { customerId, pictures: cover ? [cover] : [] })
  }

  private async erase(key: string, parts: number): Promise<undefined> {
    await this.storage.remove(Array.from({ length: parts }, (_, index) => partName(key, index + 1)))
  }
}
