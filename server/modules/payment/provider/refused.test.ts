import type { ProviderName } from '../../../database/schema'
import { notifyPath } from '../../../payments/addresses'
import { withBooks } from '../../../testing/books'
import { anOrder, type Cashier, openAt, type NotificationOverrides } from '../../../testing/payments'
import type { World } from '../../../testing/world'

let world: World
let cashier: Cashier
const lines: { level: string; said: object[] }[] = []

withBooks((its) => ({ world, cashier } = its))
beforeEach(() => {
  lines.length = 0
  const { log } = world.app.http
  const child = log.child.bind(log)
  jest.spyOn(log, 'child').mockImplementation((bindings, options) => {
    const made = child(bindings, options)
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(made, level).mockImplementation((...said: unknown[]) => {
        lines.push({ level, said: [bindings, ...said] as object[] })
      })
    return made
  })
})
afterEach(() => jest.restoreAllMocks())

const counted = async (provider: ProviderName) => {
  const text = await world.app.context.metrics.metrics()
  const of = (result: string) =>
    Number(
      new RegExp(`^linli_payment_notifications_total{provider="${provider}",result="${result}"} (\\d+)$`, 'm').exec(
        text,
      )?.[1] ?? 0,
    )
  return { accepted: of('accepted'), refused: of('refused'), failed: of('failed') }
}

const broken: NotificationOverrides = { message: ({ body, ...rest }) => ({ ...rest, body: body.replace(/5/, '6') }) }

describe.each(['wechat', 'alipay'] as const)('a notification of %s', (provider) => {
  it('should be counted and, when it is refused, be logged by its request and without its content', async () => {
    const order = await anOrder(world)
    const token = await openAt(order.ann, provider, order)
    await cashier.decide(token, 'succeed')
    for (const twist of [broken, { trade: { amount: 1 } }]) await cashier.notify(token, twist)
    expect(await counted(provider)).toEqual({ accepted: 0, refused: 2, failed: 0 })
    expect(lines).toHaveLength(2)
    for (const { level, said } of lines) {
      expect(level).toBe('warn')
      expect(said).toEqual([
        { reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
        { provider, failure: expect.any(String) as string },
        'a payment notification is refused',
      ])
      const { trade_no, title } = await cashier.trade(token)
      for (const secret of [trade_no, title, order.ann.id, token]) expect(JSON.stringify(said)).not.toContain(secret)
    }
    expect(await cashier.notify(token)).toBe(true)
    expect(await cashier.notify(token)).toBe(true)
    expect(await counted(provider)).toEqual({ accepted: 2, refused: 2, failed: 0 })
  })

  it('should be counted, too, when it is too large to be looked at', async () => {
    const before = await counted(provider)
    const large = 'x'.repeat(2 * 1024 * 1024)
    const { status } = await cashier.post(notifyPath(provider), 'application/json', large)
    expect(status).toBe(413)
    expect(await counted(provider)).toEqual({ ...before, refused: before.refused + 1 })
    expect(lines.map(({ level, said }) => [level, said.at(1)])).toEqual([
      ['warn', { provider, failure: 'Request body is too large' }],
    ])
  })
})

it('should refuse a notification by a serial number that every object has', async () => {
  const before = await counted('wechat')
  const headers = {
    'wechatpay-serial': 'constructor',
    'wechatpay-timestamp': String(world.clock.now().getTime() / 1000),
  }
  expect((await cashier.post(notifyPath('wechat'), 'application/json', '{}', headers)).status).toBe(401)
  expect(await counted('wechat')).toEqual({ ...before, refused: before.refused + 1 })
  expect(lines.map(({ level }) => level)).toEqual(['warn'])
})

it.each(['/sandbox/cashier', '/sandbox/cashier/decide'])(
  'should refuse a token with a null byte at %s',
  async (path) => {
    const body = JSON.stringify({ token: '\u0000', decision: 'succeed' })
    expect((await cashier.post(path, 'application/json', body)).status).toBe(400)
    expect(lines).toEqual([])
  },
)
