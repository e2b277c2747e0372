import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** Suggested words of the mall's search, beside those of the search of the whole app. */
export const mallWords: Migration = {
  outsideTransaction: true,
  up: (db) =>
    changeTable(
      db,
      sql`alter table search_words
        drop constraint if exists search_words_kind_check,
        add constraint search_words_kind_check check (kind in ('discover', 'trending', 'mall'))`,
    ),
}
