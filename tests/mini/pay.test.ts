import { loginAccount } from '@contract/calls/login'
import { paymentStatus } from '@contract/calls/payment'
import { pathOf } from '@contract/paths'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { placeOrder } from '../support/orders'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import type { PromptOutcome } from './host/answer'
import { MiniProgram } from './host/program'
import { distOf, platforms, type Platform } from './support'

/** Payment API of each platform, with its answers. */
const providers = {
  weapp: {
    name: 'WeChat Pay',
    call: 'payment.wechatOrder',
    api: 'requestPayment',
    code: { login: { answer: { code: 'code-of-ann' } } },
    checkout: {
      how: 'wechatMini',
      timeStamp: '1700000000',
      nonceStr: 'nonce',
      package: 'prepay_id=wx1',
      signType: 'RSA',
      paySign: 'signed',
    },
    asked: { timeStamp: '1700000000', nonceStr: 'nonce', package: 'prepay_id=wx1', signType: 'RSA', paySign: 'signed' },
    done: { answer: { errMsg: 'requestPayment:ok' } },
    cancelled: { refusal: { errMsg: 'requestPayment:fail cancel' } },
    failed: { refusal: { errMsg: 'requestPayment:fail no permission' } },
  },
  alipay: {
    name: 'Alipay',
    call: 'payment.alipayOrder',
    api: 'tradePay',
    code: { getAuthCode: { answer: { authCode: 'code-of-ann' } } },
    checkout: { how: 'alipayMini', tradeNo: '2026112200001' },
    asked: { tradeNO: '2026112200001' },
    done: { answer: { resultCode: '9000' } },
    cancelled: { answer: { resultCode: '6001' } },
    failed: { answer: { resultCode: '4000' } },
  },
} as const

let server: Server
let ann: TestCaller
let token: string
let program: MiniProgram | undefined

beforeAll(async () => {
  // The demo's merchants take their real time, so that an order that is not paid stays so.
  server = await startServer({ DEMO_SPEED: '1' })
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  token = (await new TestCaller(server.url).call(loginAccount, login)).userToken
  ann = new TestCaller(server.url).as(token)
})
afterEach(() => program?.close())
afterAll(() => server.stop())

interface Envelope {
  code: number
  data: { types: object[]; checkout: { token: string } }
  msg: string
}

/** Opens the payment of a new order with a real provider, whose answer is the outcome: the sandbox keeps its books. */
async function paying(platform: Platform, kind: 'done' | 'cancelled' | 'failed') {
  const { name, call, api, code, checkout, [kind]: outcome } = providers[platform]
  const orderId = await placeOrder(ann, await findShop(server.url))
  let trade = ''
  const decide = () =>
    fetch(`${server.url}/sandbox/cashier/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: trade, decision: 'succeed' }),
    })
  const told: PromptOutcome = kind === 'done' ? { ...outcome, meanwhile: decide } : outcome
  const given = { ...code, [api]: told }
  const opened = new MiniProgram({ dist: distOf(platform), platform, server: server.url, given, token })
  program = opened
  opened.network.rewrite = (path, _asked, text) => {
    const envelope = JSON.parse(text) as Envelope
    const { data } = envelope
    if (path === pathOf('payment.types'))
      return JSON.stringify({
        ...envelope,
        data: { ...data, types: data.types.map((type) => ({ ...type, sandbox: false })) },
      })
    if (path !== pathOf(call)) return text
    trade = data.checkout.token
    return JSON.stringify({ ...envelope, data: { ...data, checkout } })
  }
  await opened.launch(addressOf('pay', { pay: { orderId } }))
  await opened.tap(name)
  await opened.tap(/^Pay ¥/)
  return { opened, orderId }
}

const askedOf = ({ calls }: MiniProgram, name: string): unknown => calls.find(([called]) => called === name)?.[1]

describe.each(platforms)('the %s bundle', (platform) => {
  const { call, api, asked } = providers[platform]

  it('should pay by its platform, and believe the server that it is paid', async () => {
    const { opened, orderId } = await paying(platform, 'done')
    await opened.waitFor('View order')
    expect(askedOf(opened, api)).toMatchObject(asked)
    const sent = opened.network.sent.find(({ url }) => url.endsWith(pathOf(call)))
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ orderId, paymentScene: 'mini', loginCode: 'code-of-ann' })
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'paid' })
    expect(opened.faults).toEqual([])
  })

  it.each([
    ['cancelled', 'Payment cancelled'],
    ['failed', 'Payment failed, try again later'],
  ] as const)('should say that a payment was %s, and let it be tried again', async (kind, words) => {
    const { opened, orderId } = await paying(platform, kind)
    await opened.waitFor(words)
    await opened.waitFor(/^Pay ¥/)
    expect(askedOf(opened, api)).toMatchObject(asked)
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'pending' })
    expect(opened.faults).toEqual([])
  })
})
