import { daysOf } from './days'

const now = new Date('2026-10-25T00:10:00Z')

test('the times are by the clock of the store, which shows an hour twice when it is put back', () => {
  const times = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-26T00:30:00Z']
  expect(daysOf({ utcOffset: 60, times, utcOffsets: [60, 0, 0] }, now, 'en')).toEqual([
    {
      name: 'Today',
      slots: [
        { at: times[0], clock: '01:30' },
        { at: times[1], clock: '01:30' },
      ],
    },
    { name: 'Tomorrow', slots: [{ at: times[2], clock: '00:30' }] },
  ])
})

test('today is listed even without times', () => {
  const late = { utcOffset: -240, times: ['2026-10-25T04:30:00Z'], utcOffsets: [-240] }
  expect(daysOf(late, now, 'zh').map(({ name, slots }) => [name, slots.length])).toEqual([
    ['今天', 0],
    ['明天', 1],
  ])
})
