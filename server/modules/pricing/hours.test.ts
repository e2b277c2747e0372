import fc from 'fast-check'
import { localClock, localMidnight } from '../../local-time'
import { closesAt, isOpen, nextOpening, opensAt, statusAt, type StoreHours, timeSlots } from './hours'

/** A local time of the stores on 25 March 2026. */
const at = (clock: string, date = '2026-03-25') => new Date(`${date}T${clock}:00+08:00`)
const shanghai = 'Asia/Shanghai'
const clocks = (dates: readonly Date[], zone = shanghai) => dates.map((date) => localClock(zone, date))

const store = (opening_hours: StoreHours['opening_hours'], time_zone = shanghai): StoreHours => {
  return { opening_hours, time_zone, status: 'open' }
}

const meals = store([
  { open: '10:30', close: '14:00' },
  { open: '16:30', close: '21:30' },
])
const late = store([{ open: '18:00', close: '02:00' }])
const allDay = store([{ open: '00:00', close: '24:00' }])

test.each([
  ['10:29', false, '10:30'],
  ['10:30', true, null],
  ['13:59', true, null],
  ['14:00', false, '16:30'],
  ['21:30', false, '10:30'],
])('between meals: at %s open is %s, opens at %s', (clock, open, opens) => {
  expect(isOpen(meals, at(clock))).toBe(open)
  expect(opensAt(meals, at(clock))).toBe(opens)
  expect(statusAt(meals, at(clock))).toBe(open ? 'open' : 'resting')
})

test.each([
  ['17:59', false],
  ['18:00', true],
  ['23:59', true],
  ['00:00', true],
  ['01:59', true],
  ['02:00', false],
])('past midnight: at %s open is %s', (clock, open) => {
  expect(isOpen(late, at(clock))).toBe(open)
})

test('closes on the day after when it runs past midnight', () => {
  expect(closesAt(late, at('23:00'))).toEqual(at('02:00', '2026-03-26'))
  expect(closesAt(late, at('01:00'))).toEqual(at('02:00'))
  expect(closesAt(late, at('03:00'))).toBeNull()
})

test('resting and closed hold whatever the hour', () => {
  expect(isOpen({ ...allDay, status: 'resting' }, at('12:00'))).toBe(false)
  expect(isOpen({ ...allDay, status: 'closed' }, at('12:00'))).toBe(false)
  expect(opensAt({ ...meals, status: 'resting' }, at('12:00'))).toBe('16:30')
  expect(opensAt({ ...meals, status: 'closed' }, at('12:00'))).toBeNull()
  expect(opensAt(store([]), at('12:00'))).toBeNull()
})

test('knows when it opens next, also while it is open', () => {
  expect(nextOpening(meals, at('10:29'))).toEqual(at('10:30'))
  expect(nextOpening(meals, at('10:30'))).toEqual(at('16:30'))
  expect(nextOpening(meals, at('22:00'))).toEqual(at('10:30', '2026-03-26'))
  expect(nextOpening(store([]), at('12:00'))).toBeNull()
})

test('offers quarters of an hour within each period until the end of tomorrow', () => {
  const times = clocks(timeSlots(meals, at('13:02'), 20))
  expect(times.slice(0, 5)).toEqual(['13:30', '13:45', '14:00', '17:00', '17:15'])
  expect(times.slice(times.indexOf('21:30'), times.indexOf('21:30') + 2)).toEqual(['21:30', '11:00'])
  expect(times.at(-1)).toBe('21:30')
  expect(times.filter((time) => time === '21:30')).toHaveLength(2)
  expect(clocks(timeSlots(meals, at('13:45'), 15)).slice(0, 2)).toEqual(['14:00', '16:45'])
  expect(clocks(timeSlots(meals, at('13:50'), 15))[0]).toBe('16:45')
  expect(timeSlots(meals, at('15:00'), 15)).toEqual([])
})

