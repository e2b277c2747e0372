import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Request } from '@contract/call'
import type { hotelComments } from '@contract/calls/hotel-search'
import type { CommentSort } from '@contract/comment-sorts'
import type { Picture } from '@contract/entities/common'
import type { HotelComment } from '@contract/entities/hotel'
import type { Language } from '@contract/settings'
import { ascending, descending, Keyset, type Slice } from '../../../../database/keyset'
import type { Database } from '../../../../database/schema'
import { avatarOf } from '../../../account/avatar'
import { type Mention, mentions } from '../../../review/queries'
import { anonymousName } from '../../../review/view'

type Db = Kysely<Database>
type Filter = Request<typeof hotelComments>['filter']

const newest = [
  descending('instant', sql.ref('stay_reviews.created_at')),
  descending('id', sql.ref('stay_reviews.review_id')),
]
/** As in the indexes of 302. */
const scores = sql`(stay_reviews.place + stay_reviews.cleanliness + stay_reviews.service + stay_reviews.facilities)`

const orders: Record<CommentSort, Keyset> = {
  newest: new Keyset(newest),
  best: new Keyset([descending('integer', scores), ...newest]),
  worst: new Keyset([ascending('integer', scores), ...newest]),
}

const conditions: Record<Filter, ReturnType<typeof sql<SqlBool>>> = {
  all: sql`true`,
  pictures: sql`stay_reviews.has_pictures`,
  good: sql`stay_reviews.rating >= 4`,
  negative: sql`stay_reviews.rating <= 2`,
  business: sql`stay_reviews.traveller = 'business'`,
  couple: sql`stay_reviews.traveller = 'couple'`,
  family: sql`stay_reviews.traveller = 'family'`,
  friends: sql`stay_reviews.traveller = 'friends'`,
  solo: sql`stay_reviews.traveller = 'solo'`,
}

interface Wanted {
  readonly storeId: string
  readonly filter: Filter
  readonly mention: Mention | undefined
  readonly sort: CommentSort
  readonly slice: Slice
}

/** A page of a hotel's reviews. */
export function stayReviews(db: Db, { storeId, filter, mention, sort, slice }: Wanted) {
  const query = db
    .selectFrom('stay_reviews')
    .innerJoin('reviews', 'reviews.id', 'stay_reviews.review_id')
    .select(['reviews.id', 'author', 'anonymous', 'text', 'pictures', 'reply', 'replied_at', 'reviews.created_at'])
    .select(['stay_reviews.place', 'stay_reviews.cleanliness', 'stay_reviews.service', 'stay_reviews.facilities'])
    .select(['traveller', 'room', 'stayed_in'])
    .where('stay_reviews.store_id', '=', storeId)
    .where('reviews.hidden_at', 'is', null)
    .where(conditions[filter])
    .where(mention ? mentions(mention, ['reviews.text']) : sql<boolean>`true`)
  return orders[sort].page(query, slice).execute()
}

export type StayReviewRow = Awaited<ReturnType<typeof stayReviews>>[number]

/** Number of a hotel's reviews by filter. */
export async function stayReviewCounts(db: Db, storeId: string): Promise<Record<string, number>> {
  const counts = Object.entries(conditions).map(
    ([filter, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.ref(filter)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from stay_reviews join reviews on reviews.id = review_id
    where stay_reviews.store_id = ${storeId} and hidden_at is null`.execute(db)
  return rows[0] ?? {}
}

/** A review of a stay in a language. `avatars` are the default ones, for anonymous reviews. */
export function commentView(row: StayReviewRow, language: Language, avatars: readonly Picture[]): HotelComment {
  const { place, cleanliness, service, facilities, reply, replied_at: at } = row
  const author = row.anonymous
    ? { name: anonymousName[language], avatar: avatarOf(avatars, row.id) }
    : { name: row.author.name[language], avatar: row.author.avatar }
  return {
    id: row.id,
    author,
    anonymous: row.anonymous,
    rating: Math.round((place + cleanliness + service + facilities) * 2.5) / 10,
    ...{ place, cleanliness, service, facilities },
    traveller: row.traveller,
    text: row.text[language],
    pictures: row.pictures,
    room: row.room[language],
    stayedIn: row.stayed_in.slice(0, 7),
    reply: reply && at && { text: reply[language], at: at.toISOString() },
    createdAt: row.created_at.toISOString(),
  }
}
