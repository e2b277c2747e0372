import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { TestClock } from '../testing/clock'
import { testDatabase, type TestDatabase } from '../testing/database'
import { fastify } from 'fastify'
import { Registry } from 'prom-client'
import { Jobs } from './jobs'

let database: TestDatabase
const clock = new TestClock()
const { log } = fastify({ logger: false })
const server = (registry?: Registry) => new Jobs(database.db, clock, log, registry)
const kind = 'ask'

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const table of ['jobs', 'seeds'] as const) await database.db.deleteFrom(table).execute()
})

/** Something that is waited for until a test lets it go. */
function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

const add = (name: string, of = kind) => server().add(database.db, { kind: of, payload: { name }, runAt: clock.now() })
const waiting = () => database.db.selectFrom('jobs').selectAll().execute()
const written = async () => {
  const rows = await database.db.selectFrom('seeds').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** Row that a test's job writes; the table refuses a second one of a name. */
const write = (name: string) => (tx: typeof database.db) => tx.insertInto('seeds').values({ name }).execute()

const openTransactions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(database.db)
  return rows[0]?.count ?? -1
}

const until = async (is: () => boolean | Promise<boolean>) => {
  for (let tries = 0; !(await is()); tries += 1) {
    if (tries > 200) throw new Error('it did not come to that')
    await wait(20)
  }
}

describe('a kind of jobs', () => {
  it('should refuse a second handler, of either sort', () => {
    const jobs = server()
    jobs.on('clock', () => Promise.resolve())
    jobs.outside(kind, () => Promise.resolve(undefined))
    for (const name of ['clock', kind]) {
      expect(() => jobs.on(name, () => Promise.resolve())).toThrow('have a handler already')
      expect(() => jobs.outside(name, () => Promise.resolve(undefined))).toThrow('have a handler already')
    }
  })
})

describe('a job that fails in an unusual way', () => {
  /** Raises an error at COMMIT for the row named "poison". */
  const refusedAtCommit = sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused at commit'; end $$;
    create constraint trigger refuse_poison after insert on seeds deferrable initially deferred
      for each row when (new.name = 'poison') execute function refuse()`

  const ways: [string, (tx: typeof database.db) => Promise<unknown>, RegExp][] = [
    ['at commit', (tx) => write('poison')(tx), /refused at commit/],
    ['by the loss of its connection', (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx), /./],
  ]
  beforeAll(() => refusedAtCommit.execute(database.db))

  it.each(ways)('should be postponed and keep no other waiting when it fails %s', async (_, fail, why) => {
    const registry = new Registry()
    const jobs = server(registry)
    jobs.on<{ name: string }>('clock', async (tx, { name }) => void (await (name === 'bad' ? fail : write(name))(tx)))
    await add('bad', 'clock')
    await add('good', 'clock')
    expect(await jobs.runDue()).toBe(2)
    expect(await written()).toEqual(['good'])
    const [job, ...others] = await waiting()
    expect(others).toEqual([])
    expect(job).toMatchObject({ failures: 1, last_error: expect.stringMatching(why) as string })
    expect(job?.run_at.getTime()).toBeGreaterThan(clock.now().getTime())
    const told = await registry.metrics()
    for (const outcome of ['done', 'failed'])
      expect(told).toContain(`linli_job_seconds_count{kind="clock",outcome="${outcome}"} 1`)
    expect(told).toContain('linli_jobs{state="due"} 0')
    clock.forward(5)
    const later = await registry.metrics()
    for (const line of ['linli_jobs{state="due"} 1', 'linli_jobs{state="failing"} 1', 'linli_jobs_late_seconds 294'])
      expect(later).toContain(line)
  })
})

describe('a job that asks others', () => {
  it('should hold no transaction while it waits, and keep no other kind of work waiting', async () => {
    const [jobs, answer] = [server(), gate()]
    let asking = 0
    jobs.outside<{ name: string }>(kind, async ({ name }) => {
      asking += 1
      await answer.passed
      return write(name)
    })
    jobs.on<{ name: string }>('clock', async (tx, { name }) => void (await write(name)(tx)))
    for (let count = 0; count < 30; count += 1) await add(`slow ${count}`)
    jobs.start()
    await until(() => asking === 4)
    await until(async () => (await openTransactions()) === 0)
    await add('expired', 'clock')
    await until(async () => (await written()).includes('expired'))
    expect(asking).toBe(4)
    answer.open()
    await until(async () => (await waiting()).length === 0)
    await jobs.stop()
    expect(await written()).toHaveLength(31)
  })

  it('should be done by another server after its own has died half-way, and written once though the dead one wakes', async () => {
    const [dying, other, answer] = [server(), server(), gate()]
    const asked: string[] = []
    dying.outside<{ name: string }>(kind, async ({ name }) => {
      asked.push('dying')
      await answer.passed
      return write(`${name} by the dying`)
    })
    other.outside<{ name: string }>(kind, ({ name }) => {
      asked.push('other')
      return Promise.resolve(write(`${name} by the other`))
    })
    await add('refund')
    const death = dying.runDue()
    await until(() => asked.length === 1)
    expect(await other.runDue()).toBe(0)
    clock.forward(1)
    expect(await other.runDue()).toBe(1)
    answer.open()
    await death
    expect(asked).toEqual(['dying', 'other'])
    expect(await written()).toEqual(['refund by the other'])
  })

  it('should not be put off by a server that lost it meanwhile', async () => {
    const [slow, other, failing, answer] = [server(), server(), gate(), gate()]
    slow.outside(kind, async () => {
      await failing.passed
      throw new Error('nobody answered')
    })
    let begun = false
    other.outside<{ name: string }>(kind, async ({ name }) => {
      begun = true
      await answer.passed
      return write(name)
    })
    await add('refund')
    const late = slow.runDue()
    await until(async () => (await waiting()).some(({ run_at }) => run_at > clock.now()))
    clock.forward(1)
    const taken = other.runDue()
    await until(() => begun)
    failing.open()
    await late
    answer.open()
    await taken
    expect(await written()).toEqual(['refund'])
    expect(await waiting()).toEqual([])
  })

  it('should be tried again later each time, and leave nothing of what failed', async () => {
    const jobs = server()
    let fails = 2
    jobs.outside<{ name: string }>(kind, ({ name }) =>
      Promise.resolve(async (tx) => {
        await write(name)(tx)
        if (fails-- > 0) throw new Error('the books are closed')
      }),
    )
    await add('refund')
    const waits: number[] = []
    for (const minutes of [0, 0.1]) {
      clock.forward(minutes)
      expect(await jobs.runDue()).toBe(1)
      expect(await written()).toEqual([])
      const [job] = await waiting()
      expect(job?.last_error).toBe('the books are closed')
      waits.push(((job?.run_at.getTime() ?? 0) - clock.now().getTime()) / 1000)
    }
    expect(waits).toEqual([6, 12])
    clock.forward(1)
    await jobs.runDue()
    expect(await written()).toEqual(['refund'])
    expect(await waiting()).toEqual([])
  })

  it('should be done once by many servers at once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `refund ${index}`).sort()
    const asked: string[] = []
    const servers = Array.from({ length: 4 }, () => server())
    for (const jobs of servers)
      jobs.outside<{ name: string }>(kind, async ({ name }) => {
        asked.push(name)
        await wait(5)
        return write(name)
      })
    for (const name of names) await add(name)
    for (const jobs of servers) jobs.start()
    await until(async () => (await waiting()).length === 0)
    for (const jobs of servers) await jobs.stop()
    expect(asked.sort()).toEqual(names)
    expect(await written()).toEqual(names)
  })
})
