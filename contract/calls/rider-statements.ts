import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Day, pageOf, paging } from '../entities/common'
import { StatementPeriod } from '../entities/settlement'
import {
  Statement,
  StatementFile,
  StatementFormat,
  StatementGroupKey,
  StatementLine,
  StatementSums,
} from '../entities/statement'

/** A period by one of its days; weeks begin on Monday. */
const one = { period: StatementPeriod, day: Day }

/** The sums of the rider's periods, up to the one around a day, newest first; without a day up to the running one. */
export const riderStatements = defineCall({
  name: 'rider.statements',
  summary: 'The statements of the rider',
  who: 'rider',
  request: z.object({ period: StatementPeriod, until: z.optional(Day) }),
  response: z.object({ items: z.array(StatementSums), before: z.nullable(Day) }),
  failures: [],
})

/** One statement of the rider, from the ledger entries. */
export const riderStatement = defineCall({
  name: 'rider.statement',
  summary: 'A statement of the rider',
  who: 'rider',
  request: z.object(one),
  response: Statement,
  failures: [],
})

/** The movements of a statement, or of one of its groups, newest first. */
export const riderStatementLines = defineCall({
  name: 'rider.statementLines',
  summary: 'The movements of a statement of the rider',
  who: 'rider',
  request: z.object({ ...one, group: z.optional(StatementGroupKey), ...paging }),
  response: pageOf(StatementLine),
  failures: [],
})

/** The address of a statement as a CSV file or as a page for printing, in the caller's language. */
export const riderStatementFile = defineCall({
  name: 'rider.statementFile',
  summary: 'A statement of the rider as a file',
  who: 'rider',
  request: z.object({ ...one, format: StatementFormat }),
  response: StatementFile,
  failures: [],
})
