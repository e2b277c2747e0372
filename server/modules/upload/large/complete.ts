import type { Request, Response } from '@contract/call'
import { imageFaults, type uploadComplete, videoFaults } from '@contract/calls/upload'
import type { Video } from '@contract/entities/media'
import type { Context } from '../../../context'
import { Failure, isFailure } from '../../../http/failure'
import type { Storage } from '../../../storage/storage'
import { readyPicture } from '../picture'
import type { UploadService } from '../service'
import { PartsSource } from '../video/byte-source'
import type { Videos } from '../video/videos'
import * as queries from './queries'
import { sizesOf, type Upload, type Uploads } from './uploads'

/** Permanent faults of a file; uploading it again cannot help. */
const unusable = [...imageFaults, ...videoFaults] as const

interface Makers {
  readonly uploads: Uploads
  readonly pictures: UploadService
  readonly videos: Videos
}

/** Makes a picture or a video of an upload whose parts have arrived. */
export class Completion {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
    private readonly makers: Makers,
  ) {}

  /**
   * Completes an upload; repeating it answers the same. A file that is no picture or video is removed.
   * @throws Failure `uploadFailed` while parts are missing or when their hashes differ, those of pictures,
   * `videoUnreadable`, `videoTooLong`, or `mediaNotFound` for the cover of a video.
   */
  async run(customerId: string, request: Request<typeof uploadComplete>): Promise<Response<typeof uploadComplete>> {
    const { db } = this.context
    const upload = await queries.uploadByKey(db, request.fileName)
    if (upload?.customer_id !== customerId) throw new Failure('uploadFailed')
    const parts = await queries.partsOf(db, upload.id)
    const isWhole = parts.length === sizesOf(upload).length
    const isSame = parts.every(({ sha256 }, index) => sha256 === request.parts[index])
    if (!isWhole || !isSame || request.parts.length !== parts.length) throw new Failure('uploadFailed')
    try {
      return upload.type.startsWith('image/')
        ? { image: await this.picture(upload), video: null }
        : { image: null, video: await this.video(upload, request.coverId) }
    } catch (error) {
      if (unusable.some((name) => isFailure(error, name))) await this.makers.uploads.giveUp(upload)
      throw error
    }
  }

  private async picture(upload: Upload) {
    const { pictures, uploads } = this.makers
    if (upload.done_at) return pictures.view(upload.id)
    const source = new PartsSource(this.storage, upload.key, sizesOf(upload))
    const picture = await readyPicture(await source.read(0, source.size))
    return pictures.keepUpload(upload, picture, (tx) => uploads.finish(tx, upload))
  }

  private async video(upload: Upload, coverId: Request<typeof uploadComplete>['coverId']): Promise<Video> {
    const { videos, uploads } = this.makers
    if (upload.done_at) return videos.view(upload.id)
    const { id, key, customer_id: customerId, module, dir } = upload
    const video = { id, key, customerId, module, dir, sizes: sizesOf(upload), coverId }
    const seconds = await videos.check(video)
    await this.context.db.transaction().execute(async (tx) => {
      const locked = await queries.lockUpload(tx, key)
      if (!locked) throw new Failure('uploadFailed')
      if (locked.done_at) return
      await videos.insert(tx, video, seconds)
      await uploads.finish(tx, locked)
    })
    return videos.view(id)
  }
}
