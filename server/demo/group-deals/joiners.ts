/** Behaviour of demo people in a group that somebody else has started; times in minutes of the demo. */
export interface Joiner {
  readonly key: 'filler' | 'unpaid' | 'leaver'
  /** In the note of the group it makes them come. */
  readonly word: string
  /** Time of the first one, and the interval of the next ones. */
  readonly come: number
  readonly each: number
  /** Number of joiners; undefined for the number of free places. */
  readonly count: number | undefined
}

/**
 * Possible joiners of a group: those who fill it, those who hold a place without paying, and those who pay and leave.
 */
export const joiners: readonly Joiner[] = [
  { key: 'filler', word: '#fill', come: 2, each: 1, count: undefined },
  { key: 'unpaid', word: '#unpaid', come: 1, each: 1, count: 1 },
  { key: 'leaver', word: '#leave', come: 1, each: 1, count: 1 },
]

const nobody = '#fail'

/**
 * Joiners of a group: those whose words are in its note; for a demo account's group without words, enough to fill it.
 */
export function joinersOf(note: string, isDemoAccount: boolean): readonly Joiner[] {
  const named = joiners.filter(({ word }) => note.includes(word))
  if (named.length > 0 || note.includes(nobody)) return named
  return isDemoAccount ? joiners.filter(({ key }) => key === 'filler') : []
}
