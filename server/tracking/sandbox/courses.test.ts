import { kuaidi100States, stateOf } from '../states'
import { courseOf } from './courses'

const states = (number: string) => courseOf(number).map(({ code, text }) => stateOf(kuaidi100States, code, text.zh))

it.each([
  ['831204559912', ['shipped', 'inTransit', 'inTransit', 'outForDelivery', 'delivered']],
  ['831204559912LOST', ['shipped', 'inTransit', 'problem', 'lost']],
  ['831204559912LATE', ['shipped', 'inTransit', 'problem', 'inTransit', 'outForDelivery', 'delivered']],
])('should lead the parcel %s so', (number, expected) => {
  expect(states(number)).toEqual(expected)
})

it('should keep a late parcel an hour longer', () => {
  const minutes = (number: string) => courseOf(number).reduce((sum, step) => sum + step.minutes, 0)
  expect(minutes('1LATE') - minutes('1')).toBeGreaterThanOrEqual(60)
})
