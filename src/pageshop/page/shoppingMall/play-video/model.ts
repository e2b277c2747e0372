import { pictureUrl } from '@/services/pictures'
import { videoUrl } from '@/services/videos'
import { makeModel } from '@/state'

/** The width of the cover, that of the screen. */
const coverWidth = 750

/** A video that is played (product text §2, play video). */
export class PlayVideoModel {
  /** The address of its file; undefined for a link that names none of this server. */
  readonly source: string | undefined
  readonly poster: string | undefined
  hasFailed = false
  /** Counts the attempts to play it. */
  attempt = 1

  constructor({ path, cover }: { path?: string; cover?: string }) {
    this.source = videoUrl(path)
    this.poster = cover?.startsWith('/') ? pictureUrl(cover, coverWidth) : undefined
    makeModel(this, 'source', 'poster')
  }

  fail(): void {
    this.hasFailed = true
  }

  retry(): void {
    this.hasFailed = false
    this.attempt += 1
  }
}
