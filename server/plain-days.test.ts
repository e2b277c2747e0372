import { addDays, daysBetween, isDay, weekdayOf } from './plain-days'

describe('days of the calendar', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31', '0099-01-01'])('should know %s', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    ...['2026-02-29', '2026-02-30', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-01', '2026-01-01 '],
    ...['', 'today', '2026-01-01T00:00', '20260101', '+002026-01-01', '26-01-01'],
  ])('should not know "%s"', (day) => {
    expect(isDay(day)).toBe(false)
  })

  it('should count over months, years and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366)
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
  })

  it('should name weekdays from Monday to Sunday', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7])
  })
})
