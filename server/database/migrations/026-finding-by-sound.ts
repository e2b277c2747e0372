import { type Kysely, sql } from 'kysely'
import { fillSomeWords, firstId, tablesWithWords } from './008-finding'
import { changeTable, type Migration } from './migration'

/**
 * Words by sound rank below written ones, and an item may have its picture in 3:2 for thumbnails.
 *
 * Its first version ran as one transaction, which locked the table of goods until the last word was written. The result is
 * the same, so databases that have it lack nothing; in others each batch of rows is locked only while its words are written.
 */
export const findingBySound: Migration = {
  outsideTransaction: true,
  async up(db: Kysely<unknown>) {
    await changeTable(db, sql`alter table goods add column if not exists wide_picture jsonb`)
    for (const table of tablesWithWords)
      for (let last: string | undefined = firstId; last !== undefined;) {
        const after: string = last
        last = await db.transaction().execute((tx) => fillSomeWords(tx, table, after))
      }
  },
}
