import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inDatabase, startTestPostgres, TEMPLATE } from '../../server/testing/postgres'
import { journey } from './journey'
import { startServer } from './server'

/*
 * npm run previous-release -- COMMIT: runs the server of a release, by its tag or commit, on a database with today's schema
 * beside today's server. It fills the database with the demo city, and orders are placed, paid and cancelled at one of the two
 * and looked at at the other. Both use the packages that are installed.
 */

const root = join(__dirname, '../..')

/** The files of a commit in a separate folder, with the packages of this one. */
function checkOut(commit: string, folder: string): string {
  const files = join(folder, 'release')
  const archive = join(folder, 'release.tar')
  mkdirSync(files)
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', files])
  for (const packages of ['node_modules', 'server/node_modules'])
    symlinkSync(join(root, packages), join(files, packages), 'junction')
  return files
}

async function createDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database release template ${TEMPLATE}`)
  // Unlike in tests, plans are made as they are for real.
  await client.query('alter database release set plan_cache_mode = auto')
  await client.end()
  return inDatabase(url, 'release')
}

async function main(commit: string | undefined): Promise<void> {
  if (!commit) throw new Error('Name the release: npm run previous-release -- COMMIT')
  const folder = mkdtempSync(join(tmpdir(), 'linli-release-'))
  const { url, stop } = await startTestPostgres()
  const cleanUp: (() => Promise<unknown>)[] = [stop]
  try {
    const database = await createDatabase(url)
    const start = async (name: string, files: string) => {
      const server = await startServer(files, { DATABASE_URL: database, DATA_DIR: join(folder, name) })
      cleanUp.unshift(server.stop)
      process.stdout.write(`${name} is at ${server.url}\n`)
      return server.url
    }
    const old = await start(`the server of ${commit}`, checkOut(commit, folder))
    const own = await start('the server of today', root)
    await journey(old, own)
    await journey(own, old)
    process.stdout.write(`✓ ${commit} serves on the schema of today\n`)
  } finally {
    for (const end of cleanUp) await end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

void main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
