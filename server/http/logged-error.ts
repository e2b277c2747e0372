/** What a database or Node.js tells of an error besides its message. */
const told = ['code', 'statusCode', 'severity', 'table', 'column', 'constraint', 'routine'] as const

interface Logged {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/**
 * An error as it stands in the log. What else it carries stays out: a database's `detail` and `where` quote the row at
 * hand, which is what somebody wrote.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause } = error
  const carried = error as Error & Partial<Record<(typeof told)[number], unknown>>
  const more = told.filter((key) => key in error).map((key) => [key, carried[key]] as const)
  const why = cause === undefined ? {} : { cause: loggedError(cause) }
  return { type: name, message, stack, ...Object.fromEntries(more), ...why }
}
