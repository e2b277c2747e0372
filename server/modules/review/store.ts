import type { Insertable, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MediaId, VideoId } from '@contract/entities/ids'
import type { Bilingual, Database, ReviewTable } from '../../database/schema'
import type { Order } from '../order/queries'
import { takeMedia } from '../upload/media'
import { takeVideo } from '../upload/video/shown'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Content of a review. */
export interface ReviewContent {
  readonly rating: number
  readonly text: string
  readonly pictures: readonly MediaId[]
  readonly video?: VideoId | undefined
}

const json = (value: unknown): string => JSON.stringify(value)
const inBoth = (text: string): Bilingual => ({ en: text, zh: text })

/** The store that an order's review is about. @throws Error for an order without one. */
export function storeOf({ id, store_id }: Order): string {
  if (store_id === null) throw new Error(`Order ${id} has no store to review`)
  return store_id
}

/**
 * The row of a review of an order by its customer, whose pictures and video are marked as used.
 * @throws Failure `mediaNotFound` or `videoNotFound`
 */
export async function reviewRow(
  tx: Tx,
  order: Order,
  { rating, text, pictures: ids, video: videoId }: ReviewContent,
  { anonymous, now }: { readonly anonymous: boolean; readonly now: Date },
) {
  const { customer_id } = order
  const { nickname, avatar } = await queries.customerOf(tx, customer_id)
  const pictures = await takeMedia(tx, { customerId: customer_id, ids, now })
  const video = videoId ? await takeVideo(tx, { customerId: customer_id, id: videoId, now }) : null
  return {
    id: uuid(),
    order_id: order.id,
    customer_id,
    store_id: storeOf(order),
    author: json({ name: inBoth(nickname), avatar }),
    anonymous,
    rating,
    taste: null,
    packaging: null,
    rider_liked: null,
    text: json(inBoth(text)),
    pictures: json(pictures),
    video: video && json(video),
    reply: null,
    replied_at: null,
    created_at: now,
  } satisfies Insertable<ReviewTable>
}
