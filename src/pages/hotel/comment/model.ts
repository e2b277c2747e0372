import type { HotelComment } from '@contract/entities/hotel'
import type { CommentSort } from '@contract/comment-sorts'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

type Page = Answer<'hotel.comments'>

/** Filters of stay reviews: all, by content, or by travel party. */
export const commentFilters = [
  ...(['all', 'pictures', 'good', 'negative'] as const),
  ...(['business', 'couple', 'family', 'friends', 'solo'] as const),
] as const
export type CommentFilter = (typeof commentFilters)[number]

interface Choice {
  filter: CommentFilter
  sort: CommentSort
  keyword?: string | undefined
}

/** The reviews of a hotel (product text §2, hotel pages). */
export class CommentsModel {
  readonly list: FilteredList<HotelComment, Choice, Page>

  constructor(api: Api, hotelId: string) {
    this.list = new FilteredList<HotelComment, Choice, Page>(
      (request, options) => api.hotel.comments({ ...request, hotelId }, options),
      { filter: 'all', sort: 'newest' },
      { filter: 'all', keyword: undefined },
    )
    makeModel(this, 'list')
  }

  /** The filters under which there are reviews. */
  get filters(): CommentFilter[] {
    const counts = this.list.pages.about?.counts ?? {}
    return commentFilters.filter((filter) => filter === 'all' || (counts[filter] ?? 0) > 0)
  }

  choose(filter: CommentFilter): void {
    this.list.choose({ filter })
  }

  sort(sort: CommentSort): void {
    this.list.choose({ sort })
  }

  dispose(): void {
    this.list.dispose()
  }
}
