/** Behaviour of a demo person in a shared cart; times in minutes of the demo, each after the one before. */
export interface Friend {
  readonly key: 'punctual' | 'greedy' | 'late' | 'leaver'
  /** In the cart's name it makes this friend come; those without one in it stay away. */
  readonly word: string
  readonly come: number
  readonly choose: number
  /** Time until they finish or leave; null for a friend who never does. */
  readonly then: { readonly step: 'ready' | 'leave'; readonly after: number } | null
  /** Quantity of a dish that they try to choose. */
  readonly wants: number
}

const ready = { step: 'ready', after: 2 } as const

/** The friends that a cart can have. */
export const friends: readonly Friend[] = [
  { key: 'punctual', word: '#friend', come: 2, choose: 2, then: ready, wants: 1 },
  { key: 'greedy', word: '#overcap', come: 4, choose: 2, then: ready, wants: 9 },
  { key: 'late', word: '#late', come: 12, choose: 3, then: null, wants: 1 },
  { key: 'leaver', word: '#leave', come: 2, choose: 2, then: { step: 'leave', after: 4 }, wants: 1 },
]

const nobody = '#nobody'
const usual: readonly Friend['key'][] = ['punctual', 'greedy', 'late']

/** Friends of a cart: those whose words are in its name; for a demo account's cart without words, the usual ones. */
export function friendsOf(name: string, isDemoAccount: boolean): readonly Friend[] {
  const named = friends.filter(({ word }) => name.includes(word))
  if (named.length > 0 || name.includes(nobody)) return named
  return isDemoAccount ? friends.filter(({ key }) => usual.includes(key)) : []
}
