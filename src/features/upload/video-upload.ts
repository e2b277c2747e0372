import { reaction, toJS } from 'mobx'
import type { Video } from '@contract/entities/media'
import type { PublicModule } from '@contract/upload-modules'
import { chooseVideo, releaseVideo } from '@/platform/media/choose-video'
import type { ChosenVideo } from '@/platform/media/chosen'
import { connection } from '@/platform/device/connection'
import { api } from '@/services/api'
import { CallAborted, NetworkError } from '@/services/failures'
import type { Pending } from '@/services/http'
import { inTurn } from '@/services/in-turn'
import { pictureUrl } from '@/services/pictures'
import { uploadVideo, type VideoProgress } from '@/services/upload-video'
import { makeModel } from '@/state'
import { attempt, messageOf } from '@/state/base/attempt'
import { inBackground } from '@/state/base/background'

/** A video and its upload state; `video` is there once it is uploaded. */
export interface VideoItem {
  /** The chosen file; undefined for a video restored from a draft. */
  readonly chosen: ChosenVideo | undefined
  /** URL of its cover, empty without one. */
  readonly preview: string
  readonly seconds: number
  state: 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Error message. */
  message: string
  /** Whether it failed without a connection, and resumes when that returns. */
  isLost: boolean
  readonly progress: VideoProgress
  video: Video | undefined
}

/** A video that is not uploaded yet; a draft can keep it until the app ends, but not store it. */
class UnsentVideo {
  constructor(
    readonly chosen: ChosenVideo,
    readonly progress: VideoProgress,
  ) {}

  toJSON(): null {
    return null
  }
}

/** A video as a draft keeps it. */
export type KeptVideo = Video | UnsentVideo | null

const previewWidth = 208

/** Uploads one chosen video (product text §3, review). */
export class VideoUpload {
  item: VideoItem | undefined = undefined
  private pending: Pending<Video> | undefined = undefined
  private readonly stop: () => void

  constructor(private readonly module: PublicModule) {
    makeModel(this, 'module', 'pending', 'stop')
    this.stop = reaction(
      () => connection.online,
      (online) => online && this.item?.isLost && this.retry(),
    )
  }

  /** The id of the uploaded video. */
  get id(): string | undefined {
    return this.item?.video?.id
  }

  /** Whether nothing is left to upload; a failed one is. */
  get settled(): boolean {
    return !this.item || this.item.state === 'done'
  }

  get failed(): boolean {
    return this.item?.state === 'failed'
  }

  /** The video for a draft. */
  get kept(): KeptVideo {
    const { item } = this
    if (item?.video) return toJS(item.video)
    return item?.chosen ? new UnsentVideo(toJS(item.chosen), toJS(item.progress)) : null
  }

  /** Lets the user choose a video and uploads it. */
  async choose(): Promise<void> {
    const chosen = await attempt(() => chooseVideo())
    if (chosen) this.add(chosen)
  }

  /** Uploads a video. */
  add(chosen: ChosenVideo, progress: VideoProgress = {}): void {
    const { preview, seconds } = chosen
    this.item = { chosen, preview, seconds, ...begun, progress, video: undefined }
    void this.send()
  }

  /** Restores the video of a draft; an unfinished upload resumes. */
  restore(kept: KeptVideo | undefined): void {
    if (kept instanceof UnsentVideo) return this.add(kept.chosen, kept.progress)
    if (!kept) return
    const preview = kept.cover ? pictureUrl(kept.cover.path, previewWidth) : ''
    this.item = {
      chosen: undefined,
      preview,
      seconds: kept.seconds,
      ...begun,
      state: 'done',
      progress: {},
      video: kept,
    }
  }

  /** Resumes a failed upload. */
  retry(): void {
    if (!this.item || this.item.state !== 'failed') return
    Object.assign(this.item, { ...begun, percent: this.item.percent })
    void this.send()
  }

  /** Removes the video; an upload that has begun is given up. */
  remove(): void {
    const { item } = this
    this.item = undefined
    this.pending?.abort()
    if (item?.chosen) releaseVideo(item.chosen)
    const fileName = item?.video ? undefined : item?.progress.fileName
    if (fileName) void inBackground(() => api.upload.cancel({ fileName }, { quiet: true }))
  }

  /** Aborts the upload; a video that a draft keeps stays usable. */
  dispose(kept = false): void {
    this.stop()
    this.pending?.abort()
    if (!kept && this.item?.chosen) releaseVideo(this.item.chosen)
  }

  private async send(): Promise<void> {
    const { item } = this
    if (!item?.chosen) return
    const { chosen, progress } = item
    const onProgress = (percent: number) => this.tick(item, percent)
    this.pending = inTurn(() => uploadVideo(toJS(chosen), { module: this.module, progress, onProgress }))
    try {
      this.arrived(item, await this.pending)
    } catch (error) {
      this.refused(item, error)
    }
  }

  private tick(item: VideoItem, percent: number) {
    item.percent = Math.round(percent)
  }

  private arrived(item: VideoItem, video: Video) {
    Object.assign(item, { state: 'done', percent: 100, video })
  }

  private refused(item: VideoItem, error: unknown) {
    if (error instanceof CallAborted) return
    const isLost = error instanceof NetworkError && error.status === 0
    Object.assign(item, { state: 'failed', message: messageOf(error), isLost })
  }
}

const begun = { state: 'sending', percent: 0, message: '', isLost: false } as const
