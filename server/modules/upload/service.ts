import { randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { uploadImage } from '@contract/calls/upload'
import { readCrop } from '@contract/crop'
import type { Media } from '@contract/entities/media'
import { limits } from '@contract/limits'
import { isPrivateModule } from '@contract/upload-modules'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, UploadTable } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Storage } from '../../storage/storage'
import { forgetJob, pathOfMedia } from './media'
import { type ReadyPicture, readyPicture } from './picture'
import type { PrivateMedia } from './private/private-media'
import * as queries from './queries'

const coverWidth = 416
/** Minutes for which an unused picture is kept. */
const unusedMinutes = 24 * 60
/** An unused picture's row is deleted first, then its files. */
const eraseJob = 'media.erase'

/** The storage name of a picture's file in a width. */
export const fileName = (key: string, width: number | string): string => `${key}-${width}.webp`

type NewMedia = Omit<Parameters<typeof queries.insertMedia>[1], 'created_at'>

function mediaOf({ id, key, colour }: { id: string; key: string; colour: string }): Media {
  const path = pathOfMedia(key)
  return { id, path, cover: `${path}-${coverWidth}.webp`, colour }
}

/** Uploaded pictures (product text §3, uploaded media; §7, upload). */
export class UploadService {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
    private readonly privateMedia: PrivateMedia,
  ) {
    context.jobs.on<{ id: string }>(forgetJob, (tx, { id }) => this.forget(tx, id))
    context.jobs.outside<{ key: string }>(eraseJob, ({ key }) => this.erase(key))
  }

  /** @throws Failure `imageUploadFailed` when the request has no picture, `uploadFailed` when it cannot be stored. */
  async image(customerId: string, request: Request<typeof uploadImage>, file: Buffer | undefined): Promise<Media[]> {
    if (!file) throw new Failure('imageUploadFailed')
    const { module, crop } = request
    const picture = await readyPicture(file, crop === undefined ? undefined : readCrop(crop))
    return isPrivateModule(module)
      ? [await this.stored(() => this.privateMedia.keep(customerId, module, picture))]
      : [await this.keepPublic(customerId, request, picture)]
  }

  private async keepPublic(
    customerId: string,
    { module, dir }: Request<typeof uploadImage>,
    { files, ...looks }: ReadyPicture,
  ): Promise<Media> {
    const [id, key] = [uuid(), randomBytes(16).toString('hex')]
    const row = { id, key, customer_id: customerId, ...looks, module, dir, used_at: null }
    await this.store(row, files)
    return mediaOf(row)
  }

  /** Keeps the picture that an upload became, under its id and key; repeating it changes nothing. */
  async keepUpload(
    {
      id,
      key,
      customer_id,
      module,
      dir,
    }: Pick<Selectable<UploadTable>, 'id' | 'key' | 'customer_id' | 'module' | 'dir'>,
    { files, ...looks }: ReadyPicture,
    finish: (tx: Transaction<Database>) => Promise<void>,
  ): Promise<Media> {
    const row = { id, key, customer_id, module, dir, ...looks, used_at: null }
    await this.store(row, files)
    await this.context.db.transaction().execute(finish)
    return mediaOf(row)
  }

  /** A public picture as it is answered. @throws Failure `uploadFailed` when it is gone. */
  async view(id: string): Promise<Media> {
    const row = await queries.mediaById(this.context.db, id)
    if (!row) throw new Failure('uploadFailed')
    return mediaOf(row)
  }

  /** The row is inserted first, so that an incomplete set of files is removed with it. */
  private async store(row: NewMedia, files: ReadyPicture['files']): Promise<void> {
    await this.context.db.transaction().execute((tx) => this.keep(tx, row))
    const put = (width: number, bytes: Buffer) => this.storage.put(fileName(row.key, width), bytes)
    await this.stored(() => Promise.all(files.map(({ width, bytes }) => put(width, bytes))))
  }

  /** A storage that is full or cannot be reached is the deployment's to mend, so it is logged. */
  private async stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      this.context.log.error({ err: error }, 'a picture could not be stored')
      throw new Failure('uploadFailed')
    }
  }

  private async keep(tx: Transaction<Database>, row: NewMedia) {
    const now = this.context.clock.now()
    await queries.insertMedia(tx, { ...row, created_at: now })
    const runAt = minutesAfter(now, unusedMinutes)
    await this.context.jobs.add(tx, { kind: forgetJob, payload: { id: row.id }, runAt })
  }

  private async forget(tx: Transaction<Database>, id: string): Promise<void> {
    const key = await queries.removeUnused(tx, id)
    if (key) await this.context.jobs.add(tx, { kind: eraseJob, payload: { key }, runAt: this.context.clock.now() })
  }

  /** Deletes the files of a picture; missing ones are ignored. */
  private async erase(key: string): Promise<undefined> {
    await this.storage.remove(limits.pictureWidths.map((width) => fileName(key, width)))
  }
}
