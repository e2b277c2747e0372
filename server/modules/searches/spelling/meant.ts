import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { synonymsOf } from '../../../database/synonyms'
import { chinese, runs, type SearchQuery, searchQuery, soundOf } from '../../../database/words'
import { distance } from './distance'
import { knownOf, pairsLike, wordsLike } from './queries'

type Db = Kysely<Database>

/** The minimum length of a Latin word that is corrected, and the length from which two mistakes are. */
const lengths = { corrected: 4, twice: 6 }

/** Words about the place, which every search is near to. */
const nearby = /\b(?:near ?me|nearby|around me)\b|附近的?/giu

/** The pairs of neighbouring characters of a Chinese run. */
const pairsOf = (run: string): [string, string][] => {
  const characters = [...run]
  return characters.slice(1).map((character, index) => [characters[index] ?? '', character])
}

/** The known word that is meant by a misspelled Latin one; written words come before sounds of Chinese. */
async function correctWord(db: Db, word: string): Promise<string | undefined> {
  if (word.length < lengths.corrected || !/^[a-z]+$/.test(word)) return undefined
  const most = word.length < lengths.twice ? 1 : 2
  const found = (await wordsLike(db, word))
    .map((each) => ({ ...each, mistakes: distance(word, each.word) }))
    .filter(({ mistakes }) => mistakes <= most)
  found.sort((one, other) => Number(one.spoken) - Number(other.spoken) || one.mistakes - other.mistakes)
  return found[0]?.word
}

/** A Chinese run with each unknown pair replaced by a known one of the same sound. */
async function correctChinese(db: Db, run: string, known: ReadonlySet<string>): Promise<string> {
  const characters = [...run]
  for (const [index, pair] of pairsOf(run).entries()) {
    if (known.has(pair.join(''))) continue
    const sound = soundOf(pair.join(''))
    const meant = (await pairsLike(db, pair)).find(({ word }) => soundOf(word) === sound)
    if (meant) characters.splice(index, 2, ...meant.word)
  }
  return characters.join('')
}

/** The meaning of a Chinese run; empty for one of which nothing on sale has any pair, such as "not spicy". */
async function meantChinese(db: Db, run: string, known: ReadonlySet<string>): Promise<string> {
  const corrected = await correctChinese(db, run, known)
  const pairs = pairsOf(run)
  const isKnown = pairs.length === 0 || corrected !== run || pairs.some((pair) => known.has(pair.join('')))
  return isKnown || synonymsOf(run).length > 0 ? corrected : ''
}

/**
 * The meaning of a keyword: misspelled words are corrected to known ones, and words that nothing on sale has are left out
 * where others remain. A keyword that is understood is returned as it is.
 */
export async function meantBy(db: Db, keyword: string): Promise<string> {
  const typed = runs(keyword)
  const rest = runs(keyword.normalize('NFKC').replaceAll(nearby, ' '))
  const words = rest.length > 0 ? rest : typed
  const parts = words.flatMap((run) => (chinese.test(run) ? pairsOf(run).map((pair) => pair.join('')) : [run]))
  const known = parts.length > 0 ? await knownOf(db, parts) : new Set<string>()
  const meant: string[] = []
  for (const run of words) {
    if (chinese.test(run)) meant.push(await meantChinese(db, run, known))
    else if (known.has(run) || synonymsOf(run).length > 0) meant.push(run)
    else meant.push((await correctWord(db, run)) ?? '')
  }
  const kept = meant.filter((word) => word !== '')
  return kept.length === 0 || kept.join(' ') === typed.join(' ') ? keyword : kept.join(' ')
}

/** The query of what a keyword means; null for a keyword without letters or digits. */
export const meantQuery = async (db: Db, keyword: string): Promise<SearchQuery | null> =>
  searchQuery(await meantBy(db, keyword))
