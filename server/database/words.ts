import { pinyin } from 'pinyin-pro'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const chinese = /^\p{Script=Han}+$/u

/** How long a word may be; what is longer is cut, for nobody types it in full. */
const longest = 40
/** How many words of a keyword are looked for. */
const most = 8

/** The words of a text in lower case: a run of Chinese characters is one word here, a Latin word loses its plural. */
function runs(text: string): string[] {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu)
  return (found ?? []).map((word) => (chinese.test(word) ? word : singular(word)).slice(0, longest))
}

const singular = (word: string): string => (/^[a-z]{3,}[^s\W\d_]s$/.test(word) ? word.slice(0, -1) : word)

/** Every two neighbours of a run, and its last character: so each character begins one, and each word is some of them. */
function pairs(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

const words = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** How a run sounds from each of its words on: in full ("niuroumian") and by first letters ("nrm"). */
function sounds(run: string): string[] {
  const parts = words(run).map((word) => pinyin(word, { toneType: 'none', type: 'array', v: true }))
  return parts.flatMap((_, from) => {
    const syllables = parts.slice(from).flat()
    return [syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')]
  })
}

const lexemes = (text: string): string[] =>
  runs(text).flatMap((run) => (chinese.test(run) ? [...pairs(run), ...sounds(run)] : [run]))

/**
 * What a keyword is held against: a `tsvector` in PostgreSQL's own notation. Words of `first`, such as a store's name,
 * weigh more (A) than those of `rest`.
 */
export function searchWords(first: readonly string[], rest: readonly string[] = []): string {
  const heavy = new Set(first.flatMap(lexemes))
  const light = new Set(rest.flatMap(lexemes).filter((lexeme) => !heavy.has(lexeme)))
  const weighed = (set: Set<string>, weight: string) => [...set].filter(Boolean).map((word) => `'${word}':1${weight}`)
  return [...weighed(heavy, 'A'), ...weighed(light, 'B')].join(' ')
}

/**
 * The `tsquery` of a keyword, which is cut into words here: all of them have to be there, Latin ones as beginnings. Null
 * for a keyword without a letter or number, which finds nothing.
 */
export function searchQuery(keyword: string): string | null {
  const terms = runs(keyword).flatMap((run) => (chinese.test(run) ? words(run).flatMap(chineseTerms) : [`'${run}':*`]))
  return terms.length > 0 ? [...new Set(terms)].slice(0, most).join(' & ') : null
}

/** A single character begins a pair; the pairs of a word are all but its last character alone. */
function chineseTerms(word: string): string[] {
  if ([...word].length === 1) return [`'${word}':*`]
  return pairs(word)
    .slice(0, -1)
    .map((pair) => `'${pair}'`)
}

/** The same `tsquery` for words of weight A alone: those of names. */
export const ofNames = (query: string): string =>
  query.replace(/'(:\*)?(?= |$)/g, (end) => (end === "'" ? `':A` : `${end}A`))
