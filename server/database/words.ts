import { pinyin } from 'pinyin-pro'
import { synonymsOf } from './synonyms'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Matches a run of Chinese characters. */
export const chinese = /^\p{Script=Han}+$/u

/** The maximum length of an indexed word; longer ones are truncated. */
const longest = 40
/** The maximum number of words of a keyword. */
const most = 8

/** Splits a text into lower-case words: a run of Chinese characters is one word, a Latin word loses its plural. */
export function runs(text: string): string[] {
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

/** The pinyin of Chinese without tones, as one word. */
export const soundOf = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('')

const written = (text: string): string[] => runs(text).flatMap((run) => (chinese.test(run) ? pairs(run) : [run]))
const spoken = (text: string): string[] => runs(text).flatMap((run) => (chinese.test(run) ? sounds(run) : []))

/**
 * The search words of texts as a `tsvector` literal. Words of `first`, such as a store's name, have weight A and those of
 * `rest` B; the sounds of their Chinese have C and D.
 */
export function searchWords(first: readonly string[], rest: readonly string[] = []): string {
  const weights = new Map<string, string>()
  const parts = [
    ['A', first.flatMap(written)],
    ['B', rest.flatMap(written)],
    ['C', first.flatMap(spoken)],
    ['D', rest.flatMap(spoken)],
  ] as const
  for (const [weight, words] of parts)
    for (const word of words) if (word && !weights.has(word)) weights.set(word, weight)
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}

/** A keyword as `tsquery`s, from the widest to the narrowest. */
export interface SearchQuery {
  /** Words that a store or an item must match: Latin ones as prefixes, by their sound or by a synonym. */
  readonly any: string
  /** Without sounds. */
  readonly written: string
  /** Whole words as they are typed. */
  readonly exact: string
  /** Like `any`, in names alone. */
  readonly names: string
  /** Like `written` and `exact`, in names alone. */
  readonly named: { readonly written: string; readonly exact: string }
}

/** A word of a query; `begins` is one that matches as a prefix. */
interface Term {
  readonly word: string
  readonly begins: boolean
}

/** A single Chinese character is the prefix of a pair; a longer word is matched by its pairs. */
function termsOf(run: string): Term[] {
  if (!chinese.test(run)) return [{ word: run, begins: true }]
  return words(run).flatMap((word): Term[] => {
    if ([...word].length === 1) return [{ word, begins: true }]
    return pairs(word)
      .slice(0, -1)
      .map((pair) => ({ word: pair, begins: false }))
  })
}

const clause = (terms: readonly Term[], weights: string, exact = false): string =>
  terms
    .map(({ word, begins }) => {
      const mark = (begins && !(exact && !chinese.test(word)) ? '*' : '') + weights
      return mark ? `'${word}':${mark}` : `'${word}'`
    })
    .join(' & ')

/** A run of a keyword or one of its synonyms. */
function anyOf(terms: readonly Term[], synonyms: readonly string[], weights: string, others: string): string {
  const alternatives = synonyms.map((word) => clause(runs(word).flatMap(termsOf), others, true))
  if (alternatives.length === 0) return clause(terms, weights)
  return `(${[clause(terms, weights), ...alternatives].map((each) => `(${each})`).join(' | ')})`
}

/** The queries of a keyword, all of whose words must match; null for a keyword without letters or digits. */
export function searchQuery(keyword: string): SearchQuery | null {
  const known = new Set<string>()
  const parts = [...new Set(runs(keyword))].flatMap((run) => {
    const terms = termsOf(run).filter(({ word }) => known.size < most && !known.has(word) && known.add(word))
    return terms.length > 0 ? [{ terms, synonyms: synonymsOf(run) }] : []
  })
  if (parts.length === 0) return null
  const all = (weights: string, others: string) =>
    parts.map(({ terms, synonyms }) => anyOf(terms, synonyms, weights, others)).join(' & ')
  const exact = (weights: string) => parts.map(({ terms }) => clause(terms, weights, true)).join(' & ')
  return {
    any: all('', 'AB'),
    written: all('AB', 'AB'),
    exact: exact('AB'),
    names: all('AC', 'A'),
    named: { written: all('A', 'A'), exact: exact('A') },
  }
}
