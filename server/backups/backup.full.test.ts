import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { orderDetail } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { ledgerFaults } from '../../tests/money/ledger-faults'
import { openDatabase } from '../database/database'
import { startPostgres } from '../database/embedded'
import { isAlive } from '../database/embedded/postmaster'
import { migrate } from '../database/migrate'
import { TestCaller } from '../testing/caller'
import { anOrder } from '../testing/payments'
import { aPicture } from '../testing/picture'
import { aWorld, type World } from '../testing/world'
import { Writing } from './copy'
import { restoreBackup } from './restore'
import { takeBackup } from './take'
import { timeLimit } from '../../tests/support/time-limit'

jest.setTimeout(timeLimit(180))

const never = new AbortController().signal
const silent = () => undefined

/** A server on the embedded database of a folder. */
async function serve(dataDir: string): Promise<World> {
  const { url, stop } = await startPostgres({ dataDir, log: silent })
  const db = openDatabase(url)
  await migrate(db)
  const close = () => db.destroy().then(stop)
  return aWorld({ DATA_DIR: dataDir }, undefined, 0, { database: { db, url, close } })
}

/** Calls back when all but the last file of the database is copied, before the copying ends. */
function beforeEnd(work: () => Promise<void>): void {
  const add = Writing.prototype.add
  jest.spyOn(Writing.prototype, 'add').mockImplementation(async function (this: Writing, from, path) {
    if (path.endsWith('/pg_control')) await work()
    return add.call(this, from, path)
  })
}

type Paid = Awaited<ReturnType<typeof anOrder>>

async function paidOrder(world: World): Promise<Paid> {
  const order = await anOrder(world, { balance: 5600 })
  const { ann, orderId } = order
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return order
}

const upload = async (world: World) => (await (await world.make.customer()).upload(await aPicture())).path

let folder: string
let dataDir: string
let backup: string
const acknowledged = { orders: [] as Paid[], pictures: [] as string[] }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linli backup-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
  backup = join(folder, 'backups/first')
  const world = await serve(dataDir)
  acknowledged.orders.push(await paidOrder(world))
  acknowledged.pictures.push(await upload(world))
  beforeEnd(async () => {
    for (let count = 0; count < 3; count += 1) {
      acknowledged.orders.push(await paidOrder(world))
      // A checkpoint removes what of the log the database itself does not need any more.
      await sql`select pg_switch_wal()`.execute(world.app.context.db)
      await sql`checkpoint`.execute(world.app.context.db)
    }
    acknowledged.pictures.push(await upload(world))
  })
  const notes = await takeBackup(world.app.context.config, backup, silent, never)
  jest.restoreAllMocks()
  expect(notes).toEqual([
    'It holds data.key, which opens the personal data in it: keep it where nobody else can read it.',
  ])
  // The server works on beside it and after it.
  await paidOrder(world)
  await world.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a backup of a server at work', () => {
  it('should bring back in an empty folder all that was acknowledged before it ended', async () => {
    const restored = join(folder, 'restored')
    mkdirSync(restored)
    await restoreBackup(backup, restored, silent, never)
    expect(readdirSync(restored).sort()).toEqual(['data.key', 'media', 'postgres'])
    const world = await serve(restored)
    const { db } = world.app.context
    for (const { ann, orderId } of acknowledged.orders) {
      const again = new TestCaller(world.base, ann.id, ann.token)
      expect(await again.call(orderDetail, { orderId })).toMatchObject({ id: orderId, phase: 'inProgress' })
    }
    for (const path of acknowledged.pictures)
      expect((await fetch(`${world.base}${path}-416.webp`)).headers.get('content-type')).toBe('image/webp')
    expect(await ledgerFaults(db)).toEqual([])
    await paidOrder(world)
    await world.close()
  })

  it('should not leave anything when it is interrupted', async () => {
    const interrupted = new AbortController()
    beforeEnd(() => Promise.resolve(interrupted.abort(new Error('interrupted'))))
    const other = join(folder, 'backups/other')
    await expect(takeBackup({ dataDir, s3Bucket: '' }, other, silent, interrupted.signal)).rejects.toThrow(
      'interrupted',
    )
    jest.restoreAllMocks()
    expect(readdirSync(join(folder, 'backups'))).toEqual(['first'])
    expect(isAlive(join(dataDir, 'postgres/data'))).toBe(false)
  })
})

/** Runs a command as npm does; returns the code with which it ended and its last words. */
const command = (name: 'backup' | 'restore', args: string[], settings: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const options = { cwd: join(__dirname, '../..'), env: { ...process.env, ...settings } }
    const all = ['--import', 'tsx', `server/${name}.ts`, ...args]
    execFile(process.execPath, all, options, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.trim().split('\n')
      const output = lines.filter((line) => !line.startsWith('postgres (PostgreSQL)')).join('\n')
      resolve({ code: error?.code ?? 0, output })
    })
  })

