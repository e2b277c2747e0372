import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ArticleTable, Database } from '../../database/schema'

type Db = Kysely<Database>
export type ArticleRow = Selectable<ArticleTable>

/** An article, out or not. */
export function articleById(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A standing text, such as the user agreement. */
export function articleByKey(db: Db, key: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('key', '=', key).executeTakeFirst()
}

interface Part {
  limit: number
  offset?: number
  column?: string | undefined
}

/** Announcements that are out by `now`, newest first. */
export function announcements(db: Db, now: Date, { limit, offset = 0, column }: Part): Promise<ArticleRow[]> {
  return db
    .selectFrom('articles')
    .selectAll()
    .where('kind', '=', 'announcement')
    .where('published_at', '<=', now)
    .$if(column !== undefined, (query) => query.where('column_key', '=', column ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Writes articles; one whose key is there already gets the new words and keeps its id. */
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
