import { journeyOf } from './journey'

const states = (remark: string) => journeyOf(remark).map(({ state }) => state)

it.each([
  ['', ['inTransit', 'inTransit', 'outForDelivery', 'delivered']],
  ['Please ring twice', ['inTransit', 'inTransit', 'outForDelivery', 'delivered']],
  ['As a gift #lost', ['inTransit', 'problem', 'lost']],
  ['#late', ['inTransit', 'problem', 'inTransit', 'outForDelivery', 'delivered']],
])('should lead the parcels of an order with the note “%s” so', (remark, expected) => {
  expect(states(remark)).toEqual(expected)
})

it('should keep a late parcel an hour longer', () => {
  const minutes = (remark: string) => journeyOf(remark).reduce((sum, said) => sum + said.minutes, 0)
  expect(minutes('#late') - minutes('')).toBeGreaterThanOrEqual(60)
})
