import type { StoreBalance, StorePayout } from '@contract/entities/settlement'
import type { Statement, StatementSums } from '@contract/entities/statement'
import { merchantAnswers } from './merchant'
import type { Answers } from './server'

const account = { kind: 'card' as const, provider: 'CMB', title: 'Bank account', number: '**** 0417' }

/** The money of a store, with overrides: 49.75 is free, 45.30 on hold, 0.39 in a refund case. */
export const aBalance = (over: Partial<StoreBalance> = {}): StoreBalance => ({
  ...{ total: 9544, available: 4975, held: 4530, disputed: 39, debt: 0, holdDays: 2 },
  heldDays: [{ day: '2026-03-24', orders: 41, until: '2026-03-25T22:00:00.000Z', amount: 4530 }],
  disputes: [
    { refundId: '018f0000-0000-7000-8000-000000000a01', orderNumber: '260325120500123023', amount: 39, until: null },
  ],
  week: ['23', '24', '25', '26', '27', '28', '29'].map((day, at) => ({
    ...{ day: `2026-03-${day}`, earned: at < 3 ? (at + 1) * 10_00 : 0, isHeld: at > 0 },
  })),
  settings: {
    account: { id: '018f0000-0000-7000-8000-000000000a02', ...account, name: '林*', isDefault: true },
    ...{ period: 'weekly', threshold: 100 },
  },
  minimum: 1000,
  nextPayout: { at: '2026-03-29T22:00:00.000Z', amount: 9505 },
  stopped: null,
  utcOffset: 480,
  ...over,
})

/** A payout that has arrived, with overrides. */
export const aPayout = (over: Partial<StorePayout> = {}): StorePayout => ({
  id: '018f0000-0000-7000-8000-000000000a03',
  ...{ amount: 121_71, state: 'paid', isAutomatic: true, account, reason: null },
  ...{ createdAt: '2026-03-16T01:12:00.000Z', endedAt: '2026-03-16T01:13:00.000Z' },
  ...over,
})

export const someSums: StatementSums = {
  ...{ from: '2026-03-16', to: '2026-03-22', isOpen: false },
  ...{ opening: 118_46, paidOut: 118_46, earned: 121_71, closing: 121_71, orders: 312 },
}

/** A statement of a week, with overrides. */
export const aStatement = (over: Partial<Statement> = {}): Statement => ({
  ...someSums,
  period: 'weekly',
  groups: [
    {
      key: 'orders',
      sum: 142_86,
      orders: 312,
      rows: [{ component: 'goods', rate: null, amount: 142_86, orders: 312 }],
    },
    { key: 'refunds', sum: -2_15, orders: 6, rows: [{ component: 'goods', rate: null, amount: -2_15, orders: 6 }] },
    {
      key: 'coupons',
      sum: -11_26,
      orders: 9,
      rows: [{ component: 'discount', rate: null, amount: -11_26, orders: 9 }],
    },
    {
      key: 'commission',
      sum: -7_74,
      orders: 312,
      rows: [{ component: 'commission', rate: 600, amount: -7_74, orders: 312 }],
    },
    { key: 'delivery', sum: 0, orders: 0, rows: [] },
    { key: 'adjustments', sum: 0, orders: 0, rows: [] },
  ],
  platformFunded: 8_62,
  payouts: [{ id: '018f0000-0000-7000-8000-000000000a04', amount: 118_46, at: '2026-03-16T22:00:00.000Z' }],
  ...{ entries: 318, before: '2026-03-15', after: '2026-03-23', utcOffset: 480 },
  ...over,
})

/** Answers for the screens of a store's money. */
export const storeMoneyAnswers = {
  ...merchantAnswers,
  'merchant.balance': aBalance(),
  'merchant.payouts': { items: [aPayout()], next: null },
  'merchant.statements': {
    items: [{ ...someSums, from: '2026-03-23', to: '2026-03-29', isOpen: true }, someSums],
    before: null,
  },
  'merchant.statement': aStatement(),
  'wallet.hasPayPassword': { hasPayPassword: true },
} satisfies Answers
