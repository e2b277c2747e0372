import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** Tables whose `words` are searched. */
const searched = ['stores', 'goods', 'products']

const statements = `
create extension if not exists pg_trgm;
create table if not exists known_words (
  word text collate "C" primary key,
  spoken boolean not null
);
create index if not exists known_words_alike on known_words using gin (word gin_trgm_ops) where word ~ '^[a-z]{4,}$';
create index if not exists known_words_ends on known_words (reverse(word) collate "C") where not spoken;

create or replace function keep_words(added tsvector[]) returns void language sql as $$
  insert into known_words (word, spoken)
  select lexeme, bool_and(not weights && array['A', 'B'])
  from unnest(added) as each (words), unnest(each.words)
  group by lexeme
  having not exists (
    select from known_words
    where word = lexeme and (not spoken or bool_and(not weights && array['A', 'B']))
  )
  order by lexeme
  on conflict (word) do update set spoken = known_words.spoken and excluded.spoken
$$;
create or replace function words_inserted() returns trigger language plpgsql as $$
begin
  perform keep_words((select array_agg(distinct words) from added));
  return null;
end $$;
create or replace function words_updated() returns trigger language plpgsql as $$
begin
  perform keep_words(array[new.words]);
  return null;
end $$;`

const watch = (table: string) => `
drop trigger if exists words_inserted on ${table};
create trigger words_inserted after insert on ${table} referencing new table as added
  for each statement execute function words_inserted();
drop trigger if exists words_updated on ${table};
create trigger words_updated after update of words on ${table}
  for each row when (old.words is distinct from new.words) execute function words_updated();`

/**
 * The dictionary by which misspelled keywords are corrected: each search word of a store, an item or a product, and whether
 * it is only the sound of Chinese. Writers of the three keep it by triggers.
 */
export const knownWords: Migration = {
  outsideTransaction: true,
  async up(db) {
    await sql.raw(statements).execute(db)
    for (const table of searched) {
      await changeTable(db, sql.raw(watch(table)))
      await sql`select keep_words(array_agg(distinct words)) from ${sql.table(table)}`.execute(db)
    }
  },
}
