import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { z } from 'zod'
import { migrations } from './migrations'
import { buildIndex, changeTable, type Migration } from './migrations/migration'

const run = promisify(execFile)
const squawk = join(__dirname, '../../node_modules/squawk-cli/js/bin/squawk')

/** Squawk is a program for each platform; the lockfile has the one that the gate runs on. */
const itLints = process.platform === 'linux' && process.arch === 'x64' ? it : it.skip

/** Rules of squawk that do not apply: migrations run in a transaction, with limits that the migrator sets. */
const excluded = [
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-text-field',
  'prefer-identity',
  // A column that may be empty from now on suits the previous release, which fills it.
  'ban-drop-not-null',
]

/** Migrations released before the rules; the list stays closed. */
const released = new Set([
  '003-offers',
  '004-payments',
  '005-after-sales',
  '008-finding',
  '009-people',
  '011-store-debts',
  '012-old-quotes',
  '013-refunds-and-sessions',
  '014-order-kinds',
  '015-payments-and-parties',
  '016-after-sales-by-line',
  '020-coupon-kinds',
  '024-sales-and-names',
  '032-membership',
  '048-mall-catalogue',
  '050-goods-cases',
  '052-product-reviews',
  '056-member-prices-in-order',
  '065-hotel-search',
  '071-devices-of-orders',
  '076-waitlist-of-nights',
  '095-payers',
  '124-invoice-reversals',
  '155-rider-chats',
  '197-known-words',
  '198-mall-words',
])

const findings = z.array(z.object({ file: z.string(), rule_name: z.string() }))

/** The statements of a migration, recorded without a database. */
async function statementsOf(migration: Migration): Promise<string> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (it) => new PostgresIntrospector(it),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.trim().replace(/;?$/, ';\n')),
  })
  await migration.up(db)
  return statements.join('')
}

/** The rules that migrations break, by the migration's name. */
async function brokenRules(all: Readonly<Record<string, Migration>>): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'linli-migrations-'))
  try {
    const broken: Record<string, string[]> = {}
    for (const inside of [true, false]) {
      const names = Object.keys(all).filter((name) => !all[name]?.outsideTransaction === inside)
      const files: string[] = []
      for (const name of names) {
        const migration = all[name]
        if (!migration) continue
        files.push(join(folder, `${name}.sql`))
        writeFileSync(join(folder, `${name}.sql`), await statementsOf(migration))
      }
      if (!files.length) continue
      const options = ['--pg-version', '16', '--reporter', 'json', '--exclude', excluded.join(',')]
      const found = await run(
        process.execPath,
        [squawk, ...options, ...(inside ? ['--assume-in-transaction'] : []), ...files],
        {
          maxBuffer: 2 ** 24,
        },
      ).catch((error: unknown) => z.object({ stdout: z.string() }).parse(error))
      for (const { file, rule_name } of findings.parse(JSON.parse(found.stdout))) {
        const name = file.slice(folder.length + 1, -'.sql'.length)
        broken[name] = [...new Set([...(broken[name] ?? []), rule_name])].sort()
      }
    }
    return broken
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const step = (statement: string): Migration => ({
  up: (db) =>
    sql
      .raw(statement)
      .execute(db)
      .then(() => undefined),
})

itLints('should find statements that block or break the servers of the previous release', async () => {
  expect(
    await brokenRules({
      '1-index': step('create index a on orders (id)'),
      '2-unique': step('alter table orders add constraint a unique (id)'),
      '3-drop': step('drop index orders_by_day'),
      '4-required': step('alter table orders add column b int not null'),
      '5-column': step('alter table orders drop column b'),
      '6-new': step('create table a (id uuid primary key, b text not null); create index c on a (b)'),
      '7-built': { outsideTransaction: true, up: (db) => buildIndex(db, 'a', 'on orders (id)') },
      '8-changed': { outsideTransaction: true, up: (db) => changeTable(db, sql`alter table orders add column b int`) },
    }),
  ).toEqual({
    '1-index': ['require-concurrent-index-creation'],
    '2-unique': ['constraint-missing-not-valid', 'disallowed-unique-constraint'],
    '3-drop': ['require-concurrent-index-deletion'],
    '4-required': ['adding-required-field'],
    '5-column': ['ban-drop-column'],
  })
})

itLints('should write migrations that servers of the previous release run through', async () => {
  const broken = await brokenRules(migrations)
  expect(Object.fromEntries(Object.entries(broken).filter(([name]) => !released.has(name)))).toEqual({})
  expect([...released].filter((name) => !broken[name])).toEqual([])
})
