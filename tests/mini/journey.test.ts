import { headers } from '@contract/headers'
import { formatMoney } from '@contract/money'
import { orderList } from '@contract/calls/order'
import { paymentStatus } from '@contract/calls/payment'
import { userInfo } from '@contract/calls/user'
import { walletBalance, walletWithdrawLog } from '@contract/calls/wallet'
import { TestCaller } from '../../server/testing/caller'
import { editProfile, topUp, withdraw, type Hands } from '../support/belongings'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { nodesIn } from './host/node'
import { MiniProgram } from './host/program'
import { Renderer } from './host/renderer'
import { compileTemplates } from './host/templates'
import { distOf, platforms, tooLarge } from './support'
import { detail } from '../../server/testing/orders'

const dumplings = 'Prawn & pork dumplings (12)'
/** Two of the dumplings with what packing and delivery cost, without a coupon. */
const full = 4200

let server: Server
/** Running app to close, however a test ends. */
let running: { close(): void } | undefined

beforeAll(async () => {
  server = await startServer()
})
afterEach(() => running?.close())
afterAll(() => server.stop())

async function logIn(hands: Hands, phone: string): Promise<void> {
  await hands.tap('Use password')
  await hands.type('Phone number', phone)
  await hands.type('Password', secrets.password)
  await hands.tap('Log in')
  await hands.tap('Agree and log in')
}

/** From home into a store, and as a visitor with two of a dish through the login to the confirmation. */
async function toTheConfirmation(hands: Hands, phone: string): Promise<void> {
  await hands.tap(/^Old Stove Beef Noodles/)
  await hands.tap(`Add ${dumplings}`)
  await hands.waitFor(`Remove one ${dumplings}`)
  await hands.tap(`Add ${dumplings}`)
  await hands.tap('Checkout')
  await logIn(hands, phone)
}

/** Takes another red envelope than the one that saves most. */
async function takeEnvelope(hands: Hands, coupons: number): Promise<void> {
  await hands.tap('Limited-time envelope, −¥6.00')
  await hands.tap('Linli red envelope, Saves ¥5.00')
  await hands.tap(`Use ${coupons}`)
  await hands.waitFor('Linli red envelope, −¥5.00')
}

async function payFromBalance(hands: Hands): Promise<void> {
  await hands.tap(/^Pay ¥/)
  for (const digit of secrets.payPassword) await hands.tap(digit)
}

async function payAtTheCashier(hands: Hands, provider: string, amount: number): Promise<void> {
  await hands.tap(`${provider}, Sandbox: no real money moves`)
  await hands.tap(`Pay ${formatMoney(amount)}`)
  await hands.waitFor('Sandbox cashier')
  await hands.tap('Succeed')
}

/** The server, asked as the person who uses the program. */
const callerOf = ({ network }: MiniProgram): TestCaller =>
  new TestCaller(server.url).as(network.sent.at(-1)?.headers[headers.userToken] ?? '')

/** The order as the server sees it. */
async function lastOrder(program: MiniProgram) {
  const caller = callerOf(program)
  const { items } = await caller.call(orderList, { tab: 'all' })
  const orderId = items[0]?.id ?? ''
  const [order, payment] = await Promise.all([detail(caller, orderId), caller.call(paymentStatus, { orderId })])
  return { order, payment }
}

function checkRequests({ network }: MiniProgram): void {
  for (const { method, headers: sent } of network.sent) {
    expect(method).toBe('POST')
    expect(sent).toMatchObject({
      [headers.language]: 'en',
      [headers.acceptLanguage]: 'en',
      [headers.groupId]: '1',
      [headers.serial]: expect.stringMatching(/^\w{24}$/) as string,
      [headers.latitude]: expect.stringMatching(/^22\./) as string,
      [headers.longitude]: expect.stringMatching(/^113\./) as string,
    })
  }
  const submitted = network.sent.find(({ url }) => url.endsWith('/v1/order.submit'))
  expect(submitted?.headers[headers.userToken]).toMatch(/^[\w-]{40,}$/)
}

/**
 * Each with a different person, since a coupon is used only once; the second person has one of the store too, and a
 * first order.
 */
const providers = {
  weapp: { method: 'wechat', name: 'WeChat Pay', phone: people.member, coupons: 1, off: 500 },
  alipay: { method: 'alipay', name: 'Alipay', phone: people.customer, coupons: 2, off: 1100 },
} as const

describe.each(platforms)('the %s bundle', (platform) => {
  it('should go from home with a red envelope to an order that its own provider is paid for', async () => {
    const program = new MiniProgram({ dist: distOf(platform), platform, server: server.url })
    const { method, name, phone, coupons, off } = providers[platform]
    running = program
    await program.launch()
    await toTheConfirmation(program, phone)
    await takeEnvelope(program, coupons)
    await program.tap('Place order')
    await payAtTheCashier(program, name, full - off)
    await program.tap('View order')
    await program.waitFor('Prawn & pork dumplings (12)')
    expect(program.page.route).toBe('pages/detail/takeout/index')
    const { order, payment } = await lastOrder(program)
    expect(payment).toMatchObject({ status: 'paid', method, amount: full - off })
    expect(order).toMatchObject({ total: full - off })
    expect(order.status).not.toBe('pendingPayment')
    checkRequests(program)
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })

  it('should log in, edit the profile, top up and withdraw', async () => {
    const program = new MiniProgram({ dist: distOf(platform), platform, server: server.url })
    running = program
    await program.launch('pages/tab/my/index')
    await program.tap('Log in or register')
    await logIn(program, providers[platform].phone)
    await editProfile(program, 'Bao')
    const ann = callerOf(program)
    const before = await ann.call(walletBalance, {})
    await topUp(program)
    await withdraw(program)
    expect(await ann.call(userInfo, {})).toMatchObject({ nickname: 'Bao' })
    expect(await ann.call(walletBalance, {})).toMatchObject({ balance: before.balance + 100_00 })
    const [asked] = (await ann.call(walletWithdrawLog, {})).items
    expect(asked).toMatchObject({ amount: 100_00, arrives: 99_40 })
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })
})

describe('the templates of the weapp bundle', () => {
  const templates = compileTemplates(distOf('weapp'))

  it('should be sound', () => {
    expect(templates.problems).toEqual([])
  })

  it('should show each screen from home to a paid order, and hear its taps', async () => {
    const program = new MiniProgram({ dist: distOf('weapp'), platform: 'weapp', server: server.url })
    const renderer = new Renderer(program, templates)
    running = renderer
    await program.launch()
    await toTheConfirmation(renderer, people.member)
    await renderer.tap('Place order')
    await payFromBalance(renderer)
    await renderer.waitFor('View order')
    const roles = nodesIn(program.page.data.root).flatMap(({ role }) => (typeof role === 'string' ? [role] : []))
    expect(roles).toEqual(expect.arrayContaining(['heading', 'button', 'status']))
    expect(renderer.roles).toEqual(roles)
    const { payment } = await lastOrder(program)
    expect(payment).toMatchObject({ status: 'paid', method: 'balance' })
  })
})
