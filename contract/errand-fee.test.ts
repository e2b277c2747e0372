import { distanceFee } from './errand-fee'

const prices = {
  base: 800,
  baseMeters: 3_000,
  steps: [
    { beyondMeters: 8_000, eachMeters: 1_000, fee: 300 },
    { beyondMeters: 3_000, eachMeters: 1_000, fee: 200 },
  ],
}

it.each([
  [null, 800],
  [3_000, 800],
  [3_001, 1_000],
  [6_000, 1_400],
  [8_000, 1_800],
  [9_500, 2_400],
])('charges %s m by each piece that has begun', (meters, fee) => {
  expect(distanceFee(prices, meters)).toBe(fee)
})
