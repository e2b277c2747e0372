import { type CalendarEvent, REMIND_MINUTES } from './event'

/** The most octets of a line (RFC 5545, 3.1). */
const LINE = 75

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** "20260220T060000Z". */
const instant = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

const octets = (text: string): number => encodeURIComponent(text).replace(/%../g, '-').length

/** Folds a line, between characters, so that each part with its leading space is short enough. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (octets(part + character) > LINE) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}

/** An appointment as an iCalendar file (RFC 5545). */
export function calendarFile({ id, title, start, end, place, note }: CalendarEvent, now: Date): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Linli//Bookings//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...[`UID:${id}@linli`, `DTSTAMP:${instant(now)}`, `DTSTART:${instant(start)}`, `DTEND:${instant(end)}`],
    ...[`SUMMARY:${escaped(title)}`, `LOCATION:${escaped(place)}`, `DESCRIPTION:${escaped(note)}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:-PT${REMIND_MINUTES}M`],
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
