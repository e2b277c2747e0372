import type { VoucherTerms } from '@contract/entities/voucher'
import { anyTime } from '../../testing/vouchers'
import { Holidays } from '../holiday/holidays'
import { blockedAt } from './terms'

const holidays = new Holidays([{ day: '2026-06-17', is_off: true, name: { en: 'City day', zh: '城市日' } }])
const blocked = (terms: Partial<VoucherTerms>, at: string, zone = 'Asia/Shanghai') =>
  blockedAt({ ...anyTime, ...terms }, zone, new Date(at), holidays)

describe('terms of use', () => {
  it('should exclude dates of the store’s calendar, whatever day it is elsewhere', () => {
    const terms = { notOn: ['2026-06-10'] }
    expect(blocked(terms, '2026-06-09T15:59:59Z')).toBeNull()
    expect(blocked(terms, '2026-06-09T16:00:00Z')).toBe('date')
    expect(blocked(terms, '2026-06-10T15:59:59Z')).toBe('date')
    expect(blocked(terms, '2026-06-10T16:00:00Z')).toBeNull()
    expect(blocked(terms, '2026-06-10T03:59:59Z', 'America/New_York')).toBeNull()
    expect(blocked(terms, '2026-06-10T04:00:00Z', 'America/New_York')).toBe('date')
  })

  it('should begin at the first of their hours and end at the last, by the store’s clock', () => {
    const terms = { from: '11:00', until: '14:00' }
    expect(blocked(terms, '2026-06-10T02:59:59Z')).toBe('hours')
    expect(blocked(terms, '2026-06-10T03:00:00Z')).toBeNull()
    expect(blocked(terms, '2026-06-10T05:59:59Z')).toBeNull()
    expect(blocked(terms, '2026-06-10T06:00:00Z')).toBe('hours')
    expect(blocked(terms, '2026-06-10T15:30:00Z', 'America/New_York')).toBeNull()
  })

  it('should follow a clock that changes', () => {
    const terms = { from: '11:00', until: '14:00' }
    expect(blocked(terms, '2026-03-07T15:59:00Z', 'America/New_York')).toBe('hours')
    expect(blocked(terms, '2026-03-08T15:00:00Z', 'America/New_York')).toBeNull()
  })

  it('should name the longest exclusion first: the date, the holiday, the weekday, then the hour', () => {
    const terms = { notOn: ['2026-06-17'], onHolidays: false, weekdays: [1], from: '11:00', until: '12:00' }
    const at = '2026-06-17T00:00:00Z'
    expect(blocked(terms, at)).toBe('date')
    expect(blocked({ ...terms, notOn: [] }, at)).toBe('holiday')
    expect(blocked({ ...terms, notOn: [], onHolidays: true }, at)).toBe('weekday')
    expect(blocked({ ...terms, notOn: [], onHolidays: true, weekdays: [3] }, at)).toBe('hours')
  })
})
