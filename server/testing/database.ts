import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import { type DatabaseOptions, openDatabase } from '../database/database'
import type { Database } from '../database/schema'
import { inDatabase, patient, TEMPLATE } from './postgres'
import { leaveIdle, type Origin, originOf, takeIdle } from './reusable'

export interface TestDatabase {
  readonly db: Kysely<Database>
  readonly url: string
  /** Closes the pool and drops the database, disconnecting other clients. */
  close(): Promise<void>
}

/** A database and the time: the part of a world that test rows need. */
export interface Rows {
  readonly app: { readonly context: Pick<TestDatabase, 'db'> }
  readonly clock: Pick<Clock, 'now'>
}

/** The URL of the PostgreSQL that Jest started. */
export const testServerUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: this test belongs in a Jest project that starts PostgreSQL')
  return url
}

const asAdmin = async <T>(work: (admin: Kysely<Database>) => Promise<T>): Promise<T> => {
  const admin = openDatabase(testServerUrl(), { ...patient, connections: 1 })
  try {
    return await work(admin)
  } finally {
    await admin.destroy()
  }
}

const administer = (statement: string): Promise<unknown> => asAdmin((admin) => sql.raw(statement).execute(admin))

/** Notes all statements in the folder RECORD_STATEMENTS, for `npm run record-statements`. */
const recording = (): Pick<DatabaseOptions, 'onStatement'> => {
  const folder = process.env.RECORD_STATEMENTS
  if (!folder) return {}
  const file = join(folder, `${process.pid}.jsonl`)
  return { onStatement: (statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`) }
}

/** A database of the migrated template: one that an earlier test has left as it was, or else a new one. */
const takeDatabase = (): Promise<string> =>
  asAdmin(async (admin) => {
    const run = (statement: string) => sql.raw(statement).execute(admin)
    const idle = await takeIdle(admin, run)
    if (idle) return idle
    const name = newName()
    await run(`create database ${name} template ${TEMPLATE}`)
    return name
  })

/** The state of a fresh database, read once: all are alike. */
let origin: Origin | undefined

const newName = (): string => `test_${randomBytes(6).toString('hex')}`

const cloneOf = async (template: string): Promise<string> => {
  const name = newName()
  await administer(`create database ${name} template ${template}`)
  return name
}

/**
 * A migrated and empty database for one test file, on the PostgreSQL that Jest started. Close it in `afterAll`: its rows
 * are removed for the next file, or it is dropped where its schema was changed.
 *
 *     let database: TestDatabase
 *     beforeAll(async () => { database = await testDatabase() })
 *     afterAll(() => database.close())
 *
 * @param template another database to clone, to which nobody is connected
 */
export const testDatabase = async (
  template = TEMPLATE,
  options: Pick<DatabaseOptions, 'onRepeat'> = {},
): Promise<TestDatabase> => {
  const isReusable = template === TEMPLATE
  const name = isReusable ? await takeDatabase() : await cloneOf(template)
  const url = inDatabase(testServerUrl(), name)
  const db = openDatabase(url, { ...patient, ...recording(), ...options })
  if (isReusable) origin ??= await originOf(db)
  const close = async () => {
    await db.destroy()
    if (isReusable && origin && (await leaveIdle(testServerUrl(), name, origin, administer))) return
    await administer(`drop database if exists ${name} with (force)`)
  }
  return { db, url, close }
}
