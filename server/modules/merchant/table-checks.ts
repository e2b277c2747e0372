import type { Request } from '@contract/call'
import type { merchantSaveTables } from '@contract/calls/merchant'
import type { TableException, TableHours } from '@contract/entities/reservation'
import { Failure } from '../../http/failure'

/** @throws Failure `tableNameTwice`, `tableSizeInvalid` or `tableUnknown` */
export function checkTables({ tables, sets }: Request<typeof merchantSaveTables>): void {
  const names = tables.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Failure('tableNameTwice', { table: twice })
  const small = tables.find(({ least, most }) => most < least)
  if (small) throw new Failure('tableSizeInvalid', { table: small.name })
  for (const set of sets) {
    const unknown = set.tables.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Failure('tableUnknown', { table: unknown })
    const name = set.tables.join('+')
    if (new Set(set.tables).size < set.tables.length) throw new Failure('tableNameTwice', { table: name })
    if (set.most < set.least) throw new Failure('tableSizeInvalid', { table: name })
  }
}

/** @throws Failure `tableHoursInvalid` for hours that end before they begin, a meal that comes twice, or hours that overlap */
function checkHours(hours: readonly TableHours[]): void {
  const ordered = [...hours].sort((one, other) => one.weekday - other.weekday || one.first - other.first)
  const wrong = ordered.some(({ weekday, meal, first, last }, index) => {
    const before = ordered.slice(0, index).filter((each) => each.weekday === weekday)
    return last < first || before.some((each) => each.meal === meal || each.last >= first)
  })
  if (wrong) throw new Failure('tableHoursInvalid')
}

/** @throws Failure `tableExceptionTwice` for a day with two exceptions */
function checkExceptions(exceptions: readonly TableException[]): void {
  const days = exceptions.map(({ day }) => day)
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  if (twice !== undefined) throw new Failure('tableExceptionTwice', { day: twice })
}

/** Checks the hours and the exceptions of them. @throws Failure `tableHoursInvalid` or `tableExceptionTwice` */
export function checkTimes({ hours, exceptions }: Request<typeof merchantSaveTables>): void {
  if (hours) checkHours(hours)
  if (exceptions) checkExceptions(exceptions)
}
