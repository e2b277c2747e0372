import { createHash, createHmac } from 'node:crypto'

/** A request to Tencent Cloud's API 3.0; `timestamp` is in seconds. */
export interface TencentRequest {
  readonly service: string
  readonly host: string
  readonly action: string
  readonly body: string
  readonly timestamp: number
}

interface Keys {
  readonly secretId: string
  readonly secretKey: string
}

const algorithm = 'TC3-HMAC-SHA256'
const signedHeaders = 'content-type;host;x-tc-action'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The header `authorization` of a request by signature v3: content type, host, action, body and day are signed. */
export function authorizationOf(request: TencentRequest, { secretId, secretKey }: Keys): string {
  const { service, host, action, body, timestamp } = request
  const headers = `content-type:application/json; charset=utf-8\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', headers, signedHeaders, sha256(body)].join('\n')
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const text = [algorithm, timestamp, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request')
  const signature = hmac(key, text).toString('hex')
  return `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}
