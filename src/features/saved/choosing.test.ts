import { Choosing } from './choosing'

it('chooses one by one, and all or none of some', () => {
  const choosing = new Choosing()
  choosing.toggle('a')
  choosing.toggle('b')
  choosing.toggle('a')
  expect(choosing.chosen).toEqual(['b'])
  expect(choosing.hasAll([])).toBe(false)
  choosing.toggleAll(['b', 'c'])
  expect(choosing.chosen).toEqual(['b', 'c'])
  choosing.toggle('d')
  choosing.toggleAll(['b', 'c'])
  expect(choosing.chosen).toEqual(['d'])
})

it('forgets the choice at its end', () => {
  const choosing = new Choosing()
  choosing.flip()
  choosing.toggle('a')
  choosing.end()
  expect([choosing.on, choosing.chosen]).toEqual([false, []])
})
