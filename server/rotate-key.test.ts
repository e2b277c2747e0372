import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSeal } from './keys/open-seal'
import { Seal } from './security/seal'
import { testDatabase, type TestDatabase } from './testing/database'
import { insertCustomer } from './testing/rows'

const oldKey = randomBytes(32)
const newKey = randomBytes(32)

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'linli-rotate-'))
  const old = await openSeal(database.db, { dataDir, dataKey: oldKey.toString('hex'), dataKeyOld: [] })
  await insertCustomer(database.db, {
    id: '00000000-0000-7000-8000-000000000001',
    phone_hash: old.index('13800000009'),
    phone_sealed: old.seal('13800000009'),
    masked_phone: '138****0009',
    pay_password_hash: null,
    user_level: 0,
  })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** Runs the command as `npm run rotate-key` does; returns its exit code and its output. */
const rotate = (settings: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, DATA_KEY: newKey.toString('hex') }
    const options = { cwd: join(__dirname, '..'), env: { ...process.env, ...own, ...settings } }
    execFile(process.execPath, ['--import', 'tsx', 'server/rotate-key.ts'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}`.trim() }),
    )
  })

it('should ask for the key of before', async () => {
  expect(await rotate({})).toEqual({ code: 1, output: 'DATA_KEY_OLD must be set to the key of before.' })
})

it('should not begin beside a server that does not have the new key, then rotate, once', async () => {
  const both = { DATA_KEY_OLD: oldKey.toString('hex') }
  // A connection of the test is that of a server with the key of before, held so that the pool does not end it meanwhile.
  const beside = await database.db.connection().execute(async (connection) => {
    await connection.selectFrom('customers').select('id').execute()
    return rotate(both)
  })
  expect(beside).toEqual({
    code: 1,
    output:
      'A server runs with the key of before: restart it with the new DATA_KEY and with DATA_KEY_OLD, or stop it first.',
  })
  await openSeal(database.db, { dataDir, dataKey: newKey.toString('hex'), dataKeyOld: [oldKey] })
  const { id } = new Seal(newKey)
  const done = (count: number) => ({
    code: 0,
    output: `${count} texts were sealed again; all personal data is sealed with the key ${id} of DATA_KEY.`,
  })
  expect(await rotate(both)).toEqual(done(1))
  expect(await rotate(both)).toEqual(done(0))
  const customer = await database.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
  const seal = new Seal(newKey)
  expect([seal.open(customer.phone_sealed), customer.phone_hash]).toEqual(['13800000009', seal.index('13800000009')])
})