describe('the commands', () => {
  it('should take a backup without a server, and restore it', async () => {
    const cold = join(folder, 'backups/cold')
    const taken = await command('backup', [cold], { DATA_DIR: dataDir })
    expect(taken.output).toContain(`${cold} is a whole backup of ${dataDir}.`)
    expect(isAlive(join(dataDir, 'postgres/data'))).toBe(false)
    const restored = join(folder, 'restored by command')
    const done = await command('restore', [cold], { DATA_DIR: restored })
    expect(done).toEqual({
      code: 0,
      output: expect.stringMatching(`^${restored} holds what was there at 20`) as string,
    })
    expect(isAlive(join(restored, 'postgres/data'))).toBe(false)
  })

  it('should say in one sentence what they need', async () => {
    const foreign = await command('backup', [backup], {
      DATABASE_URL: 'postgres://127.0.0.1:1/linli',
      DATA_DIR: dataDir,
    })
    expect(foreign).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database of DATABASE_URL is .*\.$/) as string,
    })
    const unnamed = await command('restore', [], { DATA_DIR: dataDir })
    expect(unnamed).toEqual({ code: 1, output: 'Name the folder of the backup: npm run restore -- FOLDER' })
  })
})

describe('takeBackup', () => {
  const refused = (target: string, from = dataDir) =>
    takeBackup({ dataDir: from, s3Bucket: '' }, target, silent, never).then(
      () => 'it was taken',
      (error: Error) => error.message,
    )

  it('should overwrite nothing, not write into what it copies, and make no database', async () => {
    expect(await refused(backup)).toMatch(/first is there already; choose another name\.$/)
    expect(await refused(join(dataDir, 'media/backup'))).toMatch(/is inside DATA_DIR; choose a folder elsewhere/)
    const empty = join(folder, 'empty')
    expect(await refused(join(folder, 'backups/none'), empty)).toMatch(/^There is no database in .*empty;/)
    expect(existsSync(empty)).toBe(false)
  })
})

/** Error of a restore while a file of the backup is damaged; the restore leaves nothing behind. */
async function refusal(name: string, damage: (bytes: Buffer) => Buffer | undefined): Promise<string> {
  const goal = join(folder, 'goal')
  const file = join(backup, name)
  const bytes = readFileSync(file)
  const damaged = damage(Buffer.from(bytes))
  if (damaged) writeFileSync(file, damaged)
  else rmSync(file)
  const message = await restoreBackup(backup, goal, silent, never).then(
    () => 'it was restored',
    (error: Error) => error.message,
  )
  writeFileSync(file, bytes)
  expect(existsSync(goal) ? readdirSync(goal) : []).toEqual([])
  return message
}

const flipped = (bytes: Buffer) => bytes.fill(bytes.readUInt8(100) ^ 1, 100, 101)
const rewritten = (from: RegExp, to: string) => (bytes: Buffer) => Buffer.from(bytes.toString().replace(from, to))
const list = 'backup.json'
const control = 'postgres/data/global/pg_control'

describe('restoreBackup', () => {
  it.each<[string, string, (bytes: Buffer) => Buffer | undefined, RegExp]>([
    ['is not whole', list, () => undefined, /is not a whole backup: .*backup\.json cannot be read\.$/],
    ['has a damaged list', list, (bytes) => bytes.subarray(0, 1000), /backup\.json is damaged, or /],
    ['names files elsewhere', list, rewritten(/"data\.key"/, '"media/../../stray"'), /backup\.json is damaged, or /],
    [
      'is of another PostgreSQL',
      list,
      rewritten(/"postgres":"\d+"/, '"postgres":"9"'),
      /^The backup is of PostgreSQL 9 and this release brings \d+: /,
    ],
    [
      'has a shorter file',
      control,
      (bytes) => bytes.subarray(0, 4096),
      /damaged: .*pg_control is not what was written\.$/,
    ],
    ['has a changed file', control, flipped, /damaged: .*pg_control is not what was written\.$/],
    ['lacks a file', 'data.key', () => undefined, /damaged: .*data\.key is not what was written\.$/],
  ])('should refuse a backup that %s', async (_, name, damage, said) => {
    expect(await refusal(name, damage)).toMatch(said)
  })

  it('should refuse a folder that is not empty', async () => {
    await expect(restoreBackup(backup, dataDir, silent, never)).rejects.toThrow(
      /data is not empty: a backup is restored/,
    )
  })
})
