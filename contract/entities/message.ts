import * as z from 'zod/mini'
import { messageGroupNames, messageKinds, messageTargets } from '../message-groups'
import { Id, Instant, Picture } from './common'

export const MessageKind = z.enum(messageKinds)
export const MessageGroup = z.enum(messageGroupNames)

/** Where a message leads. */
export const MessageTarget = z.object({ kind: z.enum(messageTargets), id: z.string() })
export type MessageTarget = z.output<typeof MessageTarget>

/** A message of the platform, in the caller's language. */
export const Message = z.object({
  id: Id,
  /** Whether it is an announcement to everybody, whose id is that of its article. */
  isArticle: z.boolean(),
  group: MessageGroup,
  title: z.string(),
  text: z.string(),
  /** Amounts and the like, in display order. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of the goods or the announcement. */
  picture: z.nullable(Picture),
  target: z.nullable(MessageTarget),
  /** Label of the target's button; null without one. */
  action: z.nullable(z.string()),
  /** Whether the event of the message has passed. */
  expired: z.boolean(),
  at: Instant,
  isRead: z.boolean(),
})
export type Message = z.output<typeof Message>
