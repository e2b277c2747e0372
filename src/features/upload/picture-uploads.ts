import type { Media } from '@contract/entities/media'
import { choosePictures, letGo } from '@/platform/choose-pictures'
import type { Chosen } from '@/platform/chosen'
import { Aborted } from '@/services/failures'
import type { Pending } from '@/services/http'
import { uploadPicture } from '@/services/upload'
import { makeModel } from '@/state'
import { attempt, messageOf } from '@/state/base/attempt'

/** A chosen picture and how far it is; `media` is what names it in calls, once it is done. */
export interface Upload {
  readonly key: number
  readonly chosen: Chosen
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Why it failed. */
  message: string
  media: Media | undefined
}

interface Options {
  /** What the pictures are for, such as `review`, `refund`, `report` or `avatar`. */
  module: string
  /** How many there may be. */
  max: number
}

let keys = 0

/** Pictures that the person chose, and how far each is on its way to the server; they go one by one (product text §7). */
export class PictureUploads {
  items: Upload[] = []
  /** How many there may be. */
  max: number
  private readonly module: string
  private pending: Pending<Media> | undefined = undefined

  constructor({ module, max }: Options) {
    this.module = module
    this.max = max
    makeModel(this, 'module', 'pending')
  }

  /** What other calls name the pictures by, in order. */
  get ids(): string[] {
    return this.items.flatMap(({ media }) => (media ? [media.id] : []))
  }

  /** Where an image element finds each picture, in order. */
  get sources(): string[] {
    return this.items.map(({ chosen }) => chosen.preview)
  }

  get left(): number {
    return this.max - this.items.length
  }

  /** Whether every picture has arrived; one that failed has not. */
  get settled(): boolean {
    return this.items.every(({ state }) => state === 'done')
  }

  get failed(): boolean {
    return this.items.some(({ state }) => state === 'failed')
  }

  /** Changes how many there may be, when others take up the room; those that are there stay. */
  allow(max: number): void {
    this.max = max
  }

  /** Lets the person choose, and begins to send. */
  async choose(): Promise<void> {
    const chosen = await attempt(() => choosePictures(this.left))
    if (chosen) this.add(chosen)
  }

  /** Sends pictures one after another; those beyond the number allowed are left out. */
  add(chosen: readonly Chosen[]): void {
    for (const each of chosen.slice(0, this.left)) {
      const fresh = { key: ++keys, chosen: each, percent: 0, message: '', media: undefined }
      this.items.push({ ...fresh, state: 'waiting' })
    }
    void this.next()
  }

  /** Sends a picture again that failed. */
  retry(upload: Upload): void {
    Object.assign(upload, { state: 'waiting', percent: 0, message: '' })
    void this.next()
  }

  /** Takes a picture out; one on its way is given up. */
  remove(upload: Upload): void {
    if (upload.state === 'sending') this.pending?.abort()
    this.items = this.items.filter(({ key }) => key !== upload.key)
    letGo(upload.chosen)
  }

  /** Gives up what is under way, when the screen closes. */
  dispose(): void {
    for (const upload of [...this.items]) this.remove(upload)
  }

  private async next(): Promise<void> {
    const upload = this.items.find(({ state }) => state === 'waiting')
    if (this.pending || !upload) return
    upload.state = 'sending'
    const onProgress = (percent: number) => this.tick(upload, percent)
    this.pending = uploadPicture(upload.chosen, { module: this.module, onProgress })
    try {
      this.arrived(upload, await this.pending)
    } catch (error) {
      this.refused(upload, error)
    }
    await this.next()
  }

  private tick(upload: Upload, percent: number) {
    upload.percent = Math.round(percent)
  }

  private arrived(upload: Upload, media: Media) {
    this.pending = undefined
    Object.assign(upload, { state: 'done', percent: 100, media })
  }

  private refused(upload: Upload, error: unknown) {
    this.pending = undefined
    if (!(error instanceof Aborted)) Object.assign(upload, { state: 'failed', message: messageOf(error) })
  }
}
