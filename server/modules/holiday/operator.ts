import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { localDay } from '../../local-time'
import { addDays, daysBetween, isDay } from '../../plain-days'
import { Holidays } from './holidays'
import { enterHolidays, forgetHolidays, listedBetween } from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- holidays [<year>]
npm run operator -- holiday <day>[..<day>] off|work "<name>" "<name in Chinese>"
npm run operator -- holiday <day>[..<day>] forget`

/** The most days that are entered at once. */
const mostDays = 31

const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** The days of "2027-02-06" or "2027-02-06..2027-02-12". @throws StartError */
function daysNamed(text = ''): string[] {
  const [first = '', last = first, ...more] = text.split('..')
  if (more.length > 0 || !isDay(first) || !isDay(last)) throw new StartError(usage)
  const days = daysBetween(first, last) < mostDays ? daysFrom(first, last) : []
  if (days.length === 0) throw new StartError(`The days are 1 to ${mostDays}, the earliest first.`)
  return days
}

/** Lists the public holidays of a year, by default this one, with their source. */
const holidays: Command = async ({ context: { db, clock, config } }, [named]) => {
  const year = named ?? localDay(config.timeZone, clock.now()).slice(0, 4)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (!isDay(first)) throw new StartError(usage)
  const listed = await listedBetween(db, first, last)
  const own = new Set(listed.map(({ day }) => day))
  const all = new Holidays(listed)
  const lines = daysFrom(first, last).flatMap((day) => {
    const { isOff, name } = all.of(day) ?? {}
    const source = own.has(day) ? 'operator' : 'calendar'
    return name ? [[day, isOff ? 'off' : 'work', name.en, name.zh, source].join('  ')] : []
  })
  for (const line of lines) print(line)
  if (lines.length === 0) print(`No public holiday of ${year} is known.`)
}

/** Enters days off, or working days in place of some, or takes them off the list. */
const holiday: Command = async ({ context: { db } }, [named, kind, en = '', zh = '']) => {
  const days = daysNamed(named)
  const name = JSON.stringify({ en: en.trim(), zh: zh.trim() })
  const isEntered = (kind === 'off' || kind === 'work') && en.trim() !== '' && zh.trim() !== ''
  if (!isEntered && kind !== 'forget') throw new StartError(usage)
  await db.transaction().execute((tx) =>
    isEntered
      ? enterHolidays(
          tx,
          days.map((day) => ({ day, is_off: kind === 'off', name })),
        )
      : forgetHolidays(tx, days[0] ?? '', days.at(-1) ?? ''),
  )
  print(isEntered ? 'Entered.' : 'Forgotten.')
}

/** The operator's commands for public holidays. */
export const holidayCommands: Readonly<Record<string, Command>> = { holidays, holiday }
