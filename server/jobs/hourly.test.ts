import { fastify } from 'fastify'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../context'
import { deletedAtOnce, deleteSome } from '../database/delete-some'
import { TestClock } from '../testing/clock'
import { testDatabase, type TestDatabase } from '../testing/database'
import { everyHour, type HourlyWork } from './hourly'
import { Jobs } from './jobs'

let database: TestDatabase
const clock = new TestClock()
const { log } = fastify({ logger: false })
const kind = 'sweep'

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const table of ['jobs', 'seeds'] as const) await database.db.deleteFrom(table).execute()
})

const waiting = () => database.db.selectFrom('jobs').selectAll().where('kind', '=', kind).execute()

/** A server, or a command beside one, that has the work done every hour. */
async function starts(work: HourlyWork): Promise<Jobs> {
  const jobs = new Jobs(database.db, clock, log)
  const context: Pick<Context, 'jobs' | 'db' | 'clock'> = { jobs, db: database.db, clock }
  await everyHour(context as Context, kind, work)
  return jobs
}

const nothing: HourlyWork = () => Promise.resolve()

/** Something that is waited for until a test lets it go. */
function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

describe('hourly work', () => {
  it('should be done once an hour, however often servers and commands start', async () => {
    let done = 0
    const jobs = await starts(() => Promise.resolve(void done++))
    expect(await jobs.runDue()).toBe(1)
    for (let start = 0; start < 3; start++) {
      clock.forward(15)
      await starts(nothing)
      expect(await jobs.runDue()).toBe(0)
    }
    clock.forward(15)
    expect(await jobs.runDue()).toBe(1)
    expect(done).toBe(2)
    expect(await waiting()).toHaveLength(1)
  })

  it('should not be waited for by what starts while it is done', async () => {
    const [begun, end] = [gate(), gate()]
    const jobs = await starts(async () => {
      begun.open()
      await end.passed
    })
    const running = jobs.runDue()
    await begun.passed
    await starts(nothing)
    end.open()
    await running
    expect(await waiting()).toHaveLength(1)
  })

  it('should be done in parts, each in a separate transaction', async () => {
    const transactions = new Set<string>()
    const jobs = await starts(async (tx) => {
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
      transactions.add(rows[0]?.id ?? '')
      return transactions.size < 3
    })
    expect(await jobs.runDue()).toBe(3)
    expect(transactions.size).toBe(3)
    clock.forward(59)
    expect(await jobs.runDue()).toBe(0)
  })

  it('should keep no clock of an order waiting', async () => {
    const [end, ran] = [gate(), gate()]
    const jobs = await starts(() => end.passed)
    jobs.on('clock', () => Promise.resolve(ran.open()))
    jobs.start()
    await jobs.add(database.db, { kind: 'clock', payload: {}, runAt: clock.now() })
    await ran.passed
    end.open()
    await jobs.stop()
  })

  it('should continue after a failure, and after the jobs of an earlier release', async () => {
    let done = 0
    const jobs = await starts(async () => {
      await Promise.resolve()
      if (done++ === 0) throw new Error('the disk is full')
    })
    for (const hour of ['2026-03-25T04', '2026-03-25T05'])
      await jobs.add(database.db, { kind, payload: {}, runAt: clock.now(), key: `${kind}:${hour}` })
    await jobs.runDue()
    clock.forward(5)
    await jobs.runDue()
    expect(done).toBe(2)
    const [job, ...others] = await waiting()
    expect(others).toEqual([])
    expect(job).toMatchObject({ key: kind, failures: 0, last_error: null })
  })
})

describe('deleting in batches', () => {
  it('should say whether more may be left', async () => {
    const { db } = database
    const names = Array.from({ length: deletedAtOnce + 1 }, () => ({ name: `old ${uuid()}` }))
    await db
      .insertInto('seeds')
      .values([...names, { name: 'new' }])
      .execute()
    const old = sql`name like 'old %'`
    expect(await deleteSome(db, 'seeds', old)).toBe(true)
    expect(await db.selectFrom('seeds').select('name').execute()).toHaveLength(2)
    expect(await deleteSome(db, 'seeds', old)).toBe(false)
    expect(await db.selectFrom('seeds').select('name').execute()).toEqual([{ name: 'new' }])
  })
})
