import type { MessageTargetKind } from '@contract/message-groups'
import { navigate } from '@/platform/navigation/gate'

/** The screen of each target of a message, by its id. */
const screens: Record<MessageTargetKind, (id: string) => void> = {
  order: (id) => navigate('orderDetail', { id }),
  mallOrder: (id) => navigate('mallOrder', { id }),
  table: (id) => navigate('reservation', { kind: 'table', id }),
  stay: (id) => navigate('reservation', { kind: 'hotel', id }),
  voucher: (id) => navigate('voucher', { id }),
  errand: (id) => navigate('errandDetail', { id }),
  delivery: (id) => navigate('riderTask', { id }),
  queueNumber: (id) => navigate('reservation', { kind: 'number', id }),
  // A held offer is shown above the reservations.
  waitlist: () => navigate('reservations', {}),
  groupCart: (id) => navigate('groupCart', { id }),
  groupSplit: (id) => navigate('groupSplit', { id }),
  dealGroup: (id) => navigate('dealGroup', { id }),
  store: (id) => navigate('storeDetail', { id }),
  storeWork: (storeId) => navigate('merchantOrders', { storeId }),
  storeChat: (storeId) => navigate('storeMessages', { storeId }),
  storeRefunds: () => navigate('merchantRefunds'),
  storePayouts: () => navigate('merchantPayouts'),
  teamInvitations: () => navigate('teamInvitations'),
  licence: () => navigate('licenceRenewal'),
  refund: (id) => navigate('refund', { id }),
  mallCase: (id) => navigate('refundDetails', { id }),
  presale: (id) => navigate('presale', { id }),
  flashSale: (round) => navigate('flashSale', { round }),
  product: (id) => navigate('product', { id }),
  ownReviews: () => navigate('myEvaluations'),
  coupons: () => navigate('coupons'),
  withdrawal: (id) => navigate('withdrawDetail', { id }),
  invitations: () => navigate('invite'),
  application: (kind) => navigate('audit', { kind }),
  article: (id) => navigate('article', { id }),
}

/** Opens what a message leads to. */
export const openTarget = ({ kind, id }: { kind: MessageTargetKind; id: string }): void => screens[kind](id)
