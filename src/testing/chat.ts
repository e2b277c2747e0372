import type { Answer } from '@/services/api'

type Record = Answer<'chat.record'>

const at = '2026-03-25T04:00:00.000Z'

/** A customer's conversation with a store about an order, with two messages, neither of them read. */
export const aConversation = (more: Partial<Record> = {}): Record => ({
  id: 'c1',
  inboxId: 'u1',
  as: 'customer',
  with: 'store',
  name: 'Old Lane Wonton',
  picture: null,
  storeId: 's1',
  business: 'takeaway',
  orderId: 'o1',
  newest: null,
  at,
  lastSequence: 2,
  readSequence: 0,
  theirReadSequence: 1,
  unread: 2,
  pinned: false,
  muted: false,
  hidden: false,
  state: 'open',
  blockedByMe: false,
  closesAt: null,
  canCall: false,
  cards: [],
  service: null,
  answers: { isOpen: true, minutes: 1 },
  order: {
    ...{ orderId: 'o1', number: '14286630', orderKind: 'takeaway', state: 'riderDelivering', phase: 'inProgress' },
    ...{ title: 'Shrimp wonton', picture: null, count: 3, total: 3890, placedAt: at },
  },
  ...more,
})
