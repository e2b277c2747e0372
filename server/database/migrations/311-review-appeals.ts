import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/** Appeals of authors against the hiding of their reviews, and the answers; a review shown again keeps why it was hidden. */
export const reviewAppeals: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(
      db,
      sql`alter table reviews add column if not exists appeal text, add column if not exists appealed_at timestamptz,
        add column if not exists appeal_shown boolean, add column if not exists appeal_answer text,
        add column if not exists appeal_decided_at timestamptz, add column if not exists was_hidden_at timestamptz`,
    )
    await buildIndex(
      db,
      'reviews_appealed',
      'on reviews ((appeal_decided_at is null), appealed_at desc, id desc) where appealed_at is not null',
    )
  },
}
