import * as fc from 'fast-check'
import { isFailure } from '../../http/failure'
import {
  type StoredShare,
  sortShares,
  payoutSides,
  reduce,
  reduceAll,
  type Reduction,
  settlePart,
  unsettled,
} from './shares'
import type { Share } from '../pricing/share'

const share = (party: Share['party'], position: number | null, amount: number): Share => ({
  party,
  ownerId: party === 'platform' ? null : party,
  position,
  component: 'goods',
  amount,
  fundedBy: null,
})

/** The shares of a line or of the fees: payment, platform discount, commission and rider; the store gets the rest. */
const group = (position: number | null) =>
  fc
    .tuple(fc.nat(10_000), fc.nat(5000), fc.nat(100), fc.nat(100))
    .map(([paid, discount, commissionPercent, riderPercent]) => {
      const platform = paid > 0 ? discount : 0
      const rider = Math.floor(((paid + platform) * riderPercent) / 100)
      const due = paid + platform - rider
      const commission = Math.floor((due * commissionPercent) / 100)
      return [
        share('store', position, due),
        share('store', position, -commission),
        share('customer', position, -paid),
        share('platform', position, -platform),
        share('platform', position, commission),
        share('rider', position, rider),
      ]
    })

const orders = fc
  .tuple(group(0), group(1), group(2), group(null))
  .map((groups): StoredShare[] =>
    sortShares(groups.flat()).map((each, ordinal) => ({ ...each, ordinal, refunded: 0, settled: 0 })),
  )

const applied = (shares: readonly StoredShare[], reductions: readonly Reduction[]): StoredShare[] =>
  shares.map((each) => {
    const { by } = reductions.find((reduction) => reduction.share.ordinal === each.ordinal) ?? { by: 0 }
    return { ...each, refunded: each.refunded + by }
  })

const left = (shares: readonly StoredShare[], party?: Share['party'], position?: number | null) =>
  shares
    .filter(
      (each) => (party === undefined || each.party === party) && (position === undefined || each.position === position),
    )
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)

/** The refundable rest of a line, or of the fees. */
const open = (shares: readonly StoredShare[], position: number | null) => Math.abs(left(shares, 'customer', position))

describe('the shares of an order that is refunded in parts', () => {
  it('should sum to zero at every step, leave nobody less than nothing, and come to nothing with the last cent', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(0, 1, 2, null), fc.double({ min: 0, max: 1, noNaN: true })), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(orders, steps, (order, parts) => {
        let shares = order
        const giveBack = (position: number | null, amount: number) => {
          const before = left(shares, 'customer')
          const lines = position === null ? [] : [{ position, amount }]
          shares = applied(shares, reduce(shares, { lines, fees: position === null ? amount : 0 }))
          expect(left(shares, 'customer') - before).toBe(amount)
          for (const each of [0, 1, 2, null]) expect(left(shares, undefined, each)).toBe(0)
          for (const party of ['store', 'rider'] as const)
            for (const each of [0, 1, 2, null]) expect(left(shares, party, each)).toBeGreaterThanOrEqual(0)
          for (const { amount: whole, refunded } of shares)
            expect(Math.abs(refunded)).toBeLessThanOrEqual(Math.abs(whole))
        }
        for (const [position, part] of parts) giveBack(position, Math.floor(open(shares, position) * part))
        for (const position of [0, 1, 2, null]) giveBack(position, open(shares, position))
        if (order.some(({ party }) => party === 'customer'))
          expect(shares.every(({ amount, refunded }) => amount === refunded)).toBe(true)
        expect(reduceAll(applied(order, reduceAll(order)))).toEqual([])
      }),
    )
  })

  it('should go by the points of a line that nothing else paid, also beside lines that were paid', () => {
    const points = (position: number, amount: number) => ({
      ...share('platform', position, -amount),
      component: 'points',
    })
    const order = sortShares([
      ...[points(0, 1000), share('platform', 0, 50), share('store', 0, 950)],
      ...[share('customer', 1, -300), share('store', 1, 300)],
    ]).map((each, ordinal) => ({ ...each, ordinal, refunded: 0, settled: 0 }))
    const back = (shares: readonly StoredShare[], lines: { position: number; amount: number }[]) =>
      applied(shares, reduce(shares, { lines, fees: 0 }))
    const third = back(order, [{ position: 0, amount: 333 }])
    expect(third.map(({ refunded }) => refunded)).toEqual(
      [-333, 17, 316, 0, 0].map((each) => each || expect.closeTo(0)),
    )
    const paid = back(third, [{ position: 1, amount: 300 }])
    expect(left(paid, undefined, 0)).toBe(0)
    expect(left(paid, 'store', 0)).toBe(634)
    expect(back(paid, [{ position: 0, amount: 667 }]).every(({ amount, refunded }) => amount === refunded)).toBe(true)
  })

  it('should leave kept fees to the party that earned them, also where nothing of them was paid', () => {
    const order = sortShares([
      ...[share('customer', 0, -300), share('store', 0, 300)],
      ...[share('platform', null, -800), share('store', null, 800)],
    ]).map((each, ordinal) => ({ ...each, ordinal, refunded: 0, settled: 0 }))
    const lines = [{ position: 0, amount: 300 }]
    const kept = applied(order, reduce(order, { lines, fees: 0, keepsFees: true }))
    expect([left(kept, 'store', 0), left(kept, 'store', null), left(kept)]).toEqual([0, 800, 0])
    const given = applied(order, reduce(order, { lines, fees: 0 }))
    expect(left(given, 'store')).toBe(0)
  })

  it('should refuse more of a line than was paid for it', () => {
    const shares = sortShares([share('customer', 0, -100), share('store', 0, 100)]).map((each, ordinal) => ({
      ...each,
      ordinal,
      refunded: 0,
      settled: 0,
    }))
    let refused: unknown
    try {
      reduce(shares, { lines: [{ position: 0, amount: 101 }], fees: 0 })
    } catch (error) {
      refused = error
    }
    expect(isFailure(refused, 'refundUnavailable')).toBe(true)
  })
})

