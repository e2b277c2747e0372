import type { MallOrderedLine } from '@contract/entities/mall-order'
import type { ReviewTopic } from '@contract/entities/review'
import { limits } from '@contract/limits'
import { firstCharacters } from '@contract/text'
import { faults, praises } from '@/features/review/topics'
import { type KeptPictures, PictureUploads } from '@/features/upload/picture-uploads'
import { type KeptVideo, VideoUpload } from '@/features/upload/video-upload'
import { makeModel } from '@/state'

/** Content of a line in a draft. */
export interface LineContent {
  readonly position: number
  readonly rating: number | null
  readonly text: string
  readonly topics: readonly ReviewTopic[]
  readonly pictures: KeptPictures
  readonly video: KeptVideo
}

/** Up to this many stars, faults are offered in place of praise. */
const FAULTY = 3

/** The review of a line that is being written. */
export class LineReview {
  rating: number | null = null
  text = ''
  topics: readonly ReviewTopic[] = []
  readonly uploads = new PictureUploads({ module: 'review', max: limits.reviewImages })
  readonly video = new VideoUpload('review')

  constructor(readonly bought: MallOrderedLine) {
    makeModel(this, 'bought', 'uploads', 'video')
  }

  get position(): number {
    return this.bought.position
  }

  /** Whether the stars are so few that something is wrong. */
  get isFaulty(): boolean {
    return this.rating !== null && this.rating <= FAULTY
  }

  /** The topics that can be chosen with these stars. */
  get offered(): readonly ReviewTopic[] {
    return this.isFaulty ? faults : praises
  }

  /** Whether it has pictures or a video. */
  get isSeen(): boolean {
    return this.uploads.items.length > 0 || this.video.item !== undefined
  }

  /** Whether something was said beside the stars. */
  get isFilled(): boolean {
    return this.isSeen || this.text.trim() !== '' || this.topics.length > 0
  }

  rate(stars: number): void {
    this.rating = stars
    this.topics = this.topics.filter((topic) => this.offered.includes(topic))
  }

  write(text: string): void {
    this.text = firstCharacters(text, limits.reviewLength)
  }

  toggle(topic: ReviewTopic): void {
    const { topics } = this
    this.topics = topics.includes(topic) ? topics.filter((other) => other !== topic) : [...topics, topic]
  }

  /** Request of a line. */
  get request() {
    const { position: line, rating, topics, text, uploads, video } = this
    return { line, rating: rating ?? 0, topics: [...topics], text: text.trim(), pictures: uploads.ids, video: video.id }
  }

  get content(): LineContent {
    const { position, rating, text, topics, uploads, video } = this
    return { position, rating, text, topics: [...topics], pictures: uploads.kept, video: video.kept }
  }

  restore({ rating, text, topics, pictures, video }: LineContent): void {
    Object.assign(this, { rating, text, topics })
    this.uploads.restore(pictures)
    this.video.restore(video)
  }

  dispose(kept: boolean): void {
    this.uploads.dispose(kept)
    this.video.dispose(kept)
  }
}
