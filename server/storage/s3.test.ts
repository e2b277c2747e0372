import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { loadConfig } from '../config'
import { buildStorage } from '.'
import { DiskStorage } from './disk'
import { bucketAddress, type S3Settings, S3Storage } from './s3'
import { S3Server } from './testing/s3-server'

const quick = { firstPauseMs: 1 }
const picture = Buffer.from('picture')
const passing = { status: 503, code: 'SlowDown' }

let server: S3Server
beforeEach(async () => {
  server = await S3Server.start()
})
afterEach(() => server.close())

const storage = (change: Partial<S3Settings> = {}, limits: ConstructorParameters<typeof S3Storage>[1] = {}) =>
  new S3Storage({ ...server.settings, ...change }, { ...quick, ...limits })

const refusalOf = (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  )

describe('S3Storage', () => {
  it('should keep the type of a file, in a separate folder', async () => {
    await storage().put('a-416.webp', picture)
    expect([...server.objects]).toEqual([['media/a-416.webp', { type: 'image/webp', bytes: picture }]])
  })

  it.each([
    ['secret', { secretAccessKey: 'another-secret' }, 'S3 answered 403 SignatureDoesNotMatch to PUT a-416.webp'],
    ['key', { accessKeyId: 'another-key' }, 'S3 answered 403 InvalidAccessKeyId to PUT a-416.webp'],
    ['region', { region: 'eu-west-1' }, 'S3 answered 403 AuthorizationHeaderMalformed to PUT a-416.webp'],
    ['bucket', { bucket: 'another' }, 'S3 answered 404 NoSuchBucket to PUT a-416.webp'],
  ])('should keep nothing with a wrong %s, say so once and show no key', async (_, change, message) => {
    const wrong = storage(change)
    const refusal = await refusalOf(wrong.put('a-416.webp', picture))
    expect(refusal.message).toBe(message)
    expect(JSON.stringify([refusal.stack, refusal.cause])).not.toMatch(/another-|wJalr/)
    expect([server.objects.size, server.requests]).toEqual([0, 1])
    await expect(wrong.open('a-416.webp')).rejects.toThrow('S3 answered')
    await expect(wrong.remove(['a-416.webp'])).rejects.toThrow('S3 answered')
  })

  it.each([
    ['an overloaded storage', passing],
    ['a connection that broke', 'broken' as const],
  ])('should try again after %s', async (_, fault) => {
    server.faults.push(fault)
    await storage().put('a-416.webp', picture)
    expect([server.objects.size, server.requests]).toEqual([1, 2])
  })

  it('should fetch a file again that broke off', async () => {
    await storage().put('a-416.webp', picture)
    server.faults.push('cutOff')
    const stream = await storage().open('a-416.webp')
    expect(stream && String(await buffer(stream))).toBe('picture')
  })

  it('should give up after three tries, and after one when it removes', async () => {
    server.faults.push(passing, passing, passing, passing)
    await expect(storage().put('a-416.webp', picture)).rejects.toThrow('S3 answered 503 SlowDown to PUT a-416.webp')
    expect(server.requests).toBe(3)
    await expect(storage().remove(['a-416.webp'])).rejects.toThrow('S3 answered 503 SlowDown to DELETE a-416.webp')
    expect(server.requests).toBe(4)
  })

  it('should not wait for a storage that does not answer', async () => {
    server.faults.push({ delayMs: 30_000 }, { delayMs: 30_000 })
    const refusal = await refusalOf(storage({}, { timeoutMs: 50, attempts: 2 }).open('a-416.webp'))
    expect(refusal).toMatchObject({ message: 'S3 did not answer GET a-416.webp', cause: { name: 'TimeoutError' } })
  })

  it('should answer in time when only the first try was slow', async () => {
    await storage().put('a-416.webp', picture)
    server.faults.push({ delayMs: 30_000 })
    expect(await storage({}, { timeoutMs: 1500 }).open('a-416.webp')).toBeDefined()
  })

  it('should not take in more than a picture can be', async () => {
    await storage().put('a-416.webp', picture)
    const refusal = await refusalOf(storage({}, { mostBytes: picture.length - 1 }).open('a-416.webp'))
    expect(refusal.cause).toMatchObject({ message: 'S3 answered more than 6 bytes' })
    expect(await storage({}, { mostBytes: picture.length }).open('a-416.webp')).toBeDefined()
  })

  it('should say that nobody is there', async () => {
    const gone = storage()
    await server.close()
    await expect(gone.open('a-416.webp')).rejects.toThrow('S3 did not answer GET a-416.webp')
  })
})

describe('buildStorage', () => {
  const start = (log: (line: unknown[]) => void, change: Record<string, string> = {}) => {
    const config = loadConfig({
      S3_ENDPOINT: server.endpoint,
      S3_REGION: server.region,
      S3_BUCKET: server.bucket,
      S3_ACCESS_KEY_ID: server.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.secretAccessKey,
      ...change,
    })
    return buildStorage({ config, log: { error: (...line: unknown[]) => log(line) } as unknown as FastifyBaseLogger })
  }

  it('should take the bucket that is set, and log nothing when it can be read', async () => {
    const lines: unknown[] = []
    await start((line) => lines.push(line)).put('a-416.webp', picture)
    expect([server.objects.size, lines]).toEqual([1, []])
  })

  it('should log at the start when the bucket cannot be read', async () => {
    const line = await new Promise((resolve) => start(resolve, { S3_SECRET_ACCESS_KEY: 'another-secret' }))
    const err = expect.objectContaining({
      message: expect.stringContaining('SignatureDoesNotMatch') as string,
    }) as Error
    expect(line).toEqual([{ err }, 'the bucket of uploaded files cannot be read'])
  })

  it('should take the disk when no bucket is set', () => {
    const log = {} as FastifyBaseLogger
    expect(buildStorage({ config: loadConfig({}), log })).toBeInstanceOf(DiskStorage)
  })
})

describe('bucketAddress', () => {
  const settings = { endpoint: undefined, region: 'eu-west-1', bucket: 'pictures', forcePathStyle: false }

  it.each([
    ['Amazon', {}, 'https://pictures.s3.eu-west-1.amazonaws.com/'],
    ['Amazon by path', { forcePathStyle: true }, 'https://s3.eu-west-1.amazonaws.com/pictures/'],
    [
      'Aliyun OSS',
      { endpoint: 'https://s3.oss-cn-shenzhen.aliyuncs.com' },
      'https://pictures.s3.oss-cn-shenzhen.aliyuncs.com/',
    ],
    ['MinIO', { endpoint: 'http://minio:9000/', forcePathStyle: true }, 'http://minio:9000/pictures/'],
    ['an IP address, which has no subdomains', { endpoint: 'http://10.0.0.7:9000' }, 'http://10.0.0.7:9000/pictures/'],
    ['an IPv6 address', { endpoint: 'http://[::1]:9000' }, 'http://[::1]:9000/pictures/'],
    [
      'a gateway below a path',
      { endpoint: 'https://x.example/s3/', forcePathStyle: true },
      'https://x.example/s3/pictures/',
    ],
  ])('should find the bucket of %s', (_, change, address) => {
    expect(bucketAddress({ ...settings, ...change })).toBe(address)
  })
})