test('a night that is over midnight is offered until then, and tomorrow’s until its day ends', () => {
  const times = clocks(timeSlots(late, at('01:20'), 10))
  expect(times.slice(0, 4)).toEqual(['01:30', '01:45', '02:00', '18:15'])
  expect(times.at(-1)).toBe('23:45')
})

test('periods that meet or overlap are one', () => {
  const whole = store([
    { open: '12:00', close: '15:00' },
    { open: '10:00', close: '12:00' },
    { open: '14:00', close: '14:30' },
  ])
  expect(closesAt(whole, at('11:00'))).toEqual(at('15:00'))
  expect(closesAt(whole, at('10:00'))).toEqual(at('15:00'))
  expect(closesAt(whole, at('15:00'))).toBeNull()
})

test('offers nothing later than tomorrow', () => {
  expect(timeSlots(allDay, at('08:00'), 0).at(-1)).toEqual(at('23:45', '2026-03-26'))
  expect(timeSlots(allDay, at('08:00'), 48 * 60)).toEqual([])
})

test('a store that never closes offers all of tomorrow without a break', () => {
  const times = timeSlots(allDay, at('20:00'), 0)
  expect(times).toHaveLength(16 + 96)
  expect(clocks(times).slice(16, 18)).toEqual(['00:00', '00:15'])
})

