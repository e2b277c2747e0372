import { sql, type Kysely } from 'kysely'
import { fillWords } from './008-finding'

/** Words by sound weigh less than those that are written, and an item may have its picture in 3:2 for thumbnails. */
export const findingBySound = {
  async up(db: Kysely<unknown>) {
    await sql`alter table goods add column wide_picture jsonb`.execute(db)
    await fillWords(db)
  },
}
