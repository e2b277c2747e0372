import * as z from 'zod/mini'
import { defineCall } from '../call'
import {
  ChatCardKind,
  ChatKind,
  ChatMessage,
  Conversation,
  OrderCard,
  ServiceState,
  StoreAnswers,
} from '../entities/chat'
import { Empty, Id, Instant, lines, pageOf, paging, text } from '../entities/common'
import { ConversationId, InboxId, OrderId, PrivateMediaId, RefundId } from '../entities/ids'
import { limits } from '../limits'

/** The address and token of the live channel; field names as in product text §3, chat socket auth. */
export const chatAuth = defineCall({
  name: 'chat.auth',
  summary: 'Address and signature of the live channel',
  who: 'customer',
  request: Empty,
  response: z.object({ socket_url: z.string(), uid: z.string(), userSig: z.string(), expiresAt: Instant }),
  failures: [],
})

/** A position in a conversation. */
const Sequence = z.int().check(z.gte(0), z.lte(2_000_000_000))
const one = { conversationId: ConversationId }
/** The caller's own inbox, whose id is the caller's, which it is by default; or that of a store that the caller runs, whose id is the store's. */
const inbox = { inboxId: z.optional(InboxId) }

/** A conversation with the details of its screen beside the messages. */
export const ConversationRecord = z.extend(Conversation, {
  /** Current state of the order that the conversation is about. */
  order: z.nullable(OrderCard),
  /** Closing time; null while its order is under way, and for conversations that do not close. */
  closesAt: z.nullable(Instant),
  /** Whether `chat.call` can be asked for a number. */
  canCall: z.boolean(),
  /** The cards that are worth sending in it: a shop's own products, and to the service the customer's orders and what was viewed. */
  cards: z.array(ChatCardKind),
  /** Of a conversation with the service. */
  service: z.nullable(ServiceState),
  /** Of a customer's conversation with a store. */
  answers: z.nullable(StoreAnswers),
})

/**
 * Finds or makes the caller's one conversation with a store, the rider of an order, or the service. With a store it is named
 * by `storeId`, or by an order or after-sales case that it is about; a case or an order can be given for the service too.
 */
export const chatOpen = defineCall({
  name: 'chat.open',
  summary: 'Open a conversation',
  who: 'customer',
  request: z.object({
    with: z.enum(['store', 'rider', 'service']),
    storeId: z.optional(Id),
    orderId: z.optional(OrderId),
    refundId: z.optional(RefundId),
  }),
  response: ConversationRecord,
  failures: ['storeNotFound', 'orderNotFound', 'refundNotFound', 'chatNotOffered', 'chatWithOneself', 'chatNoRider'],
})

/** The conversations of the caller, or of a store that the caller runs: pinned ones first, then by their newest message. */
export const chatConversations = defineCall({
  name: 'chat.conversations',
  summary: 'The conversations',
  who: 'customer',
  request: z.object({ ...paging, ...inbox }),
  response: pageOf(Conversation),
  failures: ['inboxNotFound'],
})

/** One conversation: its parties, its order, the responder, the read positions, and whether it is closed or blocked. */
export const chatRecord = defineCall({
  name: 'chat.record',
  summary: 'One conversation',
  who: 'customer',
  request: z.object(one),
  response: ConversationRecord,
  failures: ['conversationNotFound'],
})

/**
 * Messages of a conversation in ascending order. Without a bound the newest ones; with `before` those next below it, with
 * `after` those next above it, and with both what lies between, which fills a hole. Neither bound is answered itself.
 */
export const chatHistory = defineCall({
  name: 'chat.history',
  summary: 'The messages of a conversation',
  who: 'customer',
  request: z.object({
    ...one,
    before: z.optional(Sequence),
    after: z.optional(Sequence),
    limit: z._default(z.int().check(z.gte(1), z.lte(limits.chatPageMax)), limits.chatPage),
  }),
  response: z.object({
    items: z.array(ChatMessage),
    /** The sequence of the newest message there is. */
    lastSequence: z.int(),
    /** The server's time of the answer, which clients of earlier versions read; those of today go by the `Date` header. */
    now: z.optional(Instant),
    /** Whether there is more within the bounds: above the answered ones when only `after` was given, else below them. */
    hasMore: z.boolean(),
  }),
  failures: ['conversationNotFound'],
})

/**
 * Sends a message. `clientId` names it for ever within the conversation: sending it again answers the same message, and
 * is refused with another content. The text is refused by name when it is empty, invisible, too long or not allowed.
 */
export const chatSend = defineCall({
  name: 'chat.send',
  summary: 'Send a message',
  who: 'customer',
  request: z.object({
    ...one,
    clientId: Id,
    kind: ChatKind,
    text: z.optional(lines(limits.chatTextSent)),
    /** A picture uploaded for the module `chat`, which only the two parties see. */
    pictureId: z.optional(PrivateMediaId),
    /** An order between the two parties. */
    orderId: z.optional(Id),
    productId: z.optional(Id),
    storeId: z.optional(Id),
    /** The key of the assistant's choice that the text is the label of. */
    choice: z.optional(text(limits.chatChoiceLength)),
  }),
  response: ChatMessage,
  failures: [
    'conversationNotFound',
    'privateMediaNotFound',
    'chatClosed',
    'chatBlocked',
    'chatBlockedByYou',
    'chatTextEmpty',
    'chatTextTooLong',
    'chatWordsRefused',
    'chatLinkRefused',
    'chatTooFast',
    'chatIdReused',
    'chatCardNotFound',
  ],
})

