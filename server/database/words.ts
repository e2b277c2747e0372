import { pinyin } from 'pinyin-pro'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const chinese = /^\p{Script=Han}+$/u

/** The maximum length of an indexed word; longer ones are truncated. */
const longest = 40
/** The maximum number of words of a keyword. */
const most = 8

/** Splits a text into lower-case words: a run of Chinese characters is one word, a Latin word loses its plural. */
function runs(text: string): string[] {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu)
  return (found ?? []).map((word) => (chinese.test(word) ? word : singular(word)).slice(0, longest))
}

const singular = (word: string): string => (/^[a-z]{3,}[^s\W\d_]s$/.test(word) ? word.slice(0, -1) : word)

/** All pairs of neighbouring characters and the last character, so that every character begins one. */
function pairs(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

const words = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** The pinyin of a run from each of its words on: in full ("niuroumian") and as initials ("nrm"). */
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
 * The search words of texts as a `tsvector` literal. Words of `first`, such as a store's name, have weight A, those of
 * `rest` the default.
 */
export function searchWords(first: readonly string[], rest: readonly string[] = []): string {
  const heavy = new Set(first.flatMap(lexemes))
  const light = new Set(rest.flatMap(lexemes).filter((lexeme) => !heavy.has(lexeme)))
  const weighed = (set: Set<string>, weight: string) => [...set].filter(Boolean).map((word) => `'${word}':1${weight}`)
  return [...weighed(heavy, 'A'), ...weighed(light, 'B')].join(' ')
}

/**
 * The `tsquery` of a keyword: all of its words must match, Latin ones as prefixes. Null for a keyword without letters
 * or digits.
 */
export function searchQuery(keyword: string): string | null {
  const terms = runs(keyword).flatMap((run) => (chinese.test(run) ? words(run).flatMap(chineseTerms) : [`'${run}':*`]))
  return terms.length > 0 ? [...new Set(terms)].slice(0, most).join(' & ') : null
}

/** A single character is matched as the prefix of a pair; a longer word by its pairs. */
function chineseTerms(word: string): string[] {
  if ([...word].length === 1) return [`'${word}':*`]
  return pairs(word)
    .slice(0, -1)
    .map((pair) => `'${pair}'`)
}

/** The same `tsquery` restricted to weight A, the words of names. */
export const ofNames = (query: string): string =>
  query.replace(/'(:\*)?(?= |$)/g, (end) => (end === "'" ? `':A` : `${end}A`))
