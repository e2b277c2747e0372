import type { CommentSort } from '@contract/comment-sorts'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** Reviews on the page itself. */
const SHOWN = 3

/** The first reviews of a hotel on its page, in a chosen order or those with photos. */
export class HotelReviews {
  readonly page: Resource<Answer<'hotel.comments'>>
  sort: CommentSort = 'newest'
  withPhotos = false

  constructor(api: Api, hotelId: string) {
    this.page = new Resource(() => {
      const filter = this.withPhotos ? 'pictures' : 'all'
      return api.hotel.comments({ hotelId, sort: this.sort, filter, pageSize: SHOWN }, { quiet: true })
    })
    makeModel(this, 'page')
  }

  choose(sort: CommentSort): void {
    this.sort = sort
    void this.page.reload()
  }

  togglePhotos(): void {
    this.withPhotos = !this.withPhotos
    void this.page.reload()
  }

  dispose(): void {
    this.page.dispose()
  }
}
