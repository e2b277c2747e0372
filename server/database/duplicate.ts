/** PostgreSQL's code for a value that a unique index has already. */
const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because of a value that has to be unique. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === UNIQUE_VIOLATION
