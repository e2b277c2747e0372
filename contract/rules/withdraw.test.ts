import { withdrawFee } from './withdraw'

describe('withdrawFee', () => {
  it.each([
    [500_00, 60, 3_00],
    [1, 60, 1],
    [10_01, 60, 7],
    [100_000_000_00, 60, 600_000_00],
    [500_00, 0, 0],
  ])('should take of %i at a rate of %i the fee %i', (amount, rate, fee) => {
    expect(withdrawFee(amount, rate)).toBe(fee)
  })
})
