import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config'
import { openCluster, USER } from './embedded/cluster'
import type { Cluster } from './embedded/cluster'
import { failureOf, mayPass } from './embedded/failure'
import { dropStalePid, isAlive, postmaster } from './embedded/postmaster'

export interface StartOptions {
  /** The folder that contains the cluster as `postgres/`, created when missing. */
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Additional settings of PostgreSQL; the tests give up durability for speed here. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** The connection URL of the database "linli", with its password. */
  readonly url: string
  /** The cluster's folder, with `data` and `password`. */
  readonly home: string
  /** Stops PostgreSQL, unless another server uses it. */
  stop(): Promise<void>
}

const DATABASE = 'linli'
/** Tolerates a concurrent creation by another server. */
const ALREADY_THERE = ['42P04', '23505']
const PATIENCE = 30_000
const WATCH_EVERY = 2_000

const address = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

const withClient = async <T>(
  url: string,
  connectionTimeoutMillis: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  // A broken connection also fails the pending statement, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The first row of a query; undefined when there is no connection or another PostgreSQL answers. */
const ask = (url: string, query: string): Promise<Record<string, unknown> | undefined> =>
  withClient(url, 2000, async (client) => (await client.query<Record<string, unknown>>(query)).rows[0]).catch(
    () => undefined,
  )

const createDatabase = (url: string): Promise<void> =>
  withClient(url, PATIENCE, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount) return
    await client.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
      if (!ALREADY_THERE.includes(error.code ?? '')) throw error
    })
  })

/** The port of a PostgreSQL that already runs on this data directory, for instance after its server was killed. */
const runningPort = async (cluster: Cluster): Promise<number | undefined> => {
  const port = postmaster(cluster.data)?.port
  if (!port) return undefined
  const answer = await ask(address(cluster, port, 'postgres'), "select current_setting('data_directory') as data")
  return answer?.data === cluster.data ? port : undefined
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of the loopback address that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const taken = probe.address()
      probe.close(() => (taken && typeof taken === 'object' ? resolve(taken.port) : reject(new Error('no free port'))))
    })
  })

/** The previous port while it is free, so that a noted address stays valid. */
const choosePort = async ({ home }: Cluster): Promise<number> => {
  const file = join(home, 'port')
  const last = Number(readIfPresent(file))
  if (last > 0 && (await isFree(last))) return last
  const port = await freePort()
  writeFileSync(file, String(port))
  return port
}

const readIfPresent = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const commandLine = (port: number, settings: StartOptions['settings']): string => {
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, ...settings }
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

const failed = ({ home, log }: Cluster, reason: string): StartError =>
  new StartError(
    `The embedded PostgreSQL in ${home} does not start: ${reason || 'it gave no reason'}; its log is ${log}.`,
  )

/** One attempt to start; resolves to the port, or to the reason when PostgreSQL exited. */
const launch = async (cluster: Cluster, { settings }: StartOptions, fixed?: number): Promise<number | string> => {
  dropStalePid(cluster.data)
  const before = readIfPresent(cluster.log).length
  const port = fixed ?? (await choosePort(cluster))
  const options = ['-D', cluster.data, '-l', cluster.log, '-w', '-o', commandLine(port, settings), 'start']
  const { output } = await cluster.binaries.run('pg_ctl', options, cluster.data)
  return (await runningPort(cluster)) ?? failureOf(readIfPresent(cluster.log).slice(before), output)
}

/**
 * Adopts a running PostgreSQL, else starts one, and retries while a terminating one still holds the data.
 * @throws StartError with PostgreSQL's reason, at once when another attempt would not help
 */
const adoptOrLaunch = async (cluster: Cluster, options: StartOptions, fixed?: number): Promise<number> => {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const adopted = await runningPort(cluster)
    const port = adopted ?? (await launch(cluster, options, fixed))
    if (typeof port === 'number') {
      options.log(`${cluster.binaries.version} ${adopted ? 'was already running' : 'started'} on port ${port}`)
      return port
    }
    if (!mayPass(port) || Date.now() > deadline) throw failed(cluster, port)
    await wait(250)
  }
}

/** The number of connections other than our own; closing ones linger for a moment. */
const othersConnected = async (url: string): Promise<boolean> => {
  const count = `select count(*)::int as others from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await ask(url, count)
    if (!answer || answer.others === 0) return false
    await wait(50)
  }
  return true
}

const stopCluster = async (cluster: Cluster): Promise<void> => {
  const { code, output } = await cluster.binaries.run(
    'pg_ctl',
    ['-D', cluster.data, '-m', 'fast', 'stop'],
    cluster.data,
  )
  if (code !== 0 && isAlive(cluster.data)) throw new Error(`PostgreSQL did not stop: ${output}`)
}

/**
 * Restarts PostgreSQL on its port when it dies, until stopped; stopping waits for a restart in progress. The watch does
 * not keep the process alive.
 */
const supervise = (cluster: Cluster, port: number, options: StartOptions): (() => Promise<void>) => {
  let revival: Promise<void> | undefined
  const revive = async () => {
    options.log('PostgreSQL died and is started again')
    await adoptOrLaunch(cluster, options, port).catch((error: Error) => options.log(error.message))
    revival = undefined
  }
  const timer = setInterval(() => {
    if (!isAlive(cluster.data)) revival ??= revive()
  }, WATCH_EVERY).unref()
  return async () => {
    clearInterval(timer)
    await revival
  }
}

/**
 * Starts the embedded PostgreSQL, or adopts the one that runs on its data, and supervises it. It listens on the
 * loopback address only, and its random password is in a file that only its owner can read.
 * @throws StartError with one sentence when it cannot be set up or started
 */
export const startPostgres = async (options: StartOptions): Promise<EmbeddedPostgres> => {
  const cluster = await openCluster(options.dataDir)
  const port = await adoptOrLaunch(cluster, options)
  const admin = address(cluster, port, 'postgres')
  await createDatabase(admin)
  const endWatch = supervise(cluster, port, options)
  const stop = async () => {
    await endWatch()
    if (await othersConnected(admin)) options.log('PostgreSQL keeps running, another server uses it')
    else await stopCluster(cluster)
  }
  return { url: address(cluster, port, DATABASE), home: cluster.home, stop }
}
