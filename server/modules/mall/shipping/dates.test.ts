import { arrivesBy, datesOf, latest, shipsBy } from './dates'

const settings = { mallShipHours: 48, mallNearDays: 2, mallFarDays: 4, timeZone: 'Asia/Shanghai' }
const paidAt = new Date('2026-03-01T04:00:00Z')
const shipped = new Date('2026-03-03T04:00:00Z')

it('ships within the hours of the setting', () => {
  expect(shipsBy(settings, paidAt)).toEqual(shipped)
})

it.each([
  ['440305', '440106', '2026-03-05T04:00:00.000Z'],
  ['330106', '440305', '2026-03-07T04:00:00.000Z'],
])('takes from %s to %s until %s', (from, to, arrival) => {
  expect(arrivesBy(settings, shipped, from, to).toISOString()).toBe(arrival)
})

it('arrives when the last of several parcels does, and nowhere without a destination', () => {
  const from = ['440305', '330106']
  expect(datesOf(settings, shipped, { from, to: '440305' })).toEqual({
    shipsBy: '2026-03-03T04:00:00.000Z',
    arrivesBy: '2026-03-07T04:00:00.000Z',
  })
  expect(datesOf(settings, shipped, { from, to: undefined }).arrivesBy).toBeNull()
  expect(latest([])).toBeNull()
})
