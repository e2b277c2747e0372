import type { ChatContent, Conversation } from '@contract/entities/chat'
import { words } from './text'

type Kind = ChatContent['kind']

/** Placeholder text of messages other than text. */
const labels: Partial<Record<Kind, (mine: boolean) => string>> = {
  picture: () => words().picture,
  order: () => words().order,
  product: () => words().product,
  store: () => words().storeCard,
  rating: () => words().rating,
  recalled: (mine) => (mine ? words().recalledMine : words().recalled),
  removed: () => words().removed,
}

/** The newest message of a conversation in one line; empty when there is none. */
export function newestLine({ newest }: Pick<Conversation, 'newest'>): string {
  if (!newest) return ''
  return labels[newest.kind as Kind]?.(newest.mine) ?? newest.text
}
