import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from './testing/bundle'
import { testDatabase, type TestDatabase } from './testing/database'

let database: TestDatabase
let folder: string
let bundle: string[]

beforeAll(async () => {
  database = await testDatabase()
  bundle = await bundled('server/main.ts')
  folder = mkdtempSync(join(tmpdir(), 'linli-main-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Arguments of `npm run server`. */
const fromSource = ['--require', 'tsx/cjs', 'server/main.ts']

/** Starts the server, by default from its bundle. */
function start(settings: Record<string, string>, script = bundle) {
  const own = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DATA_KEY: 'ab'.repeat(32),
    DEMO: 'off',
    SMS_URL: 'http://127.0.0.1:9/sms',
    PUBLIC_URL: 'https://linli.example',
    PORT: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, script, {
    cwd: join(__dirname, '..'),
    env: { ...process.env, ...own, ...settings },
  })
  let output = ''
  const hear = (part: Buffer) => void (output += String(part))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const told = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      child.stdout.on('data', () => {
        const found = words.exec(output)
        if (found) resolve(found)
      })
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, told, ended }
}

describe('a start that cannot succeed', () => {
  it('should end with one sentence when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await start({ PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(output.trim()).toBe(`Port ${port} on 127.0.0.1 is taken; set PORT to another one.`)
  })

  it.each([
    [{ PORT: 'eighty' }, /^PORT must be a whole number .*\.$/],
    [{ DEMO: '' }, /^DEMO must be set to on or off with DATABASE_URL and PUBLIC_URL and SMS_URL: .*\.$/],
    [{ SMS_URL: '' }, /^SMS_URL must be set with DEMO=off: .*\.$/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL must be set with DEMO=off: .*\.$/],
    [{ DATA_KEY: '' }, /^DATA_KEY must be set with DATABASE_URL, .*\.$/],
    [{ DATA_KEY: 'secret' }, /^DATA_KEY must be 64 hexadecimal digits, not what it is now\.$/],
    [{ DATA_DIR: '/proc/linli' }, /^The data folder \/proc\/linli cannot be written; set DATA_DIR to one that can\.$/],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      /^The database .*of DATABASE_URL cannot be used: nobody listens there\.$/,
    ],
    [
      { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      /^The database .*of DATABASE_DIRECT_URL cannot be used: nobody listens there\.$/,
    ],
  ])('should end with one sentence on %o', async (settings, sentence) => {
    const { code, output } = await start(settings).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(sentence)
    expect(output).not.toContain('secret')
  })
})

describe('a start on a database of the demo', () => {
  const seed = (...names: string[]) =>
    database.db
      .insertInto('seeds')
      .values(names.map((name) => ({ name })))
      .execute()
  afterEach(() => database.db.deleteFrom('seeds').execute())

  it('should be refused without the demo, and name the command that closes it', async () => {
    await seed('demo city', 'demo city, version 14')
    const { code, output } = await start({}).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^This database holds the demo, .* npm run operator -- close-demo$/)
  })

  it('should be refused with the demo once it was closed', async () => {
    await seed('demo city', 'demo city, version 14', 'demo closed')
    const { code, output } = await start({ DEMO: 'on' }).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^The demo of this database was closed by close-demo\. .*, or set DEMO=off\.$/m)
  })
})

describe('a server that receives a stop signal', () => {
  it('should answer what it has begun, then end with 0', async () => {
    const server = start({}, fromSource)
    const [, url] = await server.told(/It listens on (\S+)/)
    const body = JSON.stringify({ phone: '13800000009', password: 'abc123', agreed: true })
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
    const call = request(`${url}/v1/login.account`, { method: 'POST', headers })
    call.flushHeaders()
    // The server has begun the call and waits for its body when the signal comes.
    await once(call, 'continue')
    server.child.kill('SIGTERM')
    call.end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(((await json(answer)) as { code: number }).code).toBe(1202)
    expect((await server.ended).code).toBe(0)
  })
})
