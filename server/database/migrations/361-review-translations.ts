import { sql, type Kysely } from 'kysely'

const statements = `
create table review_translations (
  review_id uuid not null references reviews on delete cascade,
  language text not null check (language in ('en', 'zh')),
  source text not null,
  texts jsonb not null,
  translated_at timestamptz not null,
  primary key (review_id, language)
);`

/** Translations of reviews, which are removed with them. */
export const reviewTranslations = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
