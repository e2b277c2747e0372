import type { AfterSale } from '@contract/entities/after-sale'
import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import { refundOf } from './orders'

const picture = { path: '', colour: '#cccccc' }

/** The server's time, in milliseconds, at which the test cases are shown. */
export const caseTime = Date.parse('2026-01-01T06:05:00.000Z')

/** The answer of the list of express companies. */
export const carrierAnswers = {
  'aftersale.expressCompanies': {
    items: [
      { key: 'shunfeng', name: 'SF Express', phone: '95338', letter: 'S' },
      { key: 'zhongtong', name: 'ZTO Express', phone: '95311', letter: 'Z' },
    ],
  },
}

/** An undecided test case of one jar of honey, with overrides. */
export const aCase = (change: Partial<AfterSale> = {}): AfterSale => ({
  ...refundOf(),
  orderKind: 'mall',
  store: { id: 's1', name: 'Shanye Tea House', phone: '0571-8820' },
  service: 'refundOnly',
  type: 'partial',
  amount: 5290,
  lines: [{ position: 0, name: 'Wildflower honey', picture, optionText: '500 g', quantity: 1, amount: 5290 }],
  fees: 0,
  reason: 'Damaged package',
  description: 'Honey leaked from the lid',
  reasonKey: 'damaged',
  fault: 'shop',
  returnPaidBy: null,
  isChosenAmount: false,
  statements: [
    {
      id: 'x1',
      by: 'customer',
      kind: 'applied',
      name: 'Mia',
      avatar: picture,
      text: 'Honey leaked from the lid',
      pictures: [],
      video: null,
      at: '2026-01-01T04:05:00.000Z',
    },
  ],
  evidence: { customer: 0, merchant: 0, limit: 9 },
  returnAddress: null,
  returnParcel: null,
  counted: null,
  decision: null,
  steps: [
    { key: 'applied', state: 'done', at: '2026-01-01T04:05:00.000Z' },
    { key: 'review', state: 'current', at: null },
    { key: 'refunded', state: 'ahead', at: null },
  ],
  editsLeft: 3,
  actions: ['revoke', 'edit'],
  destinations: [{ method: 'balance', amount: 5290 }],
  points: 0,
  splitFromId: null,
  deadline: '2026-01-02T04:05:59.000Z',
  ...change,
})

/** The test case while the goods are to be sent back. */
export const aReturn = (change: Partial<AfterSale> = {}): AfterSale =>
  aCase({
    service: 'returnAndRefund',
    state: 'awaitingReturn',
    returnPaidBy: 'shop',
    returnAddress: { name: 'Shanye Tea, returns', phone: '0571-8820 6612', address: '18 Longwu Tea Town, Hangzhou' },
    actions: ['revoke', 'sendBack'],
    ...change,
  })

const scans = [
  { state: 'inTransit', text: 'Left the hub', at: '2026-01-01T06:05:00.000Z', phone: null },
  { state: 'shipped', text: 'Picked up', at: '2026-01-01T05:05:00.000Z', phone: null },
] as const

/** Test goods on their way back, with overrides. */
export const aReturnTrack = (
  change: Partial<Omit<ReturnTrack, 'parcel'>> = {},
  parcel: Partial<ReturnOnItsWay> = {},
): ReturnTrack => ({
  refundId: 'r1',
  orderId: 'o1',
  state: 'returnedGoods',
  utcOffset: 480,
  items: [{ position: 0, name: 'Wildflower honey', picture, quantity: 1 }],
  destination: { name: 'Returns', phone: '0571-88206612', address: '18 Longwu Tea Town' },
  canSay: false,
  ...change,
  parcel: {
    state: 'inTransit',
    carrier: 'ZTO Express',
    carrierPhone: '95311',
    trackingNumber: 'ZT900800700',
    sentAt: '2026-01-01T04:05:00.000Z',
    deliveredAt: null,
    quiet: false,
    news: scans[0],
    events: [...scans],
    ...parcel,
  },
})
