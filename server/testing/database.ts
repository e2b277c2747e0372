import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import { type DatabaseOptions, openDatabase } from '../database/database'
import type { Database } from '../database/schema'
import { inDatabase, TEMPLATE } from './postgres'

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

const administer = async (statement: string): Promise<void> => {
  const admin = openDatabase(testServerUrl(), { connections: 1 })
  try {
    await sql.raw(statement).execute(admin)
  } finally {
    await admin.destroy()
  }
}

/** Notes all statements in the folder RECORD_STATEMENTS, for `npm run record-statements`. */
const recording = (): Pick<DatabaseOptions, 'onStatement'> => {
  const folder = process.env.RECORD_STATEMENTS
  if (!folder) return {}
  const file = join(folder, `${process.pid}.jsonl`)
  return { onStatement: (statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`) }
}

/**
 * A fresh, migrated and empty database for one test file, on the PostgreSQL that Jest started. Close it in `afterAll`.
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
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  const url = inDatabase(testServerUrl(), name)
  const db = openDatabase(url, { ...recording(), ...options })
  const close = async () => {
    await db.destroy()
    await administer(`drop database ${name} with (force)`)
  }
  return { db, url, close }
}
