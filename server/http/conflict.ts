import type { FailureName } from '@contract/failures'
import { Failure } from './failure'

/** PostgreSQL's code for a row that an exclusion constraint refuses. */
const exclusionViolation = '23P01'

/** Runs statements; what an exclusion constraint refuses is the failure that `failures` has under its name. */
export async function namingConflicts<T>(
  failures: Readonly<Record<string, FailureName>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const failure = code === exclusionViolation ? failures[constraint] : undefined
    throw failure ? new Failure(failure) : error
  }
}
