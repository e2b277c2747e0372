import { distanceMeters } from './geo'

test('distances are those of the globe', () => {
  const [here, there] = [
    { latitude: 22.5329, longitude: 113.93 },
    { latitude: 22.5419, longitude: 113.93 },
  ]
  expect(distanceMeters(here, there)).toBeCloseTo(1000.8, 0)
  expect(distanceMeters(here, here)).toBe(0)
  expect(distanceMeters({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_115, -2)
})
