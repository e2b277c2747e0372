/** Fields of database and Node.js errors that are logged besides the message. */
const loggedFields = ['code', 'statusCode', 'severity', 'table', 'column', 'constraint', 'routine'] as const

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/**
 * An error as it is logged. A database's `detail` and `where` are left out because they quote the row, which may hold
 * personal data.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause } = error
  const carried = error as Error & Partial<Record<(typeof loggedFields)[number], unknown>>
  const more = loggedFields.filter((key) => key in error).map((key) => [key, carried[key]] as const)
  const why = cause === undefined ? {} : { cause: loggedError(cause) }
  return { type: name, message, stack, ...Object.fromEntries(more), ...why }
}
