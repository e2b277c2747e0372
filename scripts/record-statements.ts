import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { inDatabase, startTestPostgres, TEMPLATE } from '../server/testing/postgres'

/*
 * npm run record-statements, before a release: runs the server's tests and keeps each different statement that they send,
 * and the tables' columns, in tests/release/statements.json. The next release's schema is tested against it.
 */

const output = 'tests/release/statements.json'
/** Longer ones insert the demo city, which happens only on an empty database. */
const longest = 6000
const isOfMigrator = /\bkysely_migration/
const isQuery = /^\s*(with|select|insert|update|delete|merge)\b/i

/** The text without what depends on the number of rows and items. */
const shapeOf = (statement: string) =>
  statement
    .replace(/\$\d+/g, '$')
    .replace(/\s+/g, ' ')
    .replace(/(\([^()]*\$[^()]*\))(, \1)+/g, '$1')
    .replace(/\$(, \$)+/g, '$')

function readRecordings(folder: string): string[] {
  const shapes = new Map<string, string>()
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const statement = JSON.parse(line) as string
      if (!isQuery.test(statement) || isOfMigrator.test(statement) || statement.length > longest) continue
      const shape = shapeOf(statement)
      const known = shapes.get(shape)
      if (known === undefined || statement.length < known.length) shapes.set(shape, statement)
    }
  return [...shapes.values()].sort()
}

async function describe(statements: readonly string[]) {
  const { url, stop } = await startTestPostgres()
  const client = new pg.Client({ connectionString: inDatabase(url, TEMPLATE) })
  await client.connect()
  const works: string[] = []
  for (const statement of statements) {
    // Those of tables that only a test makes fail here.
    const isUsable = await client.query(`prepare statement as ${statement}`).catch(() => undefined)
    if (isUsable) works.push(statement)
    if (isUsable) await client.query('deallocate statement')
  }
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  await client.end()
  await stop()
  return { columns: Object.fromEntries(rows.map(({ name, columns }) => [name, columns])), statements: works }
}

async function main(given: string | undefined) {
  const folder = resolve(given ?? '.cache/statements')
  if (!given) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const env = { ...process.env, RECORD_STATEMENTS: folder }
    execFileSync(process.execPath, ['node_modules/jest/bin/jest.js', '--selectProjects', 'server'], {
      env,
      stdio: 'inherit',
    })
  }
  const release = await describe(readRecordings(folder))
  writeFileSync(output, `${JSON.stringify(release, undefined, 1)}\n`)
  process.stdout.write(`${release.statements.length} statements are in ${output}\n`)
}

void main(process.argv[2])
