import type { AfterSale } from '@contract/entities/after-sale'
import { refundOf } from './orders'

const picture = { path: '', colour: '#cccccc' }

/** The answer of the list of express companies. */
export const carrierAnswers = {
  'aftersale.expressCompanies': {
    items: [
      { key: 'shunfeng', name: 'SF Express', phone: '95338' },
      { key: 'zhongtong', name: 'ZTO Express', phone: '95311' },
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
  now: '2026-01-01T06:05:00.000Z',
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
