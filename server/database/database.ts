import { type Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../config'
import { connectionPool, liftsTimeLimit } from './connection'
import { RepeatingDatabase } from './repeating'
import type { Database } from './schema'

const { builtins } = pg.types

const toNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too big for a number`)
  return value
}

/** Parses int8 as a number, for money and counts, and keeps a date as text, since it has no time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === builtins.INT8) return toNumber
    if (format !== 'binary' && oid === builtins.DATE) return (text: string) => text
    // oxlint-disable-next-line typescript/no-unsafe-return -- pg types its parsers as any
    return pg.types.getTypeParser(oid, format)
  },
}

export interface DatabaseOptions {
  /** Called when an idle connection breaks. The pool replaces it; running statements fail by themselves. */
  readonly onError?: (error: Error) => void
  /** The maximum number of connections, 20 by default. */
  readonly connections?: number
  /** The name that the database knows the connections by. */
  readonly name?: string
  /**
   * Whether a pooler in transaction mode is in front of the database: statements have no names, and connections no
   * start parameters, so the database's configured time limits apply.
   */
  readonly pooled?: boolean
  /** After how long an attempt to connect, or the wait for a free connection, fails; 30 s by default. */
  readonly connectionTimeoutMs?: number
  /** After how long the database ends a statement; 0, the default, for never. */
  readonly statementTimeoutMs?: number
  /** After how long a statement without an answer fails and its connection is closed; ten seconds after its limit by default. */
  readonly answerTimeoutMs?: number
  /** Receives the text of every statement. */
  readonly onStatement?: (statement: string) => void
  /** Called with the error of a transaction that gave way to another and is repeated. */
  readonly onRepeat?: (error: unknown) => void
}

/** A busy host may take many seconds to accept a connection. */
const CONNECTION_TIMEOUT_MS = 30_000

/** Margin by which the wait for an answer exceeds a statement's limit, since the database's host may be gone. */
const ANSWER_MARGIN_MS = 10_000

/**
 * Opens a pool of connections lazily. int8 is read as a number, timestamptz as a Date, date as `YYYY-MM-DD`. A transaction that
 * gives way to another is repeated. Close it with `destroy()`.
 */
export const openDatabase = (
  url: string,
  {
    onError,
    connections = 20,
    name = 'linli',
    pooled = false,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    statementTimeoutMs = 0,
    answerTimeoutMs = statementTimeoutMs > 0 ? statementTimeoutMs + ANSWER_MARGIN_MS : 0,
    onStatement,
    onRepeat,
  }: DatabaseOptions = {},
): Kysely<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(!pooled && { idle_in_transaction_session_timeout: 60_000, statement_timeout: statementTimeoutMs }),
    application_name: name,
    types,
  })
  const report = (error: Error) => onError?.(error)
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const dialect = new PostgresDialect({ pool: connectionPool(pool, { named: !pooled, answerTimeoutMs }) })
  const log = onStatement ? ({ query }: LogEvent) => onStatement(query.sql) : []
  return new RepeatingDatabase<Database>({ dialect, log }, onRepeat)
}

/** Lifts the time limit of statements for the rest of a transaction, for long work that no caller waits for. */
export const liftTimeLimit = async (tx: Transaction<Database>): Promise<void> => {
  await sql.raw(liftsTimeLimit).execute(tx)
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
}

/**
 * Checks that the database of a setting answers.
 * @throws StartError in one sentence that names host and database and never the password
 */
export const checkDatabase = async (url: string, setting: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    const where = `${client.host}:${client.port}/${client.database ?? ''}`
    const why = reasons[code] ?? (message || 'no reason was given')
    throw new StartError(`The database ${where} of ${setting} cannot be used: ${why}.`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}