describe('a line that is settled in parts', () => {
  const changed = (shares: readonly StoredShare[], column: 'refunded' | 'settled', changes: readonly Reduction[]) =>
    shares.map((each) => {
      const by = changes.find(({ share: { ordinal } }) => ordinal === each.ordinal)?.by ?? 0
      return { ...each, [column]: each[column] + by }
    })
  const sum = (shares: readonly StoredShare[], of: (share: StoredShare) => number, party?: Share['party']) =>
    shares.filter((each) => party === undefined || each.party === party).reduce((all, each) => all + of(each), 0)
  const open = ({ amount, refunded, settled }: StoredShare) => amount - refunded - settled

  it('should be settled from its back and refunded from its front, and sum to the shares in any order', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('settle', 'refund'), fc.double({ min: 0, max: 1, noNaN: true })), {
      maxLength: 10,
    })
    fc.assert(
      fc.property(group(0), steps, (line, parts) => {
        let shares: StoredShare[] = sortShares(line).map((each, ordinal) => ({
          ...each,
          ...{ ordinal, refunded: 0, settled: 0 },
        }))
        fc.pre(shares.some(({ party }) => party === 'customer'))
        const refund = (amount: number) => {
          const reductions = reduce(shares, { lines: [{ position: 0, amount }], fees: 0 })
          const changes = unsettled(shares, reductions)
          const before = sum(shares, open, 'customer')
          shares = changed(changed(shares, 'refunded', reductions), 'settled', changes)
          // Held money is taken first, to the last cent.
          expect(0 - sum(shares, open, 'customer')).toBe(Math.max(0, 0 - before - amount))
        }
        const settle = (keeps: number) => {
          const held = 0 - sum(shares, open, 'customer')
          shares = changed(shares, 'settled', settlePart(shares, keeps))
          expect(0 - sum(shares, open, 'customer')).toBe(Math.min(held, keeps))
        }
        for (const [step, part] of parts) {
          if (step === 'settle') settle(Math.floor((0 - sum(shares, open, 'customer')) * part))
          else refund(Math.floor(-left(shares, 'customer') * part))
          for (const column of ['settled', 'refunded'] as const) expect(sum(shares, (each) => each[column])).toBe(0)
          expect(sum(shares, ({ settled }) => settled, 'store')).toBeGreaterThanOrEqual(0)
          expect(sum(shares, open, 'store')).toBeGreaterThanOrEqual(0)
        }
        settle(0)
        expect(shares.every((each) => open(each) === 0)).toBe(true)
        refund(-left(shares, 'customer'))
        expect(shares.every(({ amount, refunded, settled }) => amount === refunded && settled === 0)).toBe(true)
      }),
    )
  })

  it('should be by units to the cent, whichever half comes first', () => {
    const units = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_00 }), units, fc.nat(20), fc.boolean(), (paid, n, kept, first) => {
        const settledUnits = Math.min(kept, n)
        const refundedUnits = n - settledUnits
        const line = sortShares([share('customer', 0, -paid), share('store', 0, paid)])
        let shares: StoredShare[] = line.map((each, ordinal) => ({ ...each, ordinal, refunded: 0, settled: 0 }))
        const front = Math.floor((paid * refundedUnits) / n)
        const settle = () => {
          shares = changed(
            shares,
            'settled',
            settlePart(shares, Math.max(0, front + sum(shares, (s) => s.refunded, 'customer'))),
          )
        }
        const refund = () => {
          const reductions = reduce(shares, { lines: [{ position: 0, amount: front }], fees: 0 })
          shares = changed(shares, 'settled', unsettled(shares, reductions))
          shares = changed(shares, 'refunded', reductions)
        }
        for (const step of first ? [settle, refund] : [refund, settle]) step()
        expect(sum(shares, ({ settled }) => settled, 'store')).toBe(paid - front)
        expect(sum(shares, ({ refunded }) => refunded, 'store')).toBe(front)
      }),
    )
  })
})

describe('the payout of a party', () => {
  it('should first pay the party’s debt, and become a debt where it cannot be returned', () => {
    const payout = (amount: number) => [{ share: share('store', null, 1), amount }]
    const sides = (amount: number, own: number, debt: number) =>
      Object.fromEntries(
        payoutSides(payout(amount), ({ kind }) => (kind === 'store' ? own : debt)).map((side) => [
          side.account.kind,
          side.amount,
        ]),
      )
    expect(sides(500, 0, -200)).toEqual({ storeDebt: 200, store: 300 })
    expect(sides(100, 0, -200)).toEqual({ storeDebt: 100 })
    expect(sides(-500, 300, 0)).toEqual({ store: -300, storeDebt: -200 })
    expect(sides(-100, 300, 0)).toEqual({ store: -100 })
  })
})
