import { randomBytes } from 'node:crypto'
import type { Picture } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Bilingual } from '../../../database/schema'
import type { Storage } from '../../../storage/storage'
import { pathOfMedia } from '../../upload/media'
import { readyPicture } from '../../upload/picture'
import { fileName } from '../../upload/service'
import * as queries from './queries'

/** The job that removes a picture which no theme shows. */
const pictureJob = 'hotel.themePicture'
/** Minutes for which clients may still show a picture that was replaced. */
const keptMinutes = 24 * 60

interface PictureOfJob {
  readonly key: string
}

/** The themes that hotels choose from and customers find them by, with the pictures that operators give them. */
export class HotelThemes {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
  ) {
    context.jobs.outside<PictureOfJob>(pictureJob, ({ key }) => this.erase(key))
  }

  /**
   * Adds a theme or renames it; without a file one that exists keeps its picture. Answers false for a new one without a picture.
   * @throws Failure as `readyPicture`
   */
  async save(key: string, name: Bilingual, file: Buffer | undefined): Promise<boolean> {
    const picture = file && (await this.keep(file))
    return this.context.db.transaction().execute(async (tx) => {
      const before = await queries.lockTheme(tx, key)
      const shown = picture ?? before?.picture
      if (!shown) return false
      await queries.saveTheme(tx, key, name, shown)
      if (before && picture) await this.forget(tx, before.picture)
      return true
    })
  }

  /** Removes a theme, also from the hotels that have it; false when there is none. */
  remove(key: string): Promise<boolean> {
    return this.context.db.transaction().execute(async (tx) => {
      const before = await queries.deleteTheme(tx, key)
      if (!before) return false
      await queries.dropFromHotels(tx, key)
      await this.forget(tx, before.picture)
      return true
    })
  }

  /** Stores a picture, which is removed again unless a theme shows it by tomorrow. */
  private async keep(file: Buffer): Promise<Picture> {
    const { files, colour } = await readyPicture(file)
    const key = randomBytes(16).toString('hex')
    const picture = { path: pathOfMedia(key), colour }
    await this.forget(this.context.db, picture)
    await Promise.all(files.map(({ width, bytes }) => this.storage.put(fileName(key, width), bytes)))
    return picture
  }

  /** Pictures of the demo are no stored files. */
  private async forget(db: Parameters<Context['jobs']['add']>[0], { path }: Picture): Promise<void> {
    const folder = pathOfMedia('')
    if (!path.startsWith(folder)) return
    const runAt = minutesAfter(this.context.clock.now(), keptMinutes)
    await this.context.jobs.add(db, { kind: pictureJob, payload: { key: path.slice(folder.length) }, runAt })
  }

  private async erase(key: string): Promise<undefined> {
    if (await queries.isShown(this.context.db, pathOfMedia(key))) return
    await this.storage.remove(limits.pictureWidths.map((width) => fileName(key, width)))
  }
}
