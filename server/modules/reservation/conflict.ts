import type { FailureName } from '@contract/failures'
import { Failure } from '../../http/failure'

/** PostgreSQL's code for a row that an exclusion constraint refuses. */
const exclusionViolation = '23P01'

const failures: Readonly<Record<string, FailureName>> = {
  no_table_twice: 'tableTaken',
  one_table_at_once: 'alreadyBooked',
}

/** Runs statements that keep tables. @throws Failure `tableTaken` or `alreadyBooked` for what a constraint refuses */
export async function namingConflicts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const failure = code === exclusionViolation ? failures[constraint] : undefined
    throw failure ? new Failure(failure) : error
  }
}
