import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Day, pageOf, paging } from '../../entities/common'
import { StoreId } from '../../entities/ids'
import { StatementPeriod } from '../../entities/settlement'
import {
  Statement,
  StatementFile,
  StatementFormat,
  StatementGroupKey,
  StatementLine,
  StatementSums,
} from '../../entities/statement'
import { reads } from '../../team-access'

/** A period by one of its days; weeks begin on Monday. */
const one = { storeId: StoreId, period: StatementPeriod, day: Day }

/** The sums of a store's periods, up to the one around a day, newest first; without a day up to the running one. */
export const merchantStatements = defineCall({
  name: 'merchant.statements',
  summary: 'The statements of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ storeId: StoreId, period: StatementPeriod, until: z.optional(Day) }),
  response: z.object({ items: z.array(StatementSums), before: z.nullable(Day) }),
  failures: ['storeNotFound'],
})

/** One statement of a store, from its ledger entries. */
export const merchantStatement = defineCall({
  name: 'merchant.statement',
  summary: 'A statement of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object(one),
  response: Statement,
  failures: ['storeNotFound'],
})

/** The movements of a statement, or of one of its groups, newest first. */
export const merchantStatementLines = defineCall({
  name: 'merchant.statementLines',
  summary: 'The movements of a statement of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ ...one, group: z.optional(StatementGroupKey), ...paging }),
  response: pageOf(StatementLine),
  failures: ['storeNotFound'],
})

/** The address of a statement as a CSV file or as a page for printing, in the caller's language. */
export const merchantStatementFile = defineCall({
  name: 'merchant.statementFile',
  summary: 'A statement of a store as a file',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ ...one, format: StatementFormat }),
  response: StatementFile,
  failures: ['storeNotFound'],
})
