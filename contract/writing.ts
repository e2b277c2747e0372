import type { Language } from './settings'

const han = /[\u3400-\u9fff]/g
const latinWord = /[A-Za-z\u00c0-\u024f]+/g

const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

/**
 * The language in which a text is written: Chinese where its characters outnumber the Latin words; undefined for a text without either,
 * such as numbers.
 */
export function writtenIn(text: string): Language | undefined {
  const [characters, words] = [countOf(text, han), countOf(text, latinWord)]
  if (characters === 0 && words === 0) return undefined
  return characters > words ? 'zh' : 'en'
}

/** Whether a text is written in another language than that of its reader. */
export function isForeign(text: string | undefined, language: Language): boolean {
  const written = text === undefined ? undefined : writtenIn(text)
  return written !== undefined && written !== language
}
