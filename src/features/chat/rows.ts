import type { ChatMessage } from '@contract/entities/chat'

/** Messages this far apart have a time between them. */
const pauseMs = 5 * 60_000

/** A message with the dividers above it. */
export interface Row {
  readonly message: ChatMessage
  /** Whether its time is shown above it. */
  readonly isTimed: boolean
  /** Whether it follows another one of the same speaker directly. */
  readonly isNext: boolean
}

const middle: readonly string[] = ['notice', 'rating', 'recalled', 'removed']

/** Whether a message is something that one side said. */
export const isSaid = ({ content }: ChatMessage): boolean => !middle.includes(content.kind)

const speaker = ({ from, mine, person }: ChatMessage): string => `${mine} ${from} ${person}`

function rowOf(message: ChatMessage, before: ChatMessage | undefined): Row {
  const isTimed = !before || new Date(message.at).getTime() - new Date(before.at).getTime() > pauseMs
  const isNext =
    !isTimed && before !== undefined && !middle.includes(before.content.kind) && speaker(before) === speaker(message)
  return { message, isTimed, isNext }
}

/** The rows of messages in their order. */
export const rowsOf = (messages: readonly ChatMessage[]): readonly Row[] =>
  messages.map((message, index) => rowOf(message, messages[index - 1]))

/** The sequence of the last own message that the other side has read; 0 when none. */
export const lastRead = (messages: readonly ChatMessage[], theirReadSequence: number): number =>
  messages.filter(({ mine, sequence }) => mine && sequence <= theirReadSequence).pop()?.sequence ?? 0
