import { limits } from '@contract/limits'
import { dayAfter, Week, weekdayOf } from './week'

it('shows the seven days that end today', () => {
  const week = new Week()
  expect(week.days).toHaveLength(7)
  expect(week.days.at(-1)).toBe(week.today)
  expect(week.chosen).toBe(week.today)
})

it('lists from a chosen day on, which is marked', () => {
  const week = new Week()
  const [first = ''] = week.days
  week.choose(first, week.today)
  expect(week).toMatchObject({ until: first, chosen: first, end: week.today })
  week.reset()
  expect(week).toMatchObject({ until: undefined, chosen: week.today })
})

it('goes back as far as footprints are kept, and not into the future', () => {
  const week = new Week()
  expect(week.hasAfter).toBe(false)
  for (let turns = 0; week.hasBefore; turns++) {
    expect(turns).toBeLessThan(limits.footprintDays / 7)
    week.goBack()
  }
  expect(week.days[0]).toBe(dayAfter(week.today, 1 - limits.footprintDays))
  while (week.hasAfter) week.goOn()
  expect(week.end).toBe(week.today)
})

it('lists all from the newest day on', () => {
  const week = new Week()
  const newest = dayAfter(week.today, -2)
  week.choose(newest, newest)
  expect(week.until).toBeUndefined()
})

it('knows the day of the week', () => {
  expect([weekdayOf('2026-02-13'), weekdayOf('2026-02-15'), dayAfter('2026-02-28', 1)]).toEqual([5, 0, '2026-03-01'])
})
