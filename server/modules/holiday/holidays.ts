import { getDayDetail } from 'chinese-days'
import type { Bilingual } from '../../database/schema'

/** A public holiday, or a working day in place of one. */
export interface Holiday {
  readonly isOff: boolean
  readonly name: Bilingual
}

/** An entry of the operator's list. */
export interface ListedHoliday {
  readonly day: string
  readonly is_off: boolean
  readonly name: Bilingual
}

/** The entry of mainland China's calendar for a plain date; names come as "Spring Festival,春节,4". */
function calendarHoliday(day: string): Holiday | undefined {
  const { name, work } = getDayDetail(day)
  const [en, zh] = name.split(',')
  return en && zh ? { isOff: !work, name: { en, zh } } : undefined
}

/** Whether the calendar covers a year, judged by its National Day. */
export const hasYear = (year: number): boolean => calendarHoliday(`${year}-10-01`)?.isOff ?? false

/** The public holidays of plain dates, by the operator's list and then by the calendar. */
export class Holidays {
  private readonly listed: ReadonlyMap<string, Holiday>

  constructor(listed: readonly ListedHoliday[]) {
    this.listed = new Map(listed.map(({ day, is_off: isOff, name }) => [day, { isOff, name }]))
  }

  of(day: string): Holiday | undefined {
    return this.listed.get(day) ?? calendarHoliday(day)
  }

  isOff(day: string): boolean {
    return this.of(day)?.isOff ?? false
  }
}
