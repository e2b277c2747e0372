import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../../server/database/embedded'
import { postmaster } from '../../../server/database/embedded/postmaster'
import { inDatabase } from '../../../server/testing/postgres'

/** A PostgreSQL of a run's own, as durable as a server's: what it has confirmed is on the disk. */
export interface Cluster {
  /** Folder of the cluster and of everything else that a run writes. */
  readonly folder: string
  /** Address of a new database, or of the one that an earlier run left when that is to be kept. */
  database(name: string, keep: boolean): Promise<string>
  /** Ends the postmaster as a power cut would; it is started again by its watch. */
  kill(): void
  /** Stops it and removes the folder, unless that was named. */
  stop(): Promise<void>
}

const create = async (url: string, name: string, keep: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  if (!keep) await client.query(`drop database if exists ${name} with (force)`)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${name}`)
  await client.end()
}

/** In the system's folder for passing files unless one is named, which is then kept for the next run. */
const folderOf = (named: string | undefined): string => {
  if (named) mkdirSync(named, { recursive: true })
  const folder = named ?? mkdtempSync(join(tmpdir(), 'linli-bench-'))
  chmodSync(folder, 0o755)
  return realpathSync(folder)
}

/** Starts PostgreSQL with the settings of a server that runs itself. */
export async function startCluster(named?: string): Promise<Cluster> {
  const folder = folderOf(named)
  const { url, stop } = await startPostgres({ dataDir: folder, log: () => undefined })
  const holder = () => postmaster(join(realpathSync(join(folder, 'postgres')), 'data'))
  const signal = (name: NodeJS.Signals) => {
    const { pid } = holder() ?? {}
    if (pid) process.kill(pid, name)
  }
  return {
    folder,
    database: (name, keep) => create(url, name, keep).then(() => inDatabase(url, name)),
    kill: () => signal('SIGKILL'),
    stop: async () => {
      await stop()
      // A run that broke off leaves servers that still use it.
      signal('SIGQUIT')
      if (!named) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