const clock = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
})
const hours = fc.array(fc.record({ open: clock.filter((text) => text !== '24:00'), close: clock }), { maxLength: 3 })
const zones = fc.constantFrom(shanghai, 'Europe/London', 'America/New_York', 'America/Havana', 'Australia/Lord_Howe')
/** Times on three ordinary days and on days around clock changes. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-03-25', '2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31'),
    fc.integer({ min: 0, max: 3 * 24 * 60 }),
  )
  .map(([date, minutes]) => new Date(at('00:00', date).getTime() + minutes * 60_000))

test('a store is open just when its local clock lies in a period', () => {
  fc.assert(
    fc.property(hours, zones, moment, (periods, zone, now) => {
      const local = localClock(zone, now)
      const holds = periods.some(({ open, close }) =>
        open < close ? open <= local && local < close : open <= local || local < close,
      )
      const one = store(periods, zone)
      expect(isOpen(one, now)).toBe(holds)
      expect(closesAt(one, now) !== null).toBe(holds)
    }),
    { numRuns: 1000 },
  )
})

test('it stays open until it closes, and closed until it opens', () => {
  fc.assert(
    fc.property(hours, zones, moment, (periods, zone, now) => {
      const one = store(periods, zone)
      const closing = closesAt(one, now)
      if (closing) {
        expect(isOpen(one, new Date(closing.getTime() - 1))).toBe(true)
        // A store that never closes is only computed for a few days.
        const soon = closing.getTime() - now.getTime() < 26 * 3_600_000
        if (soon) expect(isOpen(one, closing)).toBe(false)
      } else {
        const opens = opensAt(one, now)
        const day = Array.from({ length: 24 * 4 }, (_, quarter) => new Date(now.getTime() + quarter * 15 * 60_000))
        const first = day.find((time) => isOpen(one, time))
        if (first && opens) expect(opens.slice(0, 2)).toBe(localClock(zone, first).slice(0, 2))
        if (first) expect(opens).not.toBeNull()
      }
    }),
    { numRuns: 300 },
  )
})

test('every time on offer is a quarter, far enough ahead, and the store is open until then', () => {
  fc.assert(
    fc.property(hours, zones, moment, fc.integer({ min: 0, max: 90 }), (periods, zone, now, minutes) => {
      const one = store(periods, zone)
      const ends = localMidnight(zone, localMidnight(zone, now)).getTime()
      const times = timeSlots(one, now, minutes).map((time) => time.getTime())
      for (const time of times) {
        expect(time % (15 * 60_000)).toBe(0)
        expect(time).toBeGreaterThanOrEqual(now.getTime() + minutes * 60_000)
        expect(time).toBeLessThan(ends)
        expect(isOpen(one, new Date(time - 1)) || time === now.getTime() || minutes === 0).toBe(true)
      }
      if (!isOpen(one, now)) expect(times).toEqual([])
      expect(new Set(times).size).toBe(times.length)
    }),
  )
})

describe('when the clocks change', () => {
  const london = 'Europe/London'
  const utc = (text: string) => new Date(`${text}:00Z`)
  const night = store([{ open: '18:00', close: '02:30' }], london)
  const early = store([{ open: '01:30', close: '05:00' }], london)

  test('a night is an hour shorter in spring', () => {
    expect(closesAt(night, utc('2026-03-28T23:00'))).toEqual(utc('2026-03-29T01:30'))
    expect(clocks(timeSlots(night, utc('2026-03-29T00:20'), 10), london).slice(0, 6)).toEqual([
      '00:30',
      '00:45',
      '02:00',
      '02:15',
      '02:30',
      '18:15',
    ])
    expect(isOpen(night, utc('2026-03-29T01:29'))).toBe(true)
    expect(isOpen(night, utc('2026-03-29T01:30'))).toBe(false)
  })

  test('a store that opens in the hour that is skipped opens after it', () => {
    expect(opensAt(early, utc('2026-03-29T00:30'))).toBe('02:00')
    expect(isOpen(early, utc('2026-03-29T00:59'))).toBe(false)
    expect(isOpen(early, utc('2026-03-29T01:00'))).toBe(true)
    expect(closesAt(early, utc('2026-03-29T01:00'))).toEqual(utc('2026-03-29T04:00'))
    const gone = store([{ open: '01:00', close: '02:00' }], london)
    expect(opensAt(gone, utc('2026-03-29T00:30'))).toBe('01:00')
    expect(closesAt(gone, utc('2026-03-30T00:30'))).toEqual(utc('2026-03-30T01:00'))
  })

  test('a night is an hour longer in autumn, and its doubled hour is on offer twice', () => {
    expect(closesAt(night, utc('2026-10-24T22:00'))).toEqual(utc('2026-10-25T02:30'))
    const times = timeSlots(night, utc('2026-10-25T00:00'), 0).slice(0, 11)
    expect(clocks(times, london)).toEqual([
      '01:00',
      '01:15',
      '01:30',
      '01:45',
      '01:00',
      '01:15',
      '01:30',
      '01:45',
      '02:00',
      '02:15',
      '02:30',
    ])
    expect(new Set(times.map(Number)).size).toBe(11)
  })

  test('a store that opens or closes in the doubled hour does so by the clock, both times', () => {
    expect(closesAt(early, utc('2026-10-25T00:30'))).toEqual(utc('2026-10-25T01:00'))
    expect(opensAt(early, utc('2026-10-25T01:00'))).toBe('01:30')
    const open = ['00:29', '00:30', '01:00', '01:29', '01:30'].map((time) => isOpen(early, utc(`2026-10-25T${time}`)))
    expect(open).toEqual([false, true, false, false, true])
  })

  test('a store that never closes does not close then either', () => {
    const always = store([{ open: '00:00', close: '24:00' }], london)
    // 23:30 of a day before one of 23 or of 25 hours.
    expect(timeSlots(always, utc('2026-03-28T23:30'), 0)).toHaveLength(2 + 92)
    expect(timeSlots(always, utc('2026-10-24T22:30'), 0)).toHaveLength(2 + 100)
  })

  test('the same moment is by day in one zone and by night in another', () => {
    const lunch = (zone: string) => store([{ open: '11:00', close: '14:00' }], zone)
    const now = utc('2026-07-01T16:30')
    expect([shanghai, london, 'America/New_York'].map((zone) => isOpen(lunch(zone), now))).toEqual([false, false, true])
    expect([shanghai, london].map((zone) => opensAt(lunch(zone), now))).toEqual(['11:00', '11:00'])
  })
})
