import fc from 'fast-check'
import { remainingOf } from '@contract/refund-amounts'
import { draftRefund, type Draft, type OrderedLine, sumAtCompletion } from '../../refund/draft'

const bought = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), paid: fc.integer({ min: 0, max: 50_000 }) }),
  { minLength: 1, maxLength: 4 },
)
/** A refund of some of a line, of all of its share or of a part of it in ten thousandths. */
const step = fc.record({
  line: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  part: fc.option(fc.integer({ min: 1, max: 9999 })),
})

/** An order whose cases complete one after the other. */
class Model {
  refunded = 0
  lines: OrderedLine[]
  readonly total: number

  constructor(
    sold: readonly { quantity: number; paid: number }[],
    readonly fees: number,
  ) {
    this.lines = sold.map((line, position) => ({
      ...line,
      ...{ position, refundedQuantity: 0, refundedAmount: 0, openQuantity: 0 },
    }))
    this.total = sold.reduce((sum, { paid }) => sum + paid, fees)
  }

  complete({ lines, chosenAmount }: Draft, withFees: boolean): void {
    this.lines = this.lines.map((line) => {
      const given = lines.find(({ position }) => position === line.position)
      if (!given) return line
      const refundedQuantity = line.refundedQuantity + (chosenAmount === null ? given.quantity : 0)
      return { ...line, refundedQuantity, refundedAmount: (line.refundedAmount ?? 0) + given.amount }
    })
    const sum = chosenAmount ?? sumAtCompletion(this, this.lines, lines, withFees).amount
    this.refunded += sum
  }

  refund(position: number, quantity: number, part: number | null, withFees: boolean): void {
    const line = this.lines[position]
    if (!line || remainingOf(line) === 0) return
    const choice = { position, quantity: Math.min(quantity, remainingOf(line)) }
    const asked = { type: 'partial', lines: [choice] } as const
    const whole = draftRefund(this, this.lines, asked, withFees)
    const share = whole.lines.reduce((all, { amount }) => all + amount, 0)
    const amount = part === null ? undefined : Math.floor((share * part) / 10_000)
    this.complete(amount ? draftRefund(this, this.lines, { ...asked, amount }, withFees) : whole, withFees)
  }
}

it('never refunds more than was paid, and refunds everything exactly, however amounts and quantities are mixed', () => {
  fc.assert(
    fc.property(bought, fc.nat({ max: 2000 }), fc.array(step, { maxLength: 20 }), (sold, fees, steps) => {
      const model = new Model(sold, fees)
      for (const { line, quantity, part } of steps) {
        model.refund(line, quantity, part, true)
        expect(model.refunded).toBeLessThanOrEqual(model.total)
        for (const { refundedAmount = 0, paid } of model.lines) expect(refundedAmount).toBeLessThanOrEqual(paid)
      }
      model.lines.forEach((_, position) => model.refund(position, 9, null, true))
      expect(model.refunded).toBe(model.total)
    }),
    { numRuns: 300 },
  )
})

it('leaves exactly the shipping where the shop keeps it', () => {
  fc.assert(
    fc.property(bought, fc.nat({ max: 2000 }), fc.array(step, { maxLength: 10 }), (sold, fees, steps) => {
      const model = new Model(sold, fees)
      for (const { line, quantity, part } of steps) model.refund(line, quantity, part, false)
      model.lines.forEach((_, position) => model.refund(position, 9, null, false))
      expect(model.total - model.refunded).toBe(fees)
    }),
    { numRuns: 300 },
  )
})
