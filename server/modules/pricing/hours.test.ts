import fc from 'fast-check'
import { closesAt, isOpen, localClock, opensAt, slots, statusAt } from './hours'

/** A moment of 25 March 2026 on the clocks of the stores. */
const at = (clock: string, date = '2026-03-25') => new Date(`${date}T${clock}:00+08:00`)
const clocks = (dates: readonly Date[]) => dates.map(localClock)

const meals = [
  { open: '10:30', close: '14:00' },
  { open: '16:30', close: '21:30' },
]
const late = [{ open: '18:00', close: '02:00' }]
const allDay = [{ open: '00:00', close: '24:00' }]

test.each([
  ['10:29', false, '10:30'],
  ['10:30', true, null],
  ['13:59', true, null],
  ['14:00', false, '16:30'],
  ['21:30', false, '10:30'],
])('between meals: at %s open is %s, opens at %s', (clock, open, opens) => {
  expect(isOpen(meals, at(clock), 'open')).toBe(open)
  expect(opensAt(meals, at(clock), 'open')).toBe(opens)
  expect(statusAt(meals, at(clock), 'open')).toBe(open ? 'open' : 'resting')
})

test.each([
  ['17:59', false],
  ['18:00', true],
  ['23:59', true],
  ['00:00', true],
  ['01:59', true],
  ['02:00', false],
])('past midnight: at %s open is %s', (clock, open) => {
  expect(isOpen(late, at(clock), 'open')).toBe(open)
})

test('closes on the day after when it runs past midnight', () => {
  expect(closesAt(late, at('23:00'))).toEqual(at('02:00', '2026-03-26'))
  expect(closesAt(late, at('01:00'))).toEqual(at('02:00'))
  expect(closesAt(late, at('03:00'))).toBeNull()
})

test('resting and closed hold whatever the hour', () => {
  expect(isOpen(allDay, at('12:00'), 'resting')).toBe(false)
  expect(isOpen(allDay, at('12:00'), 'closed')).toBe(false)
  expect(opensAt(meals, at('12:00'), 'resting')).toBe('16:30')
  expect(opensAt(meals, at('12:00'), 'closed')).toBeNull()
  expect(opensAt([], at('12:00'), 'open')).toBeNull()
})

test('offers quarters of an hour until closing', () => {
  expect(clocks(slots(meals, at('13:02'), 20))).toEqual(['13:30', '13:45', '14:00'])
  expect(clocks(slots(meals, at('13:45'), 15))).toEqual(['14:00'])
  expect(slots(meals, at('13:50'), 15)).toEqual([])
  expect(slots(meals, at('15:00'), 15)).toEqual([])
  expect(clocks(slots(late, at('01:20'), 10))).toEqual(['01:30', '01:45', '02:00'])
})

test('a store that never closes offers twelve hours, over midnight too', () => {
  const times = slots(allDay, at('20:00'), 0)
  expect(times).toHaveLength(49)
  expect(clocks(times).slice(16, 18)).toEqual(['00:00', '00:15'])
})

const clock = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
})
const hours = fc.array(fc.record({ open: clock.filter((text) => text !== '24:00'), close: clock }), { maxLength: 3 })
const moment = fc
  .integer({ min: 0, max: 3 * 24 * 60 })
  .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))

test('a store is open just when its local clock lies in a period', () => {
  fc.assert(
    fc.property(hours, moment, (periods, now) => {
      const local = localClock(now)
      const holds = periods.some(({ open, close }) =>
        open < close ? open <= local && local < close : open <= local || local < close,
      )
      expect(isOpen(periods, now, 'open')).toBe(holds)
    }),
  )
})

test('every time on offer is a quarter, far enough ahead, and the store is open until then', () => {
  fc.assert(
    fc.property(hours, moment, fc.integer({ min: 0, max: 90 }), (periods, now, minutes) => {
      const closing = closesAt(periods, now)?.getTime() ?? 0
      const times = slots(periods, now, minutes).map((time) => time.getTime())
      for (const time of times) {
        expect(time % (15 * 60_000)).toBe(0)
        expect(time).toBeGreaterThanOrEqual(now.getTime() + minutes * 60_000)
        expect(time).toBeLessThanOrEqual(closing)
        expect(isOpen(periods, new Date(time - 1), 'open') || time === now.getTime()).toBe(true)
      }
      expect(new Set(times).size).toBe(times.length)
    }),
  )
})
