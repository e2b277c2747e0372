import { calendarFile } from './file'

const event = {
  id: '019a',
  title: 'Stay at Qihu Lakeside Inn',
  start: new Date('2026-02-20T06:00:00.000Z'),
  end: new Date('2026-02-22T04:00:00.000Z'),
  place: '84 Wanghai Road, Nanshan; Shenzhen',
  note: 'Lake-view king × 1\nConfirmation L8',
}
const now = new Date('2026-02-13T01:38:00.500Z')

it('should be an event with its times, its place and a reminder', () => {
  const lines = calendarFile(event, now).split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Linli//Bookings//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['UID:019a@linli', 'DTSTAMP:20260213T013800Z', 'DTSTART:20260220T060000Z', 'DTEND:20260222T040000Z'],
      ...['SUMMARY:Stay at Qihu Lakeside Inn', 'LOCATION:84 Wanghai Road\\, Nanshan\\; Shenzhen'],
      ...['DESCRIPTION:Lake-view king × 1\\nConfirmation L8', 'TRIGGER:-PT120M'],
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

it('should fold long lines between characters, each at most 75 octets', () => {
  const title = '入住七湖湖畔酒店'.repeat(12)
  const file = calendarFile({ ...event, title }, now)
  const lines = file.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
