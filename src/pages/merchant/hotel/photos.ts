import type { HotelPicture } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import type { PictureGroup } from '@/features/hotel/picture-groups'
import { PictureUploads } from '@/features/upload/picture-uploads'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'

type Change = Pick<Parameters<Api['merchant']['saveHotel']>[0], 'pictures' | 'newPictures'>

/** The photos of a hotel while its merchant edits them: saved ones that remain, and new ones by subject. */
export class HotelPhotos {
  group: PictureGroup = 'outside'
  kept: HotelPicture[]
  private readonly added = new Map<PictureGroup, PictureUploads>()

  constructor(private readonly saved: readonly HotelPicture[]) {
    this.kept = [...saved]
    makeModel(this, 'saved', 'added')
    this.show('outside')
  }

  /** Shows the photos of a subject. */
  show(group: PictureGroup): void {
    const uploads = this.added.get(group) ?? new PictureUploads({ module: 'store', max: 0 })
    this.added.set(group, uploads)
    uploads.allow(uploads.items.length + Math.max(0, limits.hotelPictures - this.count))
    this.group = group
  }

  /** Saved photos of the shown subject. */
  get shown(): HotelPicture[] {
    return this.kept.filter(({ group }) => group === this.group)
  }

  /** New photos of the shown subject. */
  get uploads(): PictureUploads {
    const uploads = this.added.get(this.group)
    if (!uploads) throw new Error(`the photos of ${this.group} are not shown`)
    return uploads
  }

  remove(photo: HotelPicture): void {
    this.kept = this.kept.filter(({ picture }) => picture.path !== photo.picture.path)
    this.show(this.group)
  }

  get failed(): boolean {
    return this.all.some(({ failed }) => failed)
  }

  get settled(): boolean {
    return this.all.every(({ settled }) => settled)
  }

  get isChanged(): boolean {
    return this.kept.length < this.saved.length || this.all.some(({ items }) => items.length > 0)
  }

  /** Changes to send; empty without any. */
  get change(): Change {
    const newPictures = [...this.added].flatMap(([group, { ids }]) => ids.map((id) => ({ id, group })))
    const isRemoved = this.kept.length < this.saved.length
    return {
      ...(isRemoved && { pictures: this.kept.map(({ picture: { path }, group }) => ({ path, group })) }),
      ...(newPictures.length > 0 && { newPictures }),
    }
  }

  dispose(): void {
    for (const uploads of this.all) uploads.dispose()
  }

  private get all(): PictureUploads[] {
    return [...this.added.values()]
  }

  private get count(): number {
    return this.all.reduce((sum, { items }) => sum + items.length, this.kept.length)
  }
}
