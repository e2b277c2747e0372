import { types } from 'node:util'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { sendNamed, StatementNames } from './named'

/** The database cannot be used for now; callers are answered 503 and may repeat what they asked for. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly statusCode = 503
}

/** Statement that lifts the time limit of statements for the rest of a transaction. */
export const liftsTimeLimit = 'set local statement_timeout = 0'

/**
 * SQLSTATEs of a server that is not the primary any more (25006), that stops, crashed or starts (57P01 to 57P03), or whose
 * connection failed (class 08).
 */
const unusable = /^(25006|57P0[123]|08\w{3})$/
/** Errors of the socket and of pg itself, neither of which has a SQLSTATE. */
const broken =
  /^Connection terminated|Client has encountered a connection error|^Client was closed|timeout exceeded when trying to connect/

const isUnavailable = (error: unknown): boolean => {
  // Errors of sockets come from another realm in tests.
  if (!types.isNativeError(error)) return false
  const { code = '', message } = error as Error & { code?: string }
  return unusable.test(code) || /^E[A-Z]+$/.test(code) || broken.test(message)
}

const asUnavailable = (error: unknown): unknown =>
  isUnavailable(error) ? new DatabaseUnavailable((error as Error).message, { cause: error }) : error

/** A commit that no standby has confirmed is acknowledged with this warning when its wait is cut short. */
const unconfirmed = /^canceling (the )?wait for synchronous replication/

interface ConnectionOptions {
  /** Names of statements; without them none is sent by name. */
  readonly names: StatementNames | undefined
  /** After how long a statement without an answer means that the database's host is gone; 0 for never. */
  readonly answerTimeoutMs: number
}

/**
 * A connection that knows whether it may be used again. It may not after a former primary answered (25006), after no answer, or
 * after a commit that its standby did not confirm, which counts as no answer.
 */
class Connection implements PostgresPoolClient {
  private isSpent = false
  private isUnlimited = false
  private isUnconfirmed = false

  constructor(
    private readonly client: pg.PoolClient,
    private readonly options: ConnectionOptions,
  ) {
    client.on('notice', ({ message = '' }) => (this.isUnconfirmed ||= unconfirmed.test(message)))
  }

  /** @throws DatabaseUnavailable when the database cannot be used for now, or may have lost what was committed */
  readonly query: PostgresPoolClient['query'] = (async (text: string, values: readonly unknown[]) => {
    this.isUnlimited = text === liftsTimeLimit || (this.isUnlimited && !/^(commit|rollback|begin)\b/.test(text))
    try {
      const result = await this.answered(this.send(text, values))
      if (this.isUnconfirmed) throw new DatabaseUnavailable('No standby has confirmed a commit')
      return result
    } catch (error) {
      const reported = asUnavailable(error)
      this.isSpent ||= reported instanceof DatabaseUnavailable
      throw reported
    }
  }) as unknown as PostgresPoolClient['query']

  /** Releases the connection to the pool, or closes it. */
  release(): void {
    this.client.release(this.isSpent)
  }

  private send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const { names } = this.options
    return names ? sendNamed(this.client, names, text, values) : this.client.query(text, [...values])
  }

  private async answered(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const { answerTimeoutMs } = this.options
    if (answerTimeoutMs === 0 || this.isUnlimited) return answer
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable('The database does not answer')), answerTimeoutMs)
    })
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
  }
}

/** A pool for Kysely whose connections leave it when they cannot be used any more, such as after a failover. */
export function connectionPool(pool: pg.Pool, options: Omit<ConnectionOptions, 'names'> & { readonly named: boolean }) {
  const { answerTimeoutMs, named } = options
  const shared: ConnectionOptions = { answerTimeoutMs, names: named ? new StatementNames() : undefined }
  const connections = new WeakMap<pg.PoolClient, Connection>()
  return {
    /** @throws DatabaseUnavailable when no connection is available */
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error)
      })
      const connection = connections.get(client) ?? new Connection(client, shared)
      connections.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}
