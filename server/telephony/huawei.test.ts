import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { TestClock } from '../testing/clock'
import { HuaweiNumbers, HuaweiSettings } from './huawei'

const [appKey, appSecret] = ['key-of-the-test', 'secret-of-the-test']

interface Bound {
  readonly callerNum: string
  readonly calleeNum: string
  readonly relationNum: string
  readonly duration: string
  readonly userData: string
}

/** A provider that checks what proves the caller, and binds each number to one pair of phones. */
class Provider {
  readonly bound: Bound[] = []
  readonly nonces = new Set<string>()
  path: string | undefined = undefined
  private server: Server | undefined

  async open(): Promise<string> {
    this.server = createServer((request, response) => {
      this.path = request.url
      void (json(request) as Promise<Bound>).then((asked) => {
        const answer = this.isProved(request.headers) ? this.bind(asked) : { resultcode: '1010002', resultdesc: 'no' }
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => void this.server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server?.close()
  }

  private isProved({ authorization, 'x-wsse': proof }: IncomingHttpHeaders): boolean {
    const pattern = /^UsernameToken Username="([^"]+)",PasswordDigest="([^"]+)",Nonce="([^"]+)",Created="([^"]+)"$/
    const [, name = '', digest = '', nonce = '', created = ''] = pattern.exec(String(proof)) ?? []
    const expected = createHash('sha256').update(`${nonce}${created}${appSecret}`).digest('base64')
    const isNew = !this.nonces.has(nonce)
    this.nonces.add(nonce)
    const realm = 'WSSE realm="SDP",profile="UsernameToken",type="Appkey"'
    const isTimed = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(created)
    return authorization === realm && name === appKey && digest === expected && isNew && isTimed
  }

  private bind(asked: Bound): object {
    const isTaken = this.bound.some(
      ({ relationNum, callerNum }) => relationNum === asked.relationNum && callerNum === asked.callerNum,
    )
    if (isTaken) return { resultcode: '1010211', resultdesc: 'bound already' }
    this.bound.push(asked)
    return { resultcode: 0, resultdesc: 'Success', relationNum: asked.relationNum, subscriptionId: 's1' }
  }
}

let provider: Provider
let api: string
beforeEach(async () => {
  provider = new Provider()
  api = await provider.open()
})
afterEach(() => provider.close())

const numbersOf = (more: object = {}) => {
  const settings = { appKey, appSecret, numbers: ['+8617000000001', '+8617000000002'], api, ...more }
  return new HuaweiNumbers(HuaweiSettings.parse(settings), new TestClock())
}
const pair = { caller: '13800000001', callee: '+8613900000002', minutes: 10, reference: 'c1:o1' }

it('should bind a bought number to two phones, proved by a digest that is used once', async () => {
  const numbers = numbersOf()
  expect(await numbers.connect(pair)).toBe('17000000001')
  expect(provider.path).toBe('/rest/caas/relationnumber/partners/v1.0')
  expect(provider.bound).toEqual([
    {
      ...{ callerNum: '+8613800000001', calleeNum: '+8613900000002', relationNum: '+8617000000001' },
      ...{ duration: '600', userData: 'c1:o1' },
    },
  ])
  await numbers.connect({ ...pair, caller: '13800000003' })
  expect(provider.nonces.size).toBe(2)
})

it('should take the next number where one is bound for a phone, and answer none when all are', async () => {
  const numbers = numbersOf()
  const given = [await numbers.connect(pair), await numbers.connect(pair)]
  expect(given).toEqual(['17000000001', '17000000002'])
  await expect(numbers.connect(pair)).rejects.toThrow('1010211 bound already')
})

it('should answer no number to a wrong secret or without a provider', async () => {
  await expect(numbersOf({ appSecret: 'another' }).connect(pair)).rejects.toThrow('no number: 1010002')
  expect(provider.bound).toEqual([])
  provider.close()
  await expect(numbersOf({ api: 'http://127.0.0.1:1' }).connect(pair)).rejects.toThrow()
})
