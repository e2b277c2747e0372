import { toJS } from 'mobx'
import type { Media } from '@contract/entities/media'
import type { PrivateModule, PublicModule, UploadModuleName } from '@contract/upload-modules'
import { choosePictures, releasePicture } from '@/platform/media/choose-pictures'
import type { ChosenFile } from '@/platform/media/chosen'
import { CallAborted } from '@/services/failures'
import type { Pending } from '@/services/http'
import { fullUrl } from '@/services/pictures'
import { inTurn } from '@/services/in-turn'
import { uploadPicture } from '@/services/upload-on-demand'
import { makeModel } from '@/state'
import { attempt, messageOf } from '@/state/base/attempt'

/** A picture and its upload state; `media` identifies it in other calls once uploaded. */
export interface Upload {
  readonly key: number
  chosen: ChosenFile
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Error message. */
  message: string
  media: Media | undefined
}

/** A picture that is not uploaded yet; a draft can keep it until the app ends, but not store it. */
class Unsent {
  constructor(readonly chosen: ChosenFile) {}

  toJSON(): null {
    return null
  }
}

/** Pictures as a draft keeps them. */
export type KeptPictures = readonly (Media | Unsent | null)[]

/** Answers an uploaded private picture at a fresh address; undefined when the server has none any more. */
export type ViewPicture = (id: string) => Promise<Media | undefined>

type Options = {
  /** Maximum number of pictures. */
  max: number
} & (
  | { /** Purpose of the pictures. */ module: PublicModule }
  | {
      /** Purpose of the pictures, which are shown to their owner alone. */
      module: PrivateModule
      view: ViewPicture
    }
)

let keys = 0

const chosenOf = (preview: string): ChosenFile => ({ preview, bytes: 0, file: undefined })

const uploaded = (media: Media, preview: string): Upload => {
  return { key: ++keys, chosen: chosenOf(preview), state: 'done', percent: 100, message: '', media }
}

/** Uploads chosen pictures sequentially (product text §7). */
export class PictureUploads {
  items: Upload[] = []
  /** Maximum number of pictures. */
  max: number
  private readonly module: UploadModuleName
  /** Only for pictures of a private module. */
  private readonly view: ViewPicture | undefined
  private pending: Pending<Media> | undefined = undefined
  private ended = false

  constructor(options: Options) {
    this.module = options.module
    this.max = options.max
    this.view = 'view' in options ? options.view : undefined
    makeModel(this, 'module', 'view', 'pending', 'ended')
  }

  /** Media ids of the uploaded pictures, in order. */
  get ids(): string[] {
    return this.items.flatMap(({ media }) => (media ? [media.id] : []))
  }

  /** The pictures for a draft, in order. */
  get kept(): KeptPictures {
    return this.items.map(({ media, chosen }) => (media ? toJS(media) : new Unsent(toJS(chosen))))
  }

  /** URLs for image elements, in order. */
  get sources(): string[] {
    return this.items.map(({ chosen }) => chosen.preview)
  }

  get left(): number {
    return this.max - this.items.length
  }

  /** Whether all pictures are uploaded; failed ones are not. */
  get settled(): boolean {
    return this.items.every(({ state }) => state === 'done')
  }

  get failed(): boolean {
    return this.items.some(({ state }) => state === 'failed')
  }

  /** Changes the maximum; existing pictures stay. */
  allow(max: number): void {
    this.max = max
  }

  /** Lets the user choose pictures and uploads them. */
  async choose(): Promise<void> {
    const chosen = await attempt(() => choosePictures(this.left))
    if (chosen) this.add(chosen)
  }

  /** Adds pictures up to the maximum and uploads them. */
  add(chosen: readonly ChosenFile[]): void {
    for (const each of chosen.slice(0, this.left)) {
      const fresh = { key: ++keys, chosen: each, percent: 0, message: '', media: undefined }
      this.items.push({ ...fresh, state: 'waiting' })
    }
    void this.next()
  }

  /** Takes the pictures of a draft; those that were not uploaded begin again. */
  restore(kept: KeptPictures): void {
    for (const picture of kept) {
      if (picture instanceof Unsent) this.add([picture.chosen])
      else if (picture) this.items.push(uploaded(picture, this.view ? '' : fullUrl(picture.path)))
    }
    for (const upload of this.items) void this.show(upload)
  }

  /** Retries a failed upload. */
  retry(upload: Upload): void {
    if (upload.media) return void this.show(upload)
    Object.assign(upload, { state: 'waiting', percent: 0, message: '' })
    void this.next()
  }

  /** Removes a picture, aborting its upload. */
  remove(upload: Upload): void {
    if (upload.state === 'sending') this.pending?.abort()
    this.items = this.items.filter(({ key }) => key !== upload.key)
    releasePicture(upload.chosen)
  }

  /** Ends all uploads, those that wait too; pictures that a draft keeps stay usable. */
  dispose(kept = false): void {
    this.ended = true
    this.pending?.abort()
    if (!kept) for (const { chosen } of this.items) releasePicture(chosen)
  }

  /** Shows an uploaded private picture at a fresh address, or forgets it when the server has none any more. */
  private async show(upload: Upload): Promise<void> {
    const id = upload.media?.id
    if (!id || !this.view) return
    try {
      const media = await this.view(id)
      if (media) this.shown(upload, media)
      else this.remove(upload)
    } catch (error) {
      this.fail(upload, error)
    }
  }

  private shown(upload: Upload, media: Media) {
    Object.assign(upload, { media, chosen: chosenOf(fullUrl(media.path)), state: 'done', message: '' })
  }

  private async next(): Promise<void> {
    const upload = this.items.find(({ state }) => state === 'waiting')
    if (this.pending || this.ended || !upload) return
    upload.state = 'sending'
    const onProgress = (percent: number) => this.tick(upload, percent)
    const { chosen } = upload
    this.pending = inTurn(() => uploadPicture(chosen, { module: this.module, onProgress }))
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
    this.fail(upload, error)
  }

  private fail(upload: Upload, error: unknown) {
    if (!(error instanceof CallAborted)) Object.assign(upload, { state: 'failed', message: messageOf(error) })
  }
}
