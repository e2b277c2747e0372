import fc from 'fast-check'
import { leftOf, refundOf, type RefundableLine } from './refund-amounts'

const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), paid: fc.integer({ min: 0, max: 1_000_000 }) })

it('gives a line back to the last cent, in whatever steps', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 99 })), (bought, steps) => {
      let now: RefundableLine = { ...bought, refundedQuantity: 0, openQuantity: 0 }
      let back = 0
      for (const step of [...steps, bought.quantity]) {
        const count = Math.min(step, leftOf(now))
        const amount = refundOf(now, count)
        expect(amount).toBeGreaterThanOrEqual(0)
        back += amount
        now = { ...now, refundedQuantity: now.refundedQuantity + count }
        expect(back).toBeLessThanOrEqual(bought.paid)
      }
      expect(back).toBe(bought.paid)
    }),
  )
})
