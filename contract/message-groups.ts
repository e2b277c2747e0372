import type { NotificationTopic } from './notification-topics'

/** Kinds of messages, each with a separate list (product text §7, messages). */
export const messageKinds = ['order', 'offer', 'announcement'] as const
export type MessageKind = (typeof messageKinds)[number]

interface Group {
  readonly kind: MessageKind
  /** The notification setting that turns the number and the push of its messages off. */
  readonly setting: NotificationTopic
}

/** The groups by which a list of messages is filtered, each of one kind. */
export const messageGroups = {
  orders: { kind: 'order', setting: 'orders' },
  bookings: { kind: 'order', setting: 'orders' },
  refunds: { kind: 'order', setting: 'refunds' },
  offers: { kind: 'offer', setting: 'offers' },
  reminders: { kind: 'offer', setting: 'offers' },
  news: { kind: 'announcement', setting: 'announcements' },
  wallet: { kind: 'announcement', setting: 'wallet' },
  account: { kind: 'announcement', setting: 'announcements' },
} as const satisfies Record<string, Group>
export type MessageGroup = keyof typeof messageGroups

export const messageGroupNames = Object.keys(messageGroups) as [MessageGroup, ...MessageGroup[]]

/** The groups of a kind in display order. */
export const groupsOf = (kind: MessageKind): MessageGroup[] =>
  messageGroupNames.filter((group) => messageGroups[group].kind === kind)

/** Targets of a message; each is a screen of the client with one id. */
export const messageTargets = [
  'order',
  'mallOrder',
  'table',
  'stay',
  'voucher',
  'errand',
  'delivery',
  'queueNumber',
  'waitlist',
  'groupCart',
  'groupSplit',
  'dealGroup',
  'store',
  'storeWork',
  'storeChat',
  'storeRefunds',
  'storePayouts',
  'teamInvitations',
  'licence',
  'refund',
  'mallCase',
  'presale',
  'flashSale',
  'product',
  'ownReviews',
  'coupons',
  'withdrawal',
  'invitations',
  'application',
  'article',
] as const
export type MessageTargetKind = (typeof messageTargets)[number]

/** Subjects of reminders. */
export const reminderSubjects = ['presale', 'flashRound'] as const
export type ReminderSubject = (typeof reminderSubjects)[number]
