import type { Kysely } from 'kysely'
import { ChatCardKind, type OrderCard } from '@contract/entities/chat'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { Body } from './body'
import * as queries from './queries/cards'

type Db = Kysely<Database>

/** Subjects of message bodies, one query per kind. */
export interface Subjects {
  readonly orders: ReadonlyMap<string, queries.OrderCardRow>
  readonly products: ReadonlyMap<string, Awaited<ReturnType<typeof queries.productCards>>[number]>
  readonly stores: ReadonlyMap<string, queries.StoreCardRow>
  readonly colours: ReadonlyMap<string, string>
  readonly stars: ReadonlyMap<string, number | null>
}

async function byId<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map()
  return new Map((await read([...new Set(ids)])).map((row) => [row.id, row]))
}

/** Reads what bodies refer to: at most one query for each kind of card. */
export async function subjectsOf(db: Db, bodies: readonly Body[]): Promise<Subjects> {
  const idsOf = (pick: (body: Body) => readonly string[]) => bodies.flatMap(pick)
  const orderIds = (body: Body) =>
    body.kind === 'order' ? [body.orderId] : body.kind === 'orders' ? body.orderIds : []
  const [orders, products, stores, pictures, ratings] = await Promise.all([
    byId(idsOf(orderIds), (ids) => queries.orderCards(db, ids)),
    byId(
      idsOf((body) => (body.kind === 'product' ? [body.productId] : [])),
      (ids) => queries.productCards(db, ids),
    ),
    byId(
      idsOf((body) => (body.kind === 'store' ? [body.storeId] : [])),
      (ids) => queries.storeCards(db, ids),
    ),
    byId(
      idsOf((body) => (body.kind === 'picture' ? [body.pictureId] : [])),
      (ids) => queries.pictureColours(db, ids),
    ),
    byId(
      idsOf((body) => (body.kind === 'rating' ? [body.requestId] : [])),
      (ids) => queries.starsOf(db, ids),
    ),
  ])
  const colours = new Map([...pictures].map(([id, { colour }]) => [id, colour]))
  const stars = new Map([...ratings].map(([id, row]) => [id, row.stars]))
  return { orders, products, stores, colours, stars }
}

/** The kinds of cards that are worth sending in a conversation. */
export async function cardsFor(
  db: Db,
  { with_party, store_id }: { readonly with_party: string; readonly store_id: string | null },
): Promise<ChatCardKind[]> {
  if (with_party === 'service') return [...ChatCardKind.options]
  return store_id !== null && (await queries.sellsProducts(db, store_id)) ? ['product'] : []
}

/** The card of an order. */
export const orderCard = (row: queries.OrderCardRow, language: Language): OrderCard => ({
  orderId: row.id,
  number: row.number,
  orderKind: row.kind,
  state: row.state,
  phase: row.phase,
  title: row.title[language],
  picture: row.picture,
  count: row.count,
  total: row.total,
  placedAt: row.placed_at.toISOString(),
})
