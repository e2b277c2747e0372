import * as fc from 'fast-check'
import { allocate, type Allocation, type StockRow } from './allocate'

const free = () => 0
const line = (position: number, skuId: string, quantity = 1) => ({ position, skuId, quantity })
const row = (skuId: string, warehouseId: string, quantity: number): StockRow => ({ skuId, warehouseId, quantity })
const shortened = (allocations: readonly Allocation[] | undefined) =>
  allocations?.map(({ position, warehouseId, quantity }) => [position, warehouseId, quantity])

describe('allocate', () => {
  it('takes one warehouse that has all rather than two', () => {
    const stock = [row('tea', 'a', 5), row('pot', 'b', 5), row('tea', 'c', 5), row('pot', 'c', 5)]
    expect(shortened(allocate([line(0, 'tea'), line(1, 'pot')], stock, free))).toEqual([
      [0, 'c', 1],
      [1, 'c', 1],
    ])
  })

  it('takes the cheaper of as few, and of as cheap the first', () => {
    const stock = [row('tea', 'b', 5), row('tea', 'a', 5)]
    const dearAtA = ([first]: readonly Allocation[]) => (first?.warehouseId === 'a' ? 800 : 600)
    expect(shortened(allocate([line(0, 'tea')], stock, dearAtA))).toEqual([[0, 'b', 1]])
    expect(shortened(allocate([line(0, 'tea')], stock, free))).toEqual([[0, 'a', 1]])
  })

  it('splits a line that no warehouse has all of', () => {
    const stock = [row('tea', 'a', 2), row('tea', 'b', 3)]
    expect(shortened(allocate([line(0, 'tea', 5)], stock, free))).toEqual([
      [0, 'a', 2],
      [0, 'b', 3],
    ])
    expect(allocate([line(0, 'tea', 6)], stock, free)).toBeUndefined()
  })

  it('counts the same SKU in two lines together', () => {
    const stock = [row('tea', 'a', 3)]
    expect(allocate([line(0, 'tea', 2), line(1, 'tea', 2)], stock, free)).toBeUndefined()
    expect(shortened(allocate([line(0, 'tea', 2), line(1, 'tea')], stock, free))).toEqual([
      [0, 'a', 2],
      [1, 'a', 1],
    ])
  })

  it('gives each line all of it, no warehouse more than it has, and nothing only when there is too little', () => {
    const skus = fc.constantFrom('tea', 'pot', 'cup')
    fc.assert(
      fc.property(
        fc.array(fc.record({ skuId: skus, quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(
          fc.record({ skuId: skus, warehouseId: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat({ max: 6 }) }),
          { selector: ({ skuId, warehouseId }) => skuId + warehouseId },
        ),
        (wanted, stock) => {
          const lines = wanted.map((each, position) => ({ ...each, position }))
          const allocations = allocate(lines, stock, free)
          const sum = (all: readonly { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0)
          const suffices = lines.every(
            ({ skuId }) =>
              sum(lines.filter((each) => each.skuId === skuId)) <= sum(stock.filter((each) => each.skuId === skuId)),
          )
          expect(allocations !== undefined).toBe(suffices)
          for (const { position, quantity } of allocations ? lines : [])
            expect(sum((allocations ?? []).filter((each) => each.position === position))).toBe(quantity)
          for (const { skuId, warehouseId, quantity } of stock)
            expect(
              sum((allocations ?? []).filter((each) => each.skuId === skuId && each.warehouseId === warehouseId)),
            ).toBeLessThanOrEqual(quantity)
        },
      ),
      { numRuns: 500 },
    )
  })
})
