import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { checkedName, type Storage } from './storage'

export interface S3Settings {
  /** Without the bucket; Amazon's of the region when there is none. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket stands in the path, not in the host. */
  readonly forcePathStyle: boolean
}

type BucketLocation = Omit<S3Settings, 'accessKeyId' | 'secretAccessKey'>

interface Limits {
  /** For one attempt, until the last byte of the answer. */
  readonly timeoutMs: number
  readonly attempts: number
  readonly firstPauseMs: number
  readonly mostBytes: number
}

const usual: Limits = { timeoutMs: 10_000, attempts: 3, firstPauseMs: 100, mostBytes: 16 * 1024 * 1024 }

type Method = 'GET' | 'PUT' | 'DELETE'

interface SendOptions {
  readonly bytes?: Buffer
  readonly attempts?: number
}

interface S3Response {
  readonly status: number
  readonly bytes: Buffer
}

/** The prefix of all keys. */
const folder = 'media/'

const types: Readonly<Record<string, string>> = { webp: 'image/webp' }
const typeOf = (name: string): string => types[name.split('.').pop() ?? ''] ?? 'application/octet-stream'

/** The bucket's address, ending in `/`. An IP address has no subdomain that could name the bucket. */
export function bucketAddress({ endpoint, region, bucket, forcePathStyle }: BucketLocation): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  const inPath = forcePathStyle || isIP(url.hostname.replace(/[[\]]/g, '')) !== 0
  if (!inPath) url.hostname = `${bucket}.${url.hostname}`
  const path = url.pathname.replace(/\/$/, '')
  return `${url.origin}${path}/${inPath ? `${bucket}/` : ''}`
}

/** The body of a response. @throws when it exceeds the limit. */
async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  if (!body) return Buffer.alloc(0)
  for await (const part of body as ReadableStream<Uint8Array>) {
    length += part.length
    if (length > most) throw new Error(`S3 answered more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const codeOf = ({ bytes }: S3Response): string => /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 4096))?.[1] ?? ''

const isPassing = (status: number): boolean => status >= 500 || status === 429

/**
 * Keeps files in a bucket of an S3-compatible storage, shared by any number of servers. Failed requests are retried a few
 * times; error messages never contain the credentials.
 */
export class S3Storage implements Storage {
  private readonly client: AwsClient
  private readonly address: string
  private readonly limits: Limits

  constructor(settings: S3Settings, limits: Partial<Limits> = {}) {
    const { accessKeyId, secretAccessKey, region } = settings
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
    this.address = bucketAddress(settings)
    this.limits = { ...usual, ...limits }
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const answer = await this.send('PUT', name, { bytes })
    if (answer.status !== 200) throw this.refused('PUT', name, answer)
  }

  /** Fetches the whole file first, so that no client receives half of one. */
  async open(name: string): Promise<Readable | undefined> {
    const answer = await this.send('GET', name)
    if (answer.status === 200) return Readable.from(answer.bytes)
    if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return undefined
    throw this.refused('GET', name, answer)
  }

  /** Makes one attempt: the job that erases files is retried. */
  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.removeOne(name)))
  }

  private async removeOne(name: string): Promise<void> {
    const answer = await this.send('DELETE', name, { attempts: 1 })
    const isGone = answer.status === 404 && codeOf(answer) !== 'NoSuchBucket'
    if (answer.status !== 204 && answer.status !== 200 && !isGone) throw this.refused('DELETE', name, answer)
  }

  private async send(
    method: Method,
    name: string,
    { bytes, attempts = this.limits.attempts }: SendOptions = {},
  ): Promise<S3Response> {
    const url = `${this.address}${folder}${checkedName(name)}`
    for (let left = attempts - 1; ; left -= 1) {
      const answer = await this.attempt(method, url, bytes).catch((error: unknown) => {
        if (left === 0) throw new Error(`S3 did not answer ${method} ${name}`, { cause: error })
      })
      if (answer && (left === 0 || !isPassing(answer.status))) return answer
      await wait(this.limits.firstPauseMs * 3 ** (attempts - 1 - left) * (0.5 + Math.random()))
    }
  }

  private async attempt(method: Method, url: string, bytes?: Buffer): Promise<S3Response> {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(bytes && { 'content-type': typeOf(url) }) }
    const signal = AbortSignal.timeout(this.limits.timeoutMs)
    const body = bytes && new Uint8Array(bytes)
    // A redirect means a wrong region or endpoint; following it would send the credentials elsewhere.
    const request = await this.client.sign(url, { method, headers, body, signal, redirect: 'manual' })
    const response = await fetch(request)
    return { status: response.status, bytes: await bytesOf(response, this.limits.mostBytes) }
  }

  private refused(method: Method, name: string, answer: S3Response): Error {
    return new Error(`S3 answered ${answer.status} ${codeOf(answer)} to ${method} ${name}`)
  }
}
