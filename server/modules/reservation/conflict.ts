import { namingConflicts as naming } from '../../http/conflict'

const failures = { no_table_twice: 'tableTaken', one_table_at_once: 'alreadyBooked' } as const

/** Runs statements that hold tables. @throws Failure `tableTaken` or `alreadyBooked` for a violated constraint */
export const namingConflicts = <T>(work: () => Promise<T>): Promise<T> => naming(failures, work)
