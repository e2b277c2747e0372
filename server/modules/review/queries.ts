import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type Transaction,
} from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MerchantReviewFilter } from '@contract/calls/merchant'
import type { ReviewId } from '@contract/entities/ids'
import type { ReviewFilter } from '@contract/entities/review'
import type { Language } from '@contract/settings'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, Database, ReviewDishTable, ReviewTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Words that a review has to say, in the language in which it is shown. */
export interface Mention {
  readonly keyword: string
  readonly language: Language
}

/**
 * Whether texts of a review say every word of a keyword. Chinese is found by its characters, in any place. The reviews are those of one subject in
 * the order of a list, so its index leads to the first page and no other index is needed (decision 115).
 */
export function mentions({ keyword, language }: Mention, columns: readonly string[]) {
  const texts = columns.map((column) => sql`${sql.ref(column)} ->> ${sql.lit(language)}`)
  const said = sql`lower(concat_ws(' ', ${sql.join(texts)}))`
  const words = keyword.toLowerCase().split(/\s+/u).filter(Boolean)
  const each = words.map((word) => sql<SqlBool>`strpos(${said}, ${word}) > 0`)
  return sql<boolean>`(${each.length > 0 ? sql.join(each, sql` and `) : sql`true`})`
}

interface Filtering {
  readonly filter: ReviewFilter
  readonly mention?: Mention | undefined
  readonly slice: Slice
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('reviews.created_at')),
  descending('id', sql.ref('reviews.id')),
])
/** The same order on `review_dishes`. */
const newestDishesFirst = new Keyset([
  descending('instant', sql.ref('review_dishes.created_at')),
  descending('id', sql.ref('review_dishes.review_id')),
])

/** Inserts a review and its dishes. */
export async function insertReview(
  tx: Tx,
  review: Insertable<ReviewTable>,
  dishes: readonly Insertable<ReviewDishTable>[],
): Promise<void> {
  await tx.insertInto('reviews').values(review).execute()
  if (dishes.length > 0) await tx.insertInto('review_dishes').values(dishes).execute()
}

/** Whether an order was reviewed. */
export async function hasReview(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx.selectFrom('reviews').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst()
  return found !== undefined
}

/** Reviews with their dishes in order, and their store. */
function withDishes(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('stores', 'stores.id', 'reviews.store_id')
    .selectAll('reviews')
    .select(['stores.name as store_name', 'stores.logo as store_logo'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_dishes')
          .select(['goods_id', 'name', 'liked'])
          .whereRef('review_id', '=', 'reviews.id')
          .orderBy('position'),
      ).as('dishes'),
    )
}

/** Reviews that staff have not hidden. */
const shown = (db: Db) => withDishes(db).where('reviews.hidden_at', 'is', null)

export type ReviewRow = Awaited<ReturnType<typeof reviewById>>

/** A review in a list. */
export type ListedReview = Awaited<ReturnType<typeof storeReviews>>[number]

type Filtered = 'reviews' | 'review_dishes'

const reviewId: Record<Filtered, string> = { reviews: 'reviews.id', review_dishes: 'review_dishes.review_id' }

