import type { MessageGroup, MessageKind } from '@contract/message-groups'
import type { IconName } from '@/components/base/Icon'

/** The meaning whose colour and tint a square has. */
export type Tint = 'info' | 'bad' | 'warn' | 'good'

/** Style of a kind or a group of messages. */
export interface Look {
  readonly icon: IconName
  readonly tint: Tint
}

export const kindLooks: Readonly<Record<MessageKind, Look>> = {
  order: { icon: 'receipt-text', tint: 'info' },
  offer: { icon: 'ticket-percent', tint: 'bad' },
  announcement: { icon: 'megaphone', tint: 'warn' },
}

export const groupLooks: Readonly<Record<MessageGroup, Look>> = {
  orders: { icon: 'receipt-text', tint: 'info' },
  bookings: { icon: 'calendar', tint: 'info' },
  refunds: { icon: 'rotate-cw', tint: 'good' },
  offers: { icon: 'ticket-percent', tint: 'bad' },
  reminders: { icon: 'bell-ring', tint: 'bad' },
  news: { icon: 'megaphone', tint: 'info' },
  wallet: { icon: 'wallet', tint: 'good' },
  account: { icon: 'shield-check', tint: 'warn' },
}
