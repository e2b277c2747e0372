import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { signatureOf } from '../couriers/uber-direct'

const keys = {
  customerId: 'cus_1',
  clientId: 'client',
  clientSecret: 'a-long-secret',
  signingKey: 'a-long-signing-key',
}

/** A request to the fake service. */
export interface UberRequest {
  readonly path: string
  readonly authorization: string
  readonly body: string
}

/** A delivery as Uber Direct answers it. */
export const uberDelivery = (over: object = {}) => ({
  ...{ kind: 'delivery', id: 'del_1', status: 'pending', fee: 650, courier: null },
  ...{ created: '2026-03-20T04:00:00.000Z', updated: '2026-03-20T04:00:00.000Z', ...over },
})

/** A service in the place of Uber Direct, which keeps what it is asked and answers what a test says. */
export class FakeUber {
  readonly asked: UberRequest[] = []
  answer: (asked: UberRequest) => readonly [status: number, body: object] = () => [200, uberDelivery()]
  private readonly server: Server = createServer((request, response) => void this.serve(request, response))

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }

  /** The requests of a path, without those for tokens. */
  of(path: string): unknown[] {
    return this.asked.filter((each) => each.path.endsWith(path)).map(({ body }) => JSON.parse(body) as unknown)
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    const asked = { path, authorization: headers.authorization ?? '', body: await textOf(request) }
    this.asked.push(asked)
    const isToken = path === '/oauth/v2/token'
    const [status, body] = isToken ? [200, { access_token: 'token', expires_in: 3600 }] : this.answer(asked)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** The file of an account at the fake service. */
export function uberFile(base: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'linli-courier-')), 'courier.json')
  writeFileSync(file, JSON.stringify({ uberDirect: { ...keys, api: base, auth: base } }))
  return file
}

/** Sends a push with the signature of a key; answers its status. */
export async function pushUber(base: string, push: object, key = keys.signingKey): Promise<number> {
  const body = JSON.stringify({ kind: 'event.delivery_status', customer_id: keys.customerId, ...push })
  const headers = { 'content-type': 'application/json', 'x-uber-signature': signatureOf(body, key) }
  return (await fetch(`${base}/v1/couriers/uberDirect`, { method: 'POST', headers, body })).status
}
