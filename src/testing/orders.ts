import type * as z from 'zod/mini'
import {
  type Delay,
  type OrderDetail,
  type OrderLine,
  OtherKind,
  type Quote,
  type TakeawayDetail,
  type TakeawaySummary,
} from '@contract/entities/order'
import type { MoneyBack, Refund } from '@contract/entities/refund'
import { actionsOf } from '@contract/states/actions'
import { isOpenRefund } from '@contract/states/after-sales'
import { takeaway, takeawayActions, takeawayPhases, takeawayState } from '@contract/states/takeaway'

const picture = { path: '', colour: '#cccccc' }

type Parts<T> = Partial<Omit<T, 'store'>> & { store?: Partial<TakeawaySummary['store']> }

/** A test order of one bowl of noodles, with overrides. */
export function orderOf({ store, ...parts }: Parts<TakeawaySummary> = {}): TakeawaySummary {
  const order: Omit<TakeawaySummary, 'state' | 'phase' | 'actions'> = {
    id: 'o1',
    number: '8216032512064471',
    kind: 'takeaway',
    status: 'waitingAccept',
    step: 'waitingAccept',
    fulfilment: 'delivery',
    deliveryMethod: 'rider',
    pictures: [picture],
    title: 'Beef noodles',
    note: 'Large',
    count: 1,
    total: 3200,
    placedAt: '2026-01-01T04:05:00Z',
    utcOffset: 480,
    estimatedAt: '2026-01-01T04:38:00Z',
    payBefore: null,
    rider: null,
    refunded: 0,
    refund: null,
    shortage: null,
    ...parts,
    store: { id: 's1', name: 'Noodles', logo: picture, ...store },
  }
  const state = takeawayState(order)
  const { deliveryMethod: variant, refund } = order
  const refundable = !refund || !(isOpenRefund(refund.state) || refund.state === 'refused')
  const actions = actionsOf({ machine: takeaway, actions: takeawayActions }, { state, variant, refundable })
  return { ...order, state, phase: takeawayPhases[state], actions }
}

/** The order line in quotes and orders. */
export const orderedGoods: OrderLine = {
  goodsId: 'g1',
  name: 'Beef noodles',
  picture,
  optionText: 'Large',
  quantity: 1,
  price: 2900,
  shopPrice: 2900,
  priceKind: 'shop',
}

/** Its price components with delivery. */
export const orderedParts: Quote['components'] = [
  { kind: 'goods', label: 'Items', amount: 2900, original: null },
  { kind: 'delivery', label: 'Delivery', amount: 300, original: 500 },
]

/** A rider's request for ten more minutes. */
export const aDelay: Delay = {
  minutes: 10,
  askedAt: '2026-01-01T04:30:00Z',
  answerBefore: '2099-01-01T00:00:00Z',
  estimatedAt: '2026-01-01T04:48:00Z',
  answer: null,
}

/** The detail of the test order. */
export const detailOf = (parts: Parts<TakeawayDetail> = {}): TakeawayDetail => ({
  lines: [{ ...orderedGoods, position: 0, paid: 2900, refundedQuantity: 0, openQuantity: 0 }],
  components: orderedParts,
  saved: 200,
  storeContact: { phone: '0755-1234', address: '21 Keyuan Rd', latitude: 22.53, longitude: 113.93 },
  address: null,
  deliverAt: null,
  pickupCode: null,
  pickupPhone: null,
  timeline: [],
  remark: '',
  tableware: 0,
  hideNumber: true,
  riderNote: '',
  contactFree: false,
  ifSoldOut: 'call',
  paidWith: null,
  canInvoice: false,
  paidBy: null,
  paidAt: null,
  cancelReason: null,
  delay: null,
  canChangeAddress: false,
  addition: null,
  closedUntil: null,
  lateCompensation: null,
  riderTip: null,
  refunds: [],
  refundBefore: null,
  ...parts,
  ...orderOf(parts),
})

type OtherDetail = Extract<OrderDetail, { readonly kind: z.output<typeof OtherKind> }>

/** An order of two tickets without a store, of a kind unknown to the client. */
export const ticketOf = (parts: Partial<OtherDetail> = {}): OtherDetail => ({
  id: 't1',
  number: '8216032512064472',
  kind: OtherKind.parse('ticket'),
  phase: 'inProgress',
  state: 'seated',
  title: 'Evening show',
  pictures: [picture],
  count: 2,
  total: 16000,
  placedAt: '2026-01-01T04:05:00Z',
  utcOffset: 480,
  payBefore: null,
  refunded: 0,
  refund: null,
  store: null,
  actions: [],
  lines: [
    {
      name: 'Evening show',
      picture,
      optionText: 'Row 3',
      quantity: 2,
      price: 8000,
      position: 0,
      paid: 16000,
      refundedQuantity: 0,
      openQuantity: 0,
    },
  ],
  components: [{ kind: 'goods', label: 'Items', amount: 16000, original: null }],
  saved: 0,
  timeline: [],
  paidWith: null,
  canInvoice: false,
  paidBy: null,
  paidAt: null,
  cancelReason: null,
  refunds: [],
  refundBefore: null,
  ...parts,
})

/** Money of the test order that is back in the balance. */
export const aMoneyBack = (parts: Partial<MoneyBack> = {}): MoneyBack => ({
  amount: 2900,
  method: 'balance',
  toFriend: false,
  refundId: null,
  at: '2026-01-01T05:10:00Z',
  arrivedAt: '2026-01-01T05:10:00Z',
  ...parts,
})

/** A refund of the test order, waiting for the store. */
export const refundOf = (parts: Partial<Refund> = {}): Refund => ({
  id: 'r1',
  number: 'RF26010104050001',
  orderId: 'o1',
  orderKind: 'takeaway',
  store: { id: 's1', name: 'Noodles', phone: '0755-1234' },
  state: 'merchantReview',
  service: 'refundOnly',
  type: 'partial',
  amount: 2900,
  fees: 0,
  claim: 0,
  claimPaid: null,
  lines: [{ position: 0, name: 'Beef noodles', picture, optionText: 'Large', quantity: 1, amount: 2900 }],
  reason: 'Something is missing',
  description: 'No noodles',
  pictures: [],
  refusal: null,
  paidWith: 'balance',
  paidBy: 'customer',
  utcOffset: 480,
  appliedAt: '2026-01-01T05:00:00Z',
  deadline: '2099-01-02T05:00:00Z',
  timeline: [
    { state: 'applying', at: '2026-01-01T05:00:00Z' },
    { state: 'merchantReview', at: '2026-01-01T05:00:00Z' },
  ],
  ...parts,
})
