import { sql } from 'kysely'
import { type TestDatabase, testDatabase } from '../testing/database'

let database: TestDatabase
const repeated: unknown[] = []
beforeAll(async () => {
  database = await testDatabase(undefined, { onRepeat: (error) => repeated.push(error) })
  await sql`create table marbles (id int primary key, taken int not null default 0)`.execute(database.db)
  await sql`insert into marbles values (1), (2)`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(() => repeated.splice(0))

/** A signal that is given once and waited for. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give: () => give(), given }
}

/** Takes two marbles in an order, the second once `other` has its first. */
function takesBoth(order: readonly [number, number], taken: () => void, other: Promise<void>) {
  return database.db.transaction().execute(async (tx) => {
    const take = (id: number) => sql`update marbles set taken = taken + 1 where id = ${id}`.execute(tx)
    await take(order[0])
    taken()
    await other
    await take(order[1])
  })
}

describe('a transaction', () => {
  it('should be repeated when it and another wait for each other', async () => {
    const [one, other] = [signal(), signal()]
    await Promise.all([takesBoth([1, 2], one.give, other.given), takesBoth([2, 1], other.give, one.given)])
    const { rows } = await sql`select taken from marbles order by id`.execute(database.db)
    expect(rows).toEqual([{ taken: 2 }, { taken: 2 }])
    // The repeated one may meet the other again while that still waits.
    expect(new Set(repeated.map((error) => (error as { code?: string }).code))).toEqual(new Set(['40P01']))
  })

  it('should be given up when it gives way again and again', async () => {
    const error = Object.assign(new Error('could not serialize access'), { code: '40001' })
    let attempts = 0
    const work = () => {
      attempts += 1
      return Promise.reject(error)
    }
    await expect(database.db.transaction().execute(work)).rejects.toBe(error)
    expect(attempts).toBe(5)
    expect(repeated).toHaveLength(4)
  })

  it('should not be repeated after another error', async () => {
    const error = new Error('the disk is full')
    await expect(database.db.transaction().execute(() => Promise.reject(error))).rejects.toBe(error)
    expect(repeated).toEqual([])
  })
})
