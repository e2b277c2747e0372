import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from './embedded'
import { isAlive, postmaster } from './embedded/postmaster'

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('startPostgres', () => {
  let dataDir: string
  let data: string
  const lines: string[] = []
  const start = () => startPostgres({ dataDir, log: (line) => lines.push(line) })

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'linli embedded-'))
    chmodSync(dataDir, 0o755)
    data = join(dataDir, 'postgres/data')
    const { url, stop } = await start()
    await query(url, 'create table note as select 1 as id')
    await stop()
  })

  afterAll(async () => {
    if (isAlive(data)) await (await start()).stop()
    rmSync(dataDir, { recursive: true })
  })

  it('stops what it started', () => {
    expect(isAlive(data)).toBe(false)
  })

  it('starts again on the same data and the same address', async () => {
    const { url, stop } = await start()
    expect(await query(url, 'select id from note')).toEqual([{ id: 1 }])
    await stop()
    const again = await start()
    expect(again.url).toBe(url)
    await again.stop()
  })

  it('adopts a PostgreSQL that outlived its server, and leaves it to the last who uses it', async () => {
    const first = await start()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(lines.at(-1)).toMatch(/was already running/)
    const client = new pg.Client({ connectionString: second.url })
    await client.connect()
    await first.stop()
    expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await client.end()
    await second.stop()
    expect(isAlive(data)).toBe(false)
  })

  it('starts although postmaster.pid names a process that is something else by now', async () => {
    writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n1\n\n127.0.0.1\n`)
    const { url, stop } = await start()
    expect(await query(url, 'select id from note')).toEqual([{ id: 1 }])
    await stop()
  })

  it('starts again by itself after a crash and loses nothing that was committed', async () => {
    const { url, stop } = await start()
    await query(url, 'insert into note values (2)')
    process.kill(postmaster(data)?.pid ?? 0, 'SIGKILL')
    const deadline = Date.now() + 20_000
    const ids = async (): Promise<unknown> => {
      const rows = await query(url, 'select id from note order by id').catch(() => undefined)
      return rows ?? (Date.now() < deadline ? new Promise((resolve) => setTimeout(() => resolve(ids()), 100)) : 'gone')
    }
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }])
    expect(lines).toContain('PostgreSQL died and is started again')
    await stop()
  })

  it('moves to another port when somebody has taken its own', async () => {
    const port = Number(readFileSync(join(dataDir, 'postgres/port'), 'utf8'))
    const thief = createServer()
    await new Promise<void>((resolve) => thief.listen(port, '127.0.0.1', resolve))
    const { url, stop } = await start()
    expect(new URL(url).port).not.toBe(String(port))
    expect(await query(url, 'select count(*)::int as n from note')).toEqual([{ n: 2 }])
    await stop()
    await new Promise((resolve) => thief.close(resolve))
  })

  it('lets nobody in without the password, which only the owner can read', async () => {
    const { url, stop } = await start()
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    const [settings] = await query(
      url,
      "select current_setting('listen_addresses') as address, pg_postmaster_start_time()",
    )
    expect(settings).toMatchObject({ address: '127.0.0.1' })
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o077).toBe(0)
    await stop()
  })

  it.each<[string, RegExp, (copy: string) => void]>([
    [
      'pg_control is zeroed',
      /: database files are incompatible with server: The database cluster was initialized with PG_CONTROL_VERSION 0, .*;/,
      (copy) => writeFileSync(join(copy, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    [
      'the write-ahead log is gone',
      /: required WAL directory "pg_wal" does not exist;/,
      (copy) => rmSync(join(copy, 'pg_wal'), { recursive: true }),
    ],
    [
      'what the write-ahead log holds is gone',
      /: could not locate a valid checkpoint record at .*;/,
      (copy) => {
        for (const name of readdirSync(join(copy, 'pg_wal'))) if (name.length === 24) rmSync(join(copy, 'pg_wal', name))
      },
    ],
    [
      'PG_VERSION is gone',
      /: directory ".*" is not a database cluster directory;/,
      (copy) => rmSync(join(copy, 'PG_VERSION')),
    ],
  ])('says in one sentence, after one attempt, that %s', async (_, reason, damage) => {
    const copy = mkdtempSync(join(tmpdir(), 'linli damaged-'))
    chmodSync(copy, 0o755)
    execFileSync('cp', ['-a', join(dataDir, 'postgres'), copy])
    rmSync(join(copy, 'postgres/data/server.log'))
    damage(join(copy, 'postgres/data'))
    const message = await startPostgres({ dataDir: copy, log: () => undefined }).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    const file = join(copy, 'postgres/data/server.log')
    const log = existsSync(file) ? readFileSync(file, 'utf8') : ''
    rmSync(copy, { recursive: true })
    const attempts = new Set([...log.matchAll(/\[(\d+)\] (?:FATAL|PANIC)/g)].map(([, pid]) => pid))
    expect(attempts.size).toBeLessThanOrEqual(1)
    expect(message).toMatch(/^The embedded PostgreSQL in .* does not start: [^\n]*; its log is \S.*server\.log\.$/)
    expect(message).toMatch(reason)
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    await expect(startPostgres({ dataDir: file, log: () => undefined })).rejects.toThrow(
      `The data folder ${file} cannot be written; set DATA_DIR to one that can.`,
    )
  })
})
