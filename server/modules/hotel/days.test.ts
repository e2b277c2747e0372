import { datedTerms, freeUntil, termAt } from './price/cancel'
import { checkAsked } from './ask'
import { daysBetween, hotelDay, instantOf, isDay, lastNight, nightsOf } from './days'

/** A zone whose clock was put forward on 29 March 2026 and back on 25 October 2026. */
const berlin = 'Europe/Berlin'
const at = (text: string) => new Date(text)

describe('the days of a hotel', () => {
  it('should be those of its time zone', () => {
    expect(hotelDay('Asia/Shanghai', at('2026-02-19T16:30:00Z'))).toBe('2026-02-20')
    expect(hotelDay('America/New_York', at('2026-02-20T03:00:00Z'))).toBe('2026-02-19')
  })

  it('should let last night be booked until six', () => {
    expect(lastNight('Asia/Shanghai', at('2026-02-19T21:59:00Z'))).toBe('2026-02-19')
    expect(lastNight('Asia/Shanghai', at('2026-02-19T22:00:00Z'))).toBeNull()
  })

  it('should have a night of 23 and one of 25 hours', () => {
    const hours = (day: string, next: string) =>
      (instantOf(berlin, next, '12:00').getTime() - instantOf(berlin, day, '12:00').getTime()) / 3_600_000
    expect(hours('2026-03-28', '2026-03-29')).toBe(23)
    expect(hours('2026-10-24', '2026-10-25')).toBe(25)
    expect(nightsOf('2026-03-28', '2026-03-31')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(instantOf(berlin, '2026-03-29', '02:30')).toEqual(at('2026-03-29T01:30:00Z'))
  })

  it('should keep a deadline at its clock time whatever the night before lasts', () => {
    const terms = datedTerms([{ daysBefore: 1, clock: '18:00', kept: 'none' }], berlin, '2026-03-30')
    expect(freeUntil(terms, at('2026-03-29T15:59:59Z'))).toEqual(at('2026-03-29T16:00:00Z'))
    expect(freeUntil(terms, at('2026-03-29T16:00:00Z'))).toBeNull()
    expect(termAt(terms, at('2026-03-29T16:00:00Z'))).toBe(1)
  })

  it('should know no 30 February', () => {
    expect([isDay('2026-02-30'), isDay('2026-02-28'), isDay('2028-02-29')]).toEqual([false, true, true])
  })
})

describe('dates and guests that nobody can have', () => {
  const hotel = { time_zone: 'Asia/Shanghai', ahead_days: 365, most_nights: 28 }
  const party = { rooms: 1, adults: 2, childAges: [] }
  const now = at('2026-02-20T04:00:00Z')

  it.each([
    ['stayDayUnknown', { checkIn: '2026-02-30', checkOut: '2026-03-02' }],
    ['stayDatesWrong', { checkIn: '2026-02-22', checkOut: '2026-02-22' }],
    ['stayDatesWrong', { checkIn: '2026-02-24', checkOut: '2026-02-22' }],
    ['stayInPast', { checkIn: '2026-02-19', checkOut: '2026-02-21' }],
    ['stayTooLong', { checkIn: '2026-02-22', checkOut: '2027-03-29' }],
    ['stayTooFar', { checkIn: '2027-02-22', checkOut: '2027-02-23' }],
    ['adultsRequired', { adults: 0 }],
    ['adultsRequired', { rooms: 3 }],
    ['tooManyRooms', { rooms: 10, adults: 20 }],
    ['tooManyRooms', { rooms: 0 }],
  ])('should be refused as %s: %o', (failure, asked) => {
    expect(() => checkAsked({ ...party, ...asked }, hotel, now)).toThrow(expect.objectContaining({ failure }) as Error)
  })
})
