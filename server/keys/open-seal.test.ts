import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config'
import { Seal } from '../security/seal'
import { testDatabase, type TestDatabase } from '../testing/database'
import { insertCustomer } from '../testing/rows'
import { keyFile, readKey } from './key-file'
import { openSeal } from './open-seal'

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'linli-keys-'))
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const newKey = (): Buffer => randomBytes(32)
const start = (key?: Buffer, ...old: Buffer[]) =>
  openSeal(database.db, { dataDir, dataKey: key?.toString('hex') ?? '', dataKeyOld: old })

/** The sentence with which a start is refused. */
const refusal = (key?: Buffer, ...old: Buffer[]): Promise<string> =>
  start(key, ...old).then(
    () => 'it started',
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  )

/** A customer as a release of before check values left one. */
const aCustomer = (seal: Seal) =>
  insertCustomer(database.db, {
    id: '00000000-0000-7000-8000-000000000001',
    phone_hash: seal.index('13800000009'),
    phone_sealed: seal.seal('13800000009').replace(/==.*/, ''),
    masked_phone: '138****0009',
    pay_password_hash: null,
    user_level: 0,
  })

describe('a database without a key', () => {
  it('should get one in the data folder, once for servers that start together', async () => {
    const seals = await Promise.all([start(), start(), start()])
    expect(new Set(seals.map(({ id }) => id)).size).toBe(1)
    expect((await start()).id).toBe(new Seal(readKey(keyFile(dataDir)) ?? newKey()).id)
  })

  it('should take that of DATA_KEY and write no file', async () => {
    const key = newKey()
    expect((await start(key)).id).toBe(new Seal(key).id)
    expect(readKey(keyFile(dataDir))).toBeUndefined()
  })
})

describe('a database that is sealed with a key', () => {
  it('should refuse to make another when the file is gone', async () => {
    await start()
    rmSync(keyFile(dataDir))
    expect(await refusal()).toMatch(/^The key of the database’s personal data is missing: put \S+data\.key back/)
    expect(readKey(keyFile(dataDir))).toBeUndefined()
  })

  it.each(['', 'ab'.repeat(31), 'garbage'])('should refuse a file that holds "%s"', async (text) => {
    await start()
    writeFileSync(keyFile(dataDir), text)
    expect(await refusal()).toMatch(/data\.key does not hold a key of 64 hexadecimal digits/)
  })

  it('should refuse another key, whether it comes from the file or from DATA_KEY', async () => {
    await start()
    writeFileSync(keyFile(dataDir), newKey().toString('hex'))
    expect(await refusal()).toMatch(/data\.key is not the key \w{8} that the database’s personal data is sealed with/)
    const key = newKey()
    const sentence = await refusal(key)
    expect(sentence).toMatch(/^DATA_KEY is not the key \w{8} that the database’s personal data is sealed with/)
    expect(sentence).not.toContain(key.toString('hex'))
  })

  it('should be held against its customers when it is older than check values', async () => {
    const key = newKey()
    await aCustomer(new Seal(key))
    expect(await refusal()).toMatch(/^The key of the database’s personal data is missing/)
    expect(await refusal(newKey())).toMatch(/^DATA_KEY is not the key that/)
    expect((await start(key)).id).toBe(new Seal(key).id)
    expect(await refusal(newKey())).toMatch(/^DATA_KEY is not the key/)
  })
})

describe('a rotation', () => {
  it('should begin when a new key comes with the one of before, and not be left half-way', async () => {
    const [old, key] = [newKey(), newKey()]
    await start(old)
    expect((await start(key, old)).id).toBe(new Seal(key).id)
    expect(await refusal(key)).toMatch(/^DATA_KEY is not the key \w{8} /)
    expect(await refusal(old)).toMatch(/^DATA_KEY is not the key \w{8} /)
    expect(await refusal(old, key)).toBe(
      `Key ${new Seal(key).id} in DATA_KEY_OLD is newer than the one in DATA_KEY: swap the two.`,
    )
    expect((await start(key, old)).id).toBe(new Seal(key).id)
  })
})
