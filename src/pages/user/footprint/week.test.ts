import { limits } from '@contract/limits'
import { dayAfter, Week, weekdayOf } from './week'

it('shows the seven days that end today', () => {
  const week = new Week()
  expect(week.days).toHaveLength(7)
  expect(week.days.at(-1)).toBe(week.today)
  expect(week.chosen).toBe(week.today)
})

it('keeps the row for a day that stands in it, and moves it for another', () => {
  const week = new Week()
  const [first = ''] = week.days
  week.choose(first, week.today)
  expect(week).toMatchObject({ until: first, end: week.today })
  const far = dayAfter(week.today, -30)
  week.choose(far, week.today)
  expect(week.until).toBe(far)
  expect(week.days[3]).toBe(far)
})

it('goes back no further than footprints are kept, and not into the future', () => {
  const week = new Week()
  week.choose('1999-12-31', week.today)
  expect(week.until).toBe(dayAfter(week.today, 1 - limits.footprintDays))
  week.choose('2999-12-31', week.today)
  expect(week).toMatchObject({ until: undefined, end: week.today })
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
