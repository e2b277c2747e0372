import fc from 'fast-check'
import { canSplit } from './split'
import { trackingNumberOf } from './tracking-number'

describe('canSplit', () => {
  const lines = fc.uniqueArray(fc.record({ position: fc.nat({ max: 4 }), quantity: fc.nat({ max: 5 }) }), {
    selector: ({ position }) => position,
  })

  it('leaves something in both parcels, and takes no more of a line than there is', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.record({ position: fc.nat({ max: 5 }), quantity: fc.nat({ max: 6 }) })),
        (held, taken) => {
          const sum = (all: readonly { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0)
          const left = held.map(
            ({ position, quantity }) => quantity - sum(taken.filter((each) => each.position === position)),
          )
          const strange = taken.some(({ position }) => !held.some((each) => each.position === position))
          const fits = !strange && left.every((quantity) => quantity >= 0) && sum(taken) > 0 && sum(taken) < sum(held)
          const plain =
            taken.every(({ quantity }) => quantity > 0) &&
            new Set(taken.map(({ position }) => position)).size === taken.length
          expect(canSplit(held, taken)).toBe(fits && plain)
        },
      ),
    )
  })
})

describe('trackingNumberOf', () => {
  it.each([
    [' sf1428 6630 11270 ', 'SF1428663011270'],
    ['75421908-3366', '75421908-3366'],
    ['1234', undefined],
    ['ABCDEF', undefined],
    ['单号12345', undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, number) => {
    expect(trackingNumberOf(typed)).toBe(number)
  })
})
