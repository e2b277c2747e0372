import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DiskStorage } from './disk'
import { S3Storage } from './s3'
import type { Storage } from './storage'
import { KeptS3 } from './testing/kept-s3'
import { S3Server } from './testing/s3-server'

interface Place {
  /** A server's view of the place; each call is another server's. */
  readonly open: () => Storage
  readonly close: () => void | Promise<void>
}

function disk(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'linli-storage-'))
  const close = () => rmSync(root, { recursive: true })
  return Promise.resolve({ open: () => new DiskStorage(root), close })
}

async function bucket(): Promise<Place> {
  const server = await S3Server.start()
  return { open: () => new S3Storage(server.settings), close: () => server.close() }
}

async function keptBucket(): Promise<Place> {
  const server = await KeptS3.start()
  return { open: () => new S3Storage(server.settings), close: () => server.close() }
}

describe.each([
  ['a disk', disk],
  ['an S3 bucket', bucket],
  ['a bucket of s3rver', keptBucket],
])('storage on %s', (_, place) => {
  let here: Place
  let storage: Storage
  beforeAll(async () => {
    here = await place()
    storage = here.open()
  })
  afterAll(() => here.close())

  const read = async (name: string, from = storage): Promise<Buffer | undefined> => {
    const stream = await from.open(name)
    return stream && buffer(stream)
  }

  it.each([0, 1, 100_000, 5_000_000])('should return a file of %d bytes as it was put', async (size) => {
    const bytes = randomBytes(size)
    await storage.put(`size-${size}.webp`, bytes)
    expect((await read(`size-${size}.webp`))?.equals(bytes)).toBe(true)
  })

  it('should show a file to other servers', async () => {
    await storage.put('seen-by-all.webp', Buffer.from('picture'))
    expect(String(await read('seen-by-all.webp', here.open()))).toBe('picture')
  })

  it('should have nothing of a name that was never put', async () => {
    expect(await storage.open('never-put.webp')).toBeUndefined()
  })

  it('should keep a file that is put twice', async () => {
    for (let time = 0; time < 2; time += 1) await storage.put('twice.webp', Buffer.from('the same'))
    expect(String(await read('twice.webp'))).toBe('the same')
  })

  it('should remove what is named and nothing else, also what is not there', async () => {
    for (const name of ['gone-1.webp', 'gone-2.webp', 'stays.webp']) await storage.put(name, Buffer.from(name))
    await storage.remove(['gone-1.webp', 'gone-2.webp', 'never-was.webp'])
    await storage.remove([])
    const left = await Promise.all(['gone-1.webp', 'gone-2.webp', 'stays.webp'].map((name) => read(name)))
    expect(left.map((bytes) => bytes && String(bytes))).toEqual([undefined, undefined, 'stays.webp'])
  })

  it('should keep many files at once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `many-${index}.webp`)
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name))))
    expect((await Promise.all(names.map((name) => read(name)))).map(String)).toEqual(names)
  })

  it.each(['../data.key', 'a/b.webp', '.hidden', 'A.webp', 'a?b.webp', '', 'x'])(
    'should refuse %j as a name',
    async (name) => {
      const refusal = 'not the name of a stored file'
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(refusal)
      await expect(storage.open(name)).rejects.toThrow(refusal)
      await expect(storage.remove([name])).rejects.toThrow(refusal)
    },
  )
})

it('should leave nothing of a file that a disk could not take', async () => {
  const root = mkdtempSync(join(tmpdir(), 'linli-storage-'))
  mkdirSync(join(root, 'fu', 'full-disk.webp'), { recursive: true })
  await expect(new DiskStorage(root).put('full-disk.webp', Buffer.from('picture'))).rejects.toThrow()
  expect(readdirSync(join(root, 'fu'))).toEqual(['full-disk.webp'])
  rmSync(root, { recursive: true })
})

it('should be refused by a bucket for a wrong secret, a wrong key and another bucket', async () => {
  const server = await KeptS3.start()
  const wrong = [{ secretAccessKey: 'wrong' }, { accessKeyId: 'wrong' }, { bucket: 'another-bucket' }]
  for (const setting of wrong) {
    const storage = new S3Storage({ ...server.settings, ...setting })
    await expect(storage.put('picture.webp', Buffer.from('x'))).rejects.toThrow(/^S3 answered (403|404) /)
  }
  await server.close()
})
