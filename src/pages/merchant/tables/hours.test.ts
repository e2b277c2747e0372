import type { TableHours } from '@contract/entities/reservation'
import { clockOf, copyToAll, moveMeal, stepsOf, toggleMeal } from './hours'

const dinner: TableHours = { weekday: 1, meal: 'dinner', first: 1020, last: 1260 }

it('adds meals in the order of the day and takes them out', () => {
  const both = toggleMeal([dinner], 1, 'lunch')
  expect(both.map(({ meal }) => meal)).toEqual(['lunch', 'dinner'])
  expect(toggleMeal(both, 1, 'lunch')).toEqual([dinner])
})

it('lets all-day hours exclude other meals, on their weekday only', () => {
  const other = { ...dinner, weekday: 2 }
  const allDay = toggleMeal([dinner, other], 1, 'allDay')
  expect(allDay.map(({ weekday, meal }) => [weekday, meal])).toEqual([
    [1, 'allDay'],
    [2, 'dinner'],
  ])
  expect(toggleMeal(allDay, 1, 'lunch').filter(({ weekday }) => weekday === 1)).toMatchObject([{ meal: 'lunch' }])
})

it('moves a time by half an hour, never to an end before its beginning', () => {
  const { value, min, max } = stepsOf(dinner, 'last')
  expect(moveMeal([dinner], dinner, 'last', value + 1)).toEqual([{ ...dinner, last: 1290 }])
  expect([min, max]).toEqual([34, 96])
  expect(stepsOf(dinner, 'first')).toEqual({ value: 34, min: 0, max: 42 })
  expect(stepsOf({ ...dinner, last: 1800 }, 'first').max).toBe(47)
})

it('gives all weekdays the hours of one', () => {
  const all = copyToAll([dinner, { ...dinner, weekday: 2, last: 1290 }], 1)
  expect(all).toHaveLength(7)
  expect(new Set(all.map(({ last }) => last))).toEqual(new Set([1260]))
})

it.each([
  [660, '11:00', false],
  [1410, '23:30', false],
  [1560, '02:00', true],
])('reads minute %i as %s', (minute, clock, isNextDay) => {
  expect(clockOf(minute)).toEqual({ clock, isNextDay })
})
