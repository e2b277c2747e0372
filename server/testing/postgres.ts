import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { timeLimit } from '../../tests/support/time-limit'
import { openDatabase } from '../database/database'
import { startPostgres } from '../database/embedded'
import { postmaster } from '../database/embedded/postmaster'
import { migrate } from '../database/migrate'

const PREFIX = 'linli-test-'

/**
 * Test databases are temporary, so durability is off. Every statement is planned for all values, as it is once it has come
 * again and again.
 */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** The limit of connecting to a database of tests, for however slow or busy a machine. */
export const patient = { connectionTimeoutMs: timeLimit(60) }

/** The name of the migrated template database. */
export const TEMPLATE = 'linli_template'

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the PostgreSQL processes and folders of killed test runs. */
const sweep = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0])
    const folder = join(tmpdir(), name)
    if (!owner || runs(owner) || statSync(folder).uid !== process.getuid?.()) continue
    const holder = postmaster(join(folder, 'postgres/data'))
    if (holder && runs(holder.pid)) process.kill(holder.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

const makeTemplate = async (url: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  const db = openDatabase(inDatabase(url, TEMPLATE), patient)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
    await admin.end()
  }
}

/** The same URL with another database. */
export const inDatabase = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  readonly url: string
  /** The folder of the run, removed by `stop`. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL for this run with a migrated template, in the system's temporary folder. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  sweep()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const { url, stop } = await startPostgres({ dataDir, log: () => undefined, settings: hasty })
  await makeTemplate(url)
  return { url, folder: dataDir, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) }
}
