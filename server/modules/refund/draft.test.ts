import fc from 'fast-check'
import { Failure } from '../../http/failure'
import { draftRefund, type OrderedLine } from './draft'

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), paid: fc.integer({ min: 0, max: 50_000 }) }),
  { minLength: 1, maxLength: 6 },
)
const choice = fc.record({ position: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) })
const asked = fc.record({
  type: fc.constantFrom('partial' as const, 'partial' as const, 'partial' as const, 'full' as const),
  lines: fc.array(choice, { maxLength: 4 }),
})

/** What is left of an order after a refund, as the database keeps it. */
const after = (ordered: readonly OrderedLine[], { lines: given }: ReturnType<typeof draftRefund>): OrderedLine[] =>
  ordered.map((line) => {
    const back = given.find(({ position }) => position === line.position)?.quantity ?? 0
    return { ...line, refundedQuantity: line.refundedQuantity + back }
  })

const draftOr = (...args: Parameters<typeof draftRefund>) => {
  try {
    return draftRefund(...args)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

it('should never give back more than was paid in any row of refunds, and all of it with the last', () => {
  fc.assert(
    fc.property(lines, fc.nat({ max: 2000 }), fc.array(asked, { maxLength: 8 }), (bought, fees, applications) => {
      let ordered: OrderedLine[] = bought.map((line, position) => ({ ...line, position, refundedQuantity: 0 }))
      const total = bought.reduce((sum, { paid }) => sum + paid, fees)
      let refunded = 0
      for (const application of applications) {
        const draft = draftOr({ total, refunded }, ordered, application)
        if (!draft) continue
        expect(draft.lines.reduce((sum, { amount }) => sum + amount, draft.fees)).toBe(draft.amount)
        expect(draft.fees).toBe(draft.type === 'full' ? fees : 0)
        refunded += draft.amount
        ordered = after(ordered, draft)
        expect(refunded).toBeLessThanOrEqual(total)
      }
      const last = draftOr({ total, refunded }, ordered, { type: 'full', lines: [] })
      expect(refunded + (last?.amount ?? 0)).toBe(total)
    }),
  )
})
