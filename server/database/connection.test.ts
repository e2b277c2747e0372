import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { testDatabase, type TestDatabase } from '../testing/database'
import { DatabaseUnavailable } from './connection'
import { liftTimeLimit, openDatabase } from './database'
import { type EmbeddedPostgres, startPostgres } from './embedded'
import type { Database } from './schema'

const pidOf = async (db: Kysely<Database>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

describe('a connection', () => {
  let database: TestDatabase
  let db: Kysely<Database>
  beforeAll(async () => (database = await testDatabase()))
  afterEach(() => db.destroy())
  afterAll(() => database.close())

  const write = () => sql`create table if not exists written (id int)`.execute(db)

  it.each([false, true])(
    'should leave the pool when its server is no primary any more (pooler: %s)',
    async (pooled) => {
      db = openDatabase(database.url, { connections: 1, pooled })
      const before = await pidOf(db)
      await sql`set session characteristics as transaction read only`.execute(db)
      await expect(write()).rejects.toThrow(DatabaseUnavailable)
      expect(await pidOf(db)).not.toBe(before)
      await write()
    },
  )

  it('should stay in the pool after an error of a statement', async () => {
    db = openDatabase(database.url, { connections: 1 })
    const before = await pidOf(db)
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    expect(await pidOf(db)).toBe(before)
  })

  it('should be unavailable where nobody listens', async () => {
    const closed = new URL(database.url)
    closed.port = '1'
    db = openDatabase(closed.href, { connections: 1 })
    await expect(pidOf(db)).rejects.toThrow(DatabaseUnavailable)
  })
})

describe('a database that falls silent', () => {
  let database: TestDatabase
  let proxy: ReturnType<typeof createServer>
  const sockets: Socket[] = []
  let isSilent = false

  beforeAll(async () => {
    database = await testDatabase()
    const { hostname, port } = new URL(database.url)
    proxy = createServer((caller) => {
      const server = connect(Number(port), hostname)
      sockets.push(caller, server)
      for (const [from, to] of [
        [caller, server],
        [server, caller],
      ] as const) {
        from.on('data', (data) => isSilent || to.write(data))
        from.on('error', () => to.destroy())
        from.on('close', () => to.destroy())
      }
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
    await database.close()
  })

  it('should fail a statement instead of holding its caller, but not one without a limit', async () => {
    const address = new URL(database.url)
    address.port = String((proxy.address() as AddressInfo).port)
    const db = openDatabase(address.href, { connections: 1, answerTimeoutMs: 200 })
    await db.transaction().execute(async (tx) => {
      await liftTimeLimit(tx)
      await sql`select pg_sleep(0.4)`.execute(tx)
    })
    isSilent = true
    await expect(pidOf(db)).rejects.toThrow('The database does not answer')
    isSilent = false
    expect(await pidOf(db)).toBeGreaterThan(0)
    await db.destroy()
  })
})

describe('a commit that waits for a standby', () => {
  let folder: string
  let postgres: EmbeddedPostgres
  let db: Kysely<Database>
  let admin: pg.Client

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'linli-standby-'))
    postgres = await startPostgres({ dataDir: folder, log: () => undefined })
    admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query('create table kept (id int)')
    await admin.query(`alter system set synchronous_standby_names = 'nobody'`)
    await admin.query('select pg_reload_conf()')
    db = openDatabase(postgres.url, { connections: 1 })
  })
  afterAll(async () => {
    await db.destroy()
    await admin.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The backend that waits for its standby, once there is one. */
  async function waiting(): Promise<number> {
    for (;;) {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      if (rows[0]) return rows[0].pid
    }
  }

  it('should count as not answered when the wait is cut short, which PostgreSQL acknowledges with a warning', async () => {
    const written = sql`insert into kept values (1)`.execute(db)
    const refused = expect(written).rejects.toThrow('No standby has confirmed a commit')
    await admin.query('select pg_cancel_backend($1)', [await waiting()])
    await refused
    expect((await admin.query('select id from kept')).rows).toEqual([{ id: 1 }])
  })
})
