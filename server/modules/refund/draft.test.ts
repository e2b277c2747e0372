import fc from 'fast-check'
import { leftOf, remainingOf } from '@contract/refund-amounts'
import { Failure } from '../../http/failure'
import { type Draft, draftRefund, type OrderedLine, sumAtCompletion } from './draft'

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), paid: fc.integer({ min: 0, max: 50_000 }) }),
  { minLength: 1, maxLength: 6 },
)
const choice = fc.record({ position: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) })
const application = fc.record({
  type: fc.constantFrom('partial' as const, 'partial' as const, 'partial' as const, 'full' as const),
  lines: fc.array(choice, { maxLength: 4 }),
})
const step = fc.oneof(
  fc.record({ does: fc.constant('apply' as const), application }),
  fc.record({ does: fc.constantFrom('complete' as const, 'complete' as const, 'end' as const), which: fc.nat() }),
)

/** A model of an order with its open refunds. */
class Model {
  refunded = 0
  open: Draft[] = []
  lines: OrderedLine[]
  readonly total: number

  constructor(
    bought: readonly { quantity: number; paid: number }[],
    readonly fees: number,
  ) {
    this.lines = bought.map((line, position) => ({ ...line, position, refundedQuantity: 0, openQuantity: 0 }))
    this.total = bought.reduce((sum, { paid }) => sum + paid, fees)
  }

  apply(asked: Parameters<typeof draftRefund>[2]): Failure['failure'] | undefined {
    try {
      const draft = draftRefund(this, this.lines, asked)
      this.change(draft, (line, quantity) => ({ ...line, openQuantity: quantity }))
      this.open.push(draft)
      return undefined
    } catch (error) {
      if (error instanceof Failure) return error.failure
      throw error
    }
  }

  /** Removes an open refund: refused, revoked or completed. */
  end(which: number): Draft | undefined {
    const [draft] = this.open.splice(which % Math.max(1, this.open.length), 1)
    if (draft) this.change(draft, (line) => ({ ...line, openQuantity: 0 }))
    return draft
  }

  complete(which: number): void {
    const draft = this.end(which)
    if (!draft) return
    this.change(draft, (line, quantity) => ({ ...line, refundedQuantity: line.refundedQuantity + quantity }))
    const sum = sumAtCompletion(this, this.lines, draft.lines)
    expect(draft.lines.reduce((all, { amount }) => all + amount, sum.fees)).toBe(sum.amount)
    expect(sum.fees).toBe(this.isEmpty ? this.fees : 0)
    if (draft.type === 'full') expect(sum).toEqual({ type: 'full', amount: draft.amount, fees: draft.fees })
    this.refunded += sum.amount
  }

  get isEmpty(): boolean {
    return this.lines.every((line) => remainingOf(line) === 0)
  }

  private change({ lines }: Draft, to: (line: OrderedLine, quantity: number) => OrderedLine): void {
    this.lines = this.lines.map((line) => {
      const chosen = lines.find(({ position }) => position === line.position)
      return chosen ? to(line, chosen.quantity) : line
    })
  }
}

it('should never refund more than was paid, whatever is open at once, and all of it with the last', () => {
  fc.assert(
    fc.property(lines, fc.nat({ max: 2000 }), fc.array(step, { maxLength: 24 }), (bought, fees, steps) => {
      const order = new Model(bought, fees)
      for (const each of steps) {
        if (each.does === 'apply') order.apply(each.application)
        else if (each.does === 'complete') order.complete(each.which)
        else order.end(each.which)
        expect(order.refunded).toBeLessThanOrEqual(order.total)
        const asked = order.open.flatMap((draft) => draft.lines.map(({ position }) => position))
        expect(new Set(asked).size).toBe(asked.length)
        if (order.isEmpty) expect(order.refunded).toBe(order.total)
      }
      while (order.open.length > 0) order.complete(0)
      if (!order.isEmpty) expect(order.apply({ type: 'full', lines: [] })).toBeUndefined()
      order.complete(0)
      expect(order.refunded).toBe(order.total)
    }),
    { numRuns: 500 },
  )
})

describe('an application', () => {
  const two = () =>
    new Model(
      [
        { quantity: 3, paid: 1000 },
        { quantity: 1, paid: 800 },
      ],
      300,
    )
  const of = (position: number, quantity = 1) => ({ type: 'partial' as const, lines: [{ position, quantity }] })

  it('should not be of a line of which another is open, nor all of an order with an open one', () => {
    const order = two()
    expect(order.apply(of(0))).toBeUndefined()
    expect(order.apply(of(0))).toBe('applicationInReview')
    expect(order.apply({ type: 'full', lines: [] })).toBe('applicationInReview')
    expect(order.apply(of(1))).toBeUndefined()
    expect(order.lines.map(leftOf)).toEqual([0, 0])
  })

  it.each([
    [0, 1],
    [1, 0],
  ])('should bring the fees when it completes last, being the %ith of two', (first, second) => {
    const order = two()
    order.apply(of(0, 3))
    order.apply(of(1))
    expect(order.open.map(({ fees }) => fees)).toEqual([0, 0])
    const [one, other] = [order.open[first], order.open[second]]
    if (!one || !other) throw new Error('two are open')
    order.complete(first)
    expect(order.refunded).toBe(one.amount)
    order.complete(0)
    expect(order.refunded).toBe(2100)
    expect(one.amount + other.amount).toBe(1800)
  })
})
