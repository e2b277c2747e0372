import fc from 'fast-check'
import { leftOf, refundOf, refundOfRest, type RefundableLine } from './refund-amounts'

const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), paid: fc.integer({ min: 0, max: 1_000_000 }) })

it('refunds a line to the last cent, in whatever steps', () => {
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

it.each([
  { quantity: 3, paid: 1000, steps: [333, 333, 334] },
  { quantity: 3, paid: 200, steps: [66, 67, 67] },
  { quantity: 2, paid: 1, steps: [0, 1] },
])('rounds what goes back of $paid for $quantity down, and the last takes the rest', ({ quantity, paid, steps }) => {
  const refunds = steps.map((_, index) => refundOf({ quantity, paid, refundedQuantity: index, openQuantity: 0 }, 1))
  expect(refunds).toEqual(steps)
})

it('leaves nothing to apply for while an application is open', () => {
  const bought = { quantity: 3, paid: 1000, refundedQuantity: 1 }
  expect(leftOf({ ...bought, openQuantity: 1 })).toBe(0)
  expect(leftOf({ ...bought, openQuantity: 0 })).toBe(2)
})

it('refunds the rest of an order, delivery and packaging included', () => {
  expect(refundOfRest({ total: 5190, refunded: 1200 })).toBe(3990)
})
