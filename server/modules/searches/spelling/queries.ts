import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** The number of words that are compared with a misspelled one. */
const compared = 20

const begins = (column: RawBuilder<string>, beginning: RawBuilder<string>) =>
  sql<boolean>`(${column} >= ${beginning} and ${column} < ${beginning} || chr(1114111))`

/** Which of the words begin a known one. */
export async function knownOf(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select typed.word from unnest(${words}::text[]) as typed (word)
    where exists (select from known_words where ${begins(sql`known_words.word`, sql`typed.word`)})`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** Known Latin words that share most of their letters with a word, the most alike first. */
export function wordsLike(db: Db, word: string) {
  return db
    .selectFrom('known_words')
    .select(['word', 'spoken'])
    .where(sql<boolean>`word ~ '^[a-z]{4,}$'`)
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .orderBy('word')
    .limit(compared)
    .execute()
}

/** Known pairs of Chinese characters that begin with the first of a pair or end with its second one. */
export function pairsLike(db: Db, [first, second]: readonly [string, string]) {
  const ends = begins(sql`reverse(word) collate "C"`, sql`${second}`)
  return db
    .selectFrom('known_words')
    .select('word')
    .where('spoken', '=', false)
    .where(sql<boolean>`(${begins(sql`word`, sql`${first}`)} or ${ends})`)
    .where(sql<boolean>`char_length(word) = 2`)
    .orderBy('word')
    .execute()
}
