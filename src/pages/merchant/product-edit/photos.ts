import type { Picture } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { type KeptPictures, PictureUploads, type Upload } from '@/features/upload/picture-uploads'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'

type Change = Pick<Parameters<Api['merchant']['setUpProduct']>[0], 'pictures' | 'newPictures'>

/** The path of a saved photo, or the key of a new one. */
type PhotoKey = string | number

/** A photo of a product: saved, or new. */
export interface Photo {
  readonly key: PhotoKey
  readonly saved?: Picture
  readonly upload?: Upload
}

/** Photos as a draft keeps them; new ones have their place among the uploads as a key. */
export interface KeptPhotos {
  readonly saved: readonly string[]
  readonly uploads: KeptPictures
  readonly order: readonly PhotoKey[]
}

/** The photos of a product while its merchant edits them, in one order; lists show the first. */
export class ProductPhotos {
  readonly uploads: PictureUploads
  private kept: readonly Picture[]
  /** Keys in the chosen order; photos without one come behind. */
  private order: readonly PhotoKey[] = []

  constructor(private readonly saved: readonly Picture[]) {
    this.kept = saved
    this.uploads = new PictureUploads({ module: 'goods', max: limits.productPictures - saved.length })
    makeModel(this, 'saved', 'uploads')
  }

  get all(): readonly Photo[] {
    const { order } = this
    const photos: Photo[] = [
      ...this.kept.map((saved) => ({ key: saved.path, saved })),
      ...this.uploads.items.map((upload) => ({ key: upload.key, upload })),
    ]
    const placeOf = ({ key }: Photo) => (order.includes(key) ? order.indexOf(key) : Infinity)
    return photos.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))))
  }

  /** Moves a photo one place towards the first, or away from it. */
  move({ key }: Photo, by: -1 | 1): void {
    const keys = this.all.map((photo) => photo.key)
    const from = keys.indexOf(key)
    const other = keys[from + by]
    if (from < 0 || other === undefined) return
    keys[from] = other
    keys[from + by] = key
    this.order = keys
  }

  remove({ saved, upload }: Photo): void {
    if (upload) this.uploads.remove(upload)
    else this.kept = this.kept.filter(({ path }) => path !== saved?.path)
    this.uploads.allow(limits.productPictures - this.kept.length)
  }

  /** Photos to send: all up to the last saved one by path where these changed, and new ones in order. */
  get change(): Change {
    const { all, saved } = this
    const places = all.flatMap((photo, place) => (photo.saved ? place + 1 : []))
    const upToSaved = all.slice(0, places.at(-1) ?? 0)
    const pictures = upToSaved.flatMap((photo) => photo.saved?.path ?? photo.upload?.media?.path ?? [])
    const isSame = pictures.join() === saved.map(({ path }) => path).join()
    const newPictures = all.flatMap(({ upload }) => upload?.media?.id ?? [])
    return { ...(!isSame && { pictures }), newPictures }
  }

  get draft(): KeptPhotos {
    const { items, kept: uploads } = this.uploads
    const order = this.all.map(({ key, upload }) => (upload ? items.indexOf(upload) : key))
    return { saved: this.kept.map(({ path }) => path), uploads, order }
  }

  restore({ saved, uploads, order }: KeptPhotos): void {
    this.kept = this.saved.filter(({ path }) => saved.includes(path))
    this.uploads.allow(limits.productPictures - this.kept.length)
    this.uploads.restore(uploads)
    const { items } = this.uploads
    const keys = uploads.map((upload, place) =>
      upload === null ? undefined : items[uploads.slice(0, place).filter(Boolean).length]?.key,
    )
    this.order = order.flatMap((key) => (typeof key === 'number' ? (keys[key] ?? []) : key))
  }

  /** Ends the uploads; pictures that a draft keeps stay usable. */
  dispose(kept: boolean): void {
    this.uploads.dispose(kept)
  }
}