/**
 * Changes since the value of a counter that belongs to the caller, or to the store, and grows by one with each change:
 * conversations with new messages, read positions or settings, and messages whose content changed. No change that
 * commits late is missed. Without `after` it answers only the current counter and the unread count; a client calls it
 * so before it reads lists.
 */
export const chatSync = defineCall({
  name: 'chat.sync',
  summary: 'Changes in the conversations',
  who: 'customer',
  request: z.object({ ...inbox, after: z.optional(z.int().check(z.gte(0))) }),
  response: z.object({
    /** The `after` of the next call. */
    counter: z.int(),
    hasMore: z.boolean(),
    /** Unread messages of conversations that are neither muted nor hidden, at most `limits.chatUnreadMax`. */
    unread: z.int(),
    conversations: z.array(Conversation),
    /** Messages that were recalled, removed or rated since; `chat.history` has them as they are now. */
    changed: z.array(z.object({ conversationId: Id, sequence: z.int() })),
  }),
  failures: ['inboxNotFound'],
})

/** Moves the caller's read position forward; a lower one, or one beyond the newest message, changes nothing more than it can. */
export const chatRead = defineCall({
  name: 'chat.read',
  summary: 'Mark messages as read',
  who: 'customer',
  request: z.object({ ...one, sequence: Sequence }),
  response: z.object({ readSequence: z.int(), unread: z.int() }),
  failures: ['conversationNotFound'],
})

/** Takes a message of the caller's side back within `limits.chatRecallMinutes`; repeating it changes nothing. */
export const chatRecall = defineCall({
  name: 'chat.recall',
  summary: 'Recall a message',
  who: 'customer',
  request: z.object({ ...one, sequence: Sequence }),
  response: ChatMessage,
  failures: ['conversationNotFound', 'chatMessageNotFound', 'chatRecallTooLate'],
})

/** Changes what is given: pinned, muted, hidden from the list until the next message, or the other party blocked. */
export const chatSettings = defineCall({
  name: 'chat.settings',
  summary: 'Pin, mute, hide or block a conversation',
  who: 'customer',
  request: z.object({
    ...one,
    pinned: z.optional(z.boolean()),
    muted: z.optional(z.boolean()),
    hidden: z.optional(z.boolean()),
    blocked: z.optional(z.boolean()),
  }),
  response: Conversation,
  failures: ['conversationNotFound', 'chatServiceNotBlocked'],
})

/** Short texts that suit the conversation's party and its order's state, to be sent as they are. */
export const chatQuickReplies = defineCall({
  name: 'chat.quickReplies',
  summary: 'Quick replies',
  who: 'customer',
  request: z.object(one),
  response: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
  failures: ['conversationNotFound'],
})

/** Asks for a person of the service; from then on the assistant is silent. Repeating it changes nothing. */
export const chatHuman = defineCall({
  name: 'chat.human',
  summary: 'Ask for a human agent',
  who: 'customer',
  request: z.object(one),
  response: ServiceState,
  failures: ['conversationNotFound', 'chatNotService'],
})

/** Ends the service at present, or leaves its queue; repeating it changes nothing. */
export const chatEnd = defineCall({
  name: 'chat.end',
  summary: 'End the service',
  who: 'customer',
  request: z.object(one),
  response: ServiceState,
  failures: ['conversationNotFound', 'chatNotService'],
})

/** Tags that a customer can add to a star rating of the service. */
export const RatingWord = z.enum(['fast', 'friendly', 'clear', 'slow', 'unfriendly', 'unclear'])
export type RatingWord = z.output<typeof RatingWord>

/** Rates the service that ended last, once. */
export const chatRate = defineCall({
  name: 'chat.rate',
  summary: 'Rate the service',
  who: 'customer',
  request: z.object({
    ...one,
    stars: z.int().check(z.gte(1), z.lte(5)),
    solved: z.boolean(),
    words: z._default(z.array(RatingWord).check(z.maxLength(limits.chatRatingWords)), []),
  }),
  response: ServiceState,
  failures: ['conversationNotFound', 'chatNotService', 'chatNothingToRate', 'chatRated'],
})

/**
 * A number that connects the two parties of an order for some minutes and shows neither the other's. If there is none the
 * call is refused: the real number is never answered.
 */
export const chatCall = defineCall({
  name: 'chat.call',
  summary: 'A number to call the other party',
  who: 'customer',
  request: z.object(one),
  response: z.object({ number: z.string(), until: Instant, orderId: Id }),
  failures: ['conversationNotFound', 'chatCallUnavailable'],
})
