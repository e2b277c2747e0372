import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface KeptObject {
  readonly type: string | undefined
  readonly bytes: Buffer
}

/** Fault of the next requests, in place of an answer. */
export type Fault = { status: number; code: string } | { delayMs: number } | 'broken' | 'cutOff'

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const fifteenMinutes = 15 * 60_000

/**
 * An S3 server in memory for tests, with one bucket named in the path. It verifies the signature of every request (AWS
 * Signature Version 4), and can be made to fail.
 */
export class S3Server {
  readonly bucket = 'pictures'
  readonly region = 'cn-south-1'
  readonly accessKeyId = 'AKIDEXAMPLE'
  readonly secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
  readonly objects = new Map<string, KeptObject>()
  readonly faults: Fault[] = []
  requests = 0
  private readonly http: Server = createServer((request, response) => void this.take(request, response))

  static async start(): Promise<S3Server> {
    const server = new S3Server()
    await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve))
    return server
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`
  }

  get settings() {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = this
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: true }
  }

  async close(): Promise<void> {
    this.http.closeAllConnections()
    await new Promise((resolve) => this.http.close(resolve))
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    const body = await buffer(request)
    const fault = this.faults.shift()
    if (fault === 'broken') return void request.socket.destroy()
    if (typeof fault === 'object' && 'delayMs' in fault) await wait(fault.delayMs, undefined, { ref: false })
    if (typeof fault === 'object' && 'status' in fault) return this.refuse(response, fault.status, fault.code)
    const wrong = this.wrongWith(request, body)
    if (wrong) return this.refuse(response, 403, wrong)
    this.answer(request, response, body, fault === 'cutOff')
  }

  private answer({ method, url = '', headers }: IncomingMessage, to: ServerResponse, body: Buffer, isCutOff: boolean) {
    const [, bucket, key = ''] = /^\/([^/]+)\/(.+)$/.exec(url) ?? []
    if (bucket !== this.bucket) return this.refuse(to, 404, 'NoSuchBucket')
    const kept = this.objects.get(key)
    if (method === 'PUT') this.objects.set(key, { type: headers['content-type'], bytes: body })
    if (method === 'DELETE') this.objects.delete(key)
    if (method !== 'GET') return void to.writeHead(method === 'PUT' ? 200 : 204).end()
    if (!kept) return this.refuse(to, 404, 'NoSuchKey')
    to.writeHead(200, { 'content-type': kept.type, 'content-length': kept.bytes.length })
    if (!isCutOff) return void to.end(kept.bytes)
    to.write(kept.bytes.subarray(0, 1), () => to.destroy())
  }

  private refuse(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  }

  /** Error code of a request's signature; undefined for a valid one. */
  private wrongWith({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
    const pattern =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/
    const [, id, day = '', scope, names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
    const date = String(headers['x-amz-date'])
    const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
    if (id !== this.accessKeyId) return 'InvalidAccessKeyId'
    if (!(Math.abs(Date.now() - time) < fifteenMinutes)) return 'RequestTimeTooSkewed'
    if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
    const signed = names.split(';')
    const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
    if (scope !== `${this.region}/s3/aws4_request` || !mustBeSigned.every((name) => signed.includes(name))) {
      return 'AuthorizationHeaderMalformed'
    }
    const [path = '', query = ''] = url.split('?')
    const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
    const canonical = [method, path, query, lines, names, sha256(body)].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${scope}`, sha256(canonical)].join('\n')
    const key = [day, this.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${this.secretAccessKey}`)
    return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
  }
}