/** A condition on the review itself, as `parent`. */
const onReview = (table: Filtered, condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from reviews as parent where parent.id = ${sql.ref(reviewId[table])} and ${condition})`

/** Whether the review of a dish is not hidden. */
const isShown = onReview('review_dishes', sql`parent.hidden_at is null`)

/** The same conditions as those of the partial indexes, where there is one. */
const conditions: Record<ReviewFilter, (table: Filtered) => ReturnType<typeof sql<boolean>> | undefined> = {
  all: () => undefined,
  video: (table) => onReview(table, sql`parent.video is not null`),
  added: (table) => onReview(table, sql`parent.follow_up is not null`),
  pictures: (table) => sql<boolean>`${sql.ref(`${table}.has_pictures`)}`,
  good: (table) => sql<boolean>`${sql.ref(`${table}.rating`)} >= 4`,
  medium: (table) => sql<boolean>`${sql.ref(`${table}.rating`)} = 3`,
  negative: (table) => sql<boolean>`${sql.ref(`${table}.rating`)} <= 2`,
}

const filtered = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { filter, mention }: Pick<Filtering, 'filter' | 'mention'>,
  table: Filtered,
): SelectQueryBuilder<DB, TB, O> => {
  const condition = conditions[filter](table)
  const found = condition ? query.where(condition) : query
  return mention ? found.where(onReview(table, mentions(mention, ['parent.text', 'parent.follow_up']))) : found
}

/** A page of a store's reviews, newest first. */
export function storeReviews(db: Db, storeId: string, { slice, ...wanted }: Filtering) {
  const reviews = filtered(shown(db).where('reviews.store_id', '=', storeId), wanted, 'reviews')
  return newestFirst.page(reviews, slice).execute()
}

const toReply: Record<MerchantReviewFilter, ReturnType<typeof sql<boolean>> | undefined> = {
  all: undefined,
  unanswered: sql<boolean>`reviews.reply is null`,
  negative: sql<boolean>`reviews.rating <= 2`,
}

/** A page of a store's reviews for its merchant, newest first. */
export function reviewsToReply(
  db: Db,
  storeId: string,
  { filter, slice }: { readonly filter: MerchantReviewFilter; readonly slice: Slice },
) {
  const reviews = shown(db).where('reviews.store_id', '=', storeId)
  const condition = toReply[filter]
  return newestFirst.page(condition ? reviews.where(condition) : reviews, slice).execute()
}

/** A page of the reviews of an item, newest first. */
export function goodsReviews(db: Db, goodsId: string, { slice, ...wanted }: Filtering): Promise<ListedReview[]> {
  const named = db.selectFrom('review_dishes').select('review_id').where('goods_id', '=', goodsId).where(isShown)
  const page = newestDishesFirst.slice(filtered(named, wanted, 'review_dishes'), slice)
  return newestFirst.page(withDishes(db).where('reviews.id', 'in', page), { limit: slice.limit }).execute()
}

/** A page of the reviews of a product, newest first. */
export function productReviews(db: Db, productId: string, { slice, ...wanted }: Filtering): Promise<ListedReview[]> {
  const reviews = filtered(shown(db).where('reviews.product_id', '=', productId), wanted, 'reviews')
  return newestFirst.page(reviews, slice).execute()
}

/** A page of a customer's own reviews, newest first. */
export function ownReviews(
  db: Db,
  { customerId, orderId, slice }: { customerId: string; orderId?: string; slice: Slice },
): Promise<ListedReview[]> {
  const own = withDishes(db).where('reviews.customer_id', '=', customerId)
  return newestFirst.page(orderId ? own.where('reviews.order_id', '=', orderId) : own, slice).execute()
}

/** An existing review with its dishes. */
export function reviewById(db: Db, id: string) {
  return withDishes(db).where('reviews.id', '=', id).executeTakeFirstOrThrow()
}

/** The sums of a store’s reviews; undefined before the first. */
export function storeRating(db: Db, storeId: string) {
  return db.selectFrom('store_ratings').selectAll().where('store_id', '=', storeId).executeTakeFirst()
}

/** The ratings of an item and its percentage; undefined when there is no such item. */
export function goodsRating(db: Db, goodsId: string) {
  return db
    .selectFrom('goods')
    .leftJoin('goods_ratings', 'goods_ratings.goods_id', 'goods.id')
    .selectAll('goods_ratings')
    .select('liked_percent')
    .where('goods.id', '=', goodsId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The counts of a product's reviews; undefined when it is not sold. */
export function productRating(db: Db, productId: string) {
  return db
    .selectFrom('products')
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.id')
    .selectAll('product_ratings')
    .where('products.id', '=', productId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** An own review, locked; undefined when it was deleted meanwhile. */
export function lockReview(tx: Tx, id: ReviewId) {
  return tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The dishes of a review with their ratings. */
export function dishesOf(tx: Tx, id: ReviewId) {
  return tx
    .selectFrom('review_dishes')
    .select(['goods_id as goodsId', 'liked'])
    .where('review_id', '=', id)
    .orderBy('goods_id')
    .execute()
}

/** Stores what the author adds to a review, in place of an earlier addition. */
export async function followUp(tx: Tx, id: ReviewId, text: Bilingual, at: Date): Promise<void> {
  const follow_up = JSON.stringify(text)
  await tx.updateTable('reviews').set({ follow_up, followed_up_at: at }).where('id', '=', id).execute()
}

/** Hides a review from everybody but its author. */
export async function hideReview(tx: Tx, id: ReviewId, hidden_reason: string, hidden_at: Date): Promise<void> {
  await tx.updateTable('reviews').set({ hidden_at, hidden_reason }).where('id', '=', id).execute()
}

/** Name of a store. */
export const storeName = async (db: Db, id: string): Promise<Bilingual> =>
  (await db.selectFrom('stores').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

/** Stores an appeal of the author. */
export async function appealReview(tx: Tx, id: ReviewId, appeal: string, at: Date): Promise<void> {
  const set = sql`update reviews set appeal = ${appeal}, appealed_at = ${at}, was_hidden_at = hidden_at where id = ${id}`
  await set.execute(tx)
}

/** Stores the answer to an appeal; a review that is shown again keeps the reason for which it was hidden. */
export async function decideAppeal(
  tx: Tx,
  id: ReviewId,
  { isShown, answer, at }: { readonly isShown: boolean; readonly answer: string; readonly at: Date },
): Promise<void> {
  const decided = { appeal_shown: isShown, appeal_answer: answer, appeal_decided_at: at }
  await tx
    .updateTable('reviews')
    .set({ ...decided, ...(isShown && { hidden_at: null }) })
    .where('id', '=', id)
    .execute()
}

/** Deletes a review with its ratings of dishes. */
export async function deleteReview(tx: Tx, id: ReviewId): Promise<void> {
  await tx.deleteFrom('review_dishes').where('review_id', '=', id).execute()
  await tx.deleteFrom('reviews').where('id', '=', id).execute()
}

/** Stores the merchant's reply; false when there is one already. */
export async function reply(tx: Tx, id: string, text: Bilingual, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ reply: JSON.stringify(text), replied_at: at })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The nickname and avatar of a customer. */
export function customerOf(tx: Tx, id: string) {
  return tx.selectFrom('customers').select(['nickname', 'avatar']).where('id', '=', id).executeTakeFirstOrThrow()
}
