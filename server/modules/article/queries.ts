import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { ascending, descending, Keyset, type Slice } from '../../database/keyset'
import type { ArticleTable, Bilingual, Database } from '../../database/schema'

type Db = Kysely<Database>
export type ArticleRow = Selectable<ArticleTable>

/** An article, published or not. */
export function articleById(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A standard text, such as the user agreement. */
export function articleByKey(db: Db, key: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('key', '=', key).executeTakeFirst()
}

/** An announcement to everybody. */
interface NewAnnouncement {
  readonly id: string
  readonly title: Bilingual
  readonly text: Bilingual
  readonly column: string
  readonly at: Date
  /** Code of the only city that it is about. */
  readonly city: string | null
}

/** Publishes an announcement with one paragraph. */
export async function insertAnnouncement(
  db: Db,
  { id, title, text, column, at, city }: NewAnnouncement,
): Promise<void> {
  const paragraphs = JSON.stringify([{ heading: null, text }])
  const row = { id, key: null, kind: 'announcement' as const, title: JSON.stringify(title), paragraphs }
  await db
    .insertInto('articles')
    .values({ ...row, column_key: column, published_at: at, news_city: city })
    .execute()
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('articles.published_at')),
  ascending('id', sql.ref('articles.id')),
])

interface Announced {
  readonly column?: string | undefined
  /** Only those that are news in a city. */
  readonly city?: string
}

/** Announcements published by `now`, of one column or of all, newest first. */
export function announcements(db: Db, now: Date, slice: Slice, { column, city }: Announced = {}) {
  const all = db
    .selectFrom('articles')
    .selectAll()
    .where('kind', '=', 'announcement')
    .where('published_at', '<=', now)
    .$if(column !== undefined, (query) => query.where('column_key', '=', column ?? ''))
    .$if(city !== undefined, (query) =>
      query.where((eb) => eb.or([eb('news_city', 'is', null), eb('news_city', '=', city ?? '')])),
    )
  return newestFirst.page(all, slice).execute()
}

/** Upserts articles by key; existing ones keep their id. */
export async function saveArticles(db: Db, rows: Insertable<ArticleTable>[]): Promise<void> {
  await db
    .insertInto('articles')
    .values(rows)
    .onConflict((oc) =>
      oc.column('key').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        paragraphs: eb.ref('excluded.paragraphs'),
        published_at: eb.ref('excluded.published_at'),
      })),
    )
    .execute()
}
