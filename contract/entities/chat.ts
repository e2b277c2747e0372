import * as z from 'zod/mini'
import { businessKinds } from '../order-kinds'
import { Amount, Id, Instant, Picture } from './common'
import { OrderPhase } from './order-head'

/** The parties of conversations; a conversation is between a customer and one of the others. */
export const ChatParty = z.enum(['customer', 'store', 'rider', 'service'])
export type ChatParty = z.output<typeof ChatParty>

/** Sender of a message: a party, the service bot, or the platform with a notice. */
export const ChatSender = z.enum([...ChatParty.options, 'bot', 'system'])
export type ChatSender = z.output<typeof ChatSender>

/** Whether messages can be sent: `closed` for a rider's a day after the order, `blocked` when either party blocked the other. */
export const ChatState = z.enum(['open', 'closed', 'blocked'])
export type ChatState = z.output<typeof ChatState>

/** Current state of an order, whatever the age of its card. */
export const OrderCard = z.object({
  orderId: Id,
  number: z.string(),
  /** The kind of the order, whose screens show it. */
  orderKind: z.string(),
  state: z.string(),
  phase: OrderPhase,
  title: z.string(),
  picture: z.nullable(Picture),
  count: z.int(),
  total: Amount,
  placedAt: Instant,
})
export type OrderCard = z.output<typeof OrderCard>

/** A quick answer below a message of the assistant; it is sent as `choice` of `chat.send`, with its label as the text. */
export const ChatChoice = z.object({ key: z.string(), label: z.string() })
export type ChatChoice = z.output<typeof ChatChoice>

/** Content of a message. Cards whose subject no longer exists are `removed`. */
export const ChatContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), choices: z.array(ChatChoice) }),
  /** The address of a picture ends at `until`; the history has a new one. */
  z.object({ kind: z.literal('picture'), picture: Picture, until: Instant }),
  z.object({ kind: z.literal('order'), order: OrderCard }),
  /** The assistant asks which order it is about; choosing one sends its card. */
  z.object({ kind: z.literal('orders'), text: z.string(), orders: z.array(OrderCard) }),
  z.object({ kind: z.literal('product'), productId: Id, title: z.string(), picture: Picture, price: Amount }),
  z.object({
    kind: z.literal('store'),
    storeId: Id,
    name: z.string(),
    picture: Picture,
    business: z.enum(businessKinds),
  }),
  /** Notice of the platform between the messages, in the caller's language. */
  z.object({ kind: z.literal('notice'), text: z.string() }),
  /** Asks for a rating of the service that ended; `stars` once it was given. */
  z.object({ kind: z.literal('rating'), stars: z.nullable(z.int()) }),
  z.object({ kind: z.literal('recalled') }),
  z.object({ kind: z.literal('removed') }),
])
export type ChatContent = z.output<typeof ChatContent>

/** Kinds of messages that a person can send. */
export const ChatKind = z.enum(['text', 'picture', 'order', 'product', 'store'])
export type ChatKind = z.output<typeof ChatKind>

/** Kinds of cards that a person chooses from lists to send. */
export const ChatCardKind = z.enum(['order', 'product', 'store'])
export type ChatCardKind = z.output<typeof ChatCardKind>

/**
 * A message. `sequence` counts the messages of a conversation from 1 without gaps and is their order; whoever misses
 * one fetches it. Of a message only the content changes later, to `recalled` or `removed`.
 */
export const ChatMessage = z.object({
  id: Id,
  conversationId: Id,
  sequence: z.int(),
  from: ChatSender,
  /** Whether the caller's side sent it, from whatever device. */
  mine: z.boolean(),
  /** The client's UUID of a message of the caller's side. */
  clientId: z.nullable(Id),
  /** The person of the service who wrote it; null for others. */
  person: z.nullable(z.string()),
  at: Instant,
  /** End of the caller's right to recall it; null for messages that cannot be recalled. */
  recallBefore: z.nullable(Instant),
  content: ChatContent,
})
export type ChatMessage = z.output<typeof ChatMessage>

/** The newest message of a conversation as one line; the client has placeholders for kinds without text. */
export const ChatNewest = z.object({
  sequence: z.int(),
  from: ChatSender,
  mine: z.boolean(),
  kind: z.string(),
  text: z.string(),
})

/** A conversation as the caller's side sees it. */
export const Conversation = z.object({
  id: Id,
  /** The inbox that it is seen from: the caller's id, or that of the store that the caller answers for. */
  inboxId: Id,
  /** Which party the caller is, and the other one. */
  as: ChatParty,
  with: ChatParty,
  /** The other party: a store, a rider, the service, or a customer's nickname. */
  name: z.string(),
  picture: z.nullable(Picture),
  /** The store of a conversation with one, and its business. */
  storeId: z.nullable(Id),
  business: z.nullable(z.enum(businessKinds)),
  /** The order that it is about at present. */
  orderId: z.nullable(Id),
  newest: z.nullable(ChatNewest),
  /** Time of the newest message. */
  at: Instant,
  lastSequence: z.int(),
  /** Read positions of the caller's side and of the other one. */
  readSequence: z.int(),
  theirReadSequence: z.int(),
  /** The messages after `readSequence`. */
  unread: z.int(),
  pinned: z.boolean(),
  muted: z.boolean(),
  /** Whether it is out of the list until the next message. */
  hidden: z.boolean(),
  state: ChatState,
  /** Whether the caller blocked the other party. */
  blockedByMe: z.boolean(),
})
export type Conversation = z.output<typeof Conversation>

/** State of a conversation with the service: bot or human agent. */
export const ServiceState = z.object({
  /** `bot` until a person is asked for, then `queue`, `person` and at last `ended`; writing then begins with the bot again. */
  state: z.enum(['bot', 'queue', 'person', 'ended']),
  /** Number of requests before the caller's; 0 unless in the queue. */
  before: z.int(),
  /** Whether the caller has waited in the queue for so long that leaving a message is offered. */
  waitsLong: z.boolean(),
  /** Whether people answer now, and from when to when they do each day, as HH:mm in the deployment's time zone. */
  isOpen: z.boolean(),
  hours: z.object({ from: z.string(), to: z.string() }),
  /** The person who answers, once one does. */
  person: z.nullable(z.object({ name: z.string(), picture: z.nullable(Picture) })),
  /** Whether the service that ended last can be rated. */
  canRate: z.boolean(),
})
export type ServiceState = z.output<typeof ServiceState>

/** Whether a store is open now, and the minutes that it usually takes to answer; null where it has answered nobody lately. */
export const StoreAnswers = z.object({ isOpen: z.boolean(), minutes: z.nullable(z.int()) })
export type StoreAnswers = z.output<typeof StoreAnswers>
