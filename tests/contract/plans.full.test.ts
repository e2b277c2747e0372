import pg from 'pg'
import type { App } from '../../server/app'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import { recordStatements } from '../load/bare/record'
import { grow } from '../support/grown'
import { type Explanation, lostIndexes, type Plan, scanned, type TableIndex } from '../support/plans'
import { appBeside, type Server, startServer } from '../support/server'
import { timeLimit } from '../support/time-limit'

/** Number of orders; other tables have a share of it. */
const orders = Number(process.env.PLANS_ROWS ?? 1_000_000)

/** Tables that grow for as long as a town is in business. */
const large: Record<string, number> = {
  customers: orders / 10,
  sessions: orders / 5,
  addresses: orders / 10,
  orders,
  order_lines: orders,
  order_events: orders,
  order_shares: orders,
  payments: orders,
  payment_allocations: orders,
  refunds: orders / 10,
  takeaway_orders: orders / 2,
  deliveries: orders / 2,
  accounts: orders / 5,
  ledger_transactions: orders,
  ledger_entries: orders,
  customer_coupons: orders / 2,
  notices: orders,
  conversations: orders / 10,
  chat_messages: orders,
  reviews: orders / 5,
  quotes: orders / 10,
}

const place = { latitude: 22.5329, longitude: 113.93 }

let server: Server
let app: App
let client: pg.Client
beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  app = await appBeside(server)
  await app.http.ready()
}, timeLimit(600))
afterAll(async () => {
  await client.end()
  await app.stop()
  await server.stop()
})

/** The answer of a call to the services beside the server. */
async function ask(token: string | undefined, name: string, request: object): Promise<Record<string, never>> {
  const answer = await app.http.inject({
    method: 'POST',
    url: pathOf(name),
    payload: request,
    headers: token ? { [headers.userToken]: token } : {},
  })
  const { code, data, msg } = answer.json<{ code: number; data: Record<string, never>; msg: string }>()
  if (code !== 1) throw new Error(`${name}: ${msg}`)
  return data
}

async function planOf(statement: string, values?: readonly unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': Explanation }>(statement, values && [...values])
  if (!rows[0]) throw new Error(`no plan of ${statement}`)
  return rows[0]['QUERY PLAN'][0].Plan
}

it(
  'reads no large table from end to end for a call of everyday use',
  async () => {
    const signIn = async (phone: string) =>
      String((await ask(undefined, 'login.account', { phone, password: 'linli2026', agreed: true })).userToken)
    const [member, merchant, rider] = [
      await signIn('13800000002'),
      await signIn('13800000003'),
      await signIn('13800000005'),
    ]
    const list = (await ask(member, 'order.list', {})) as unknown as { items: { id: string; kind: string }[] }
    const stores = (await ask(member, 'store.list', place)) as unknown as { items: { id: string }[] }
    const chats = (await ask(member, 'chat.conversations', {})) as unknown as { items: { id: string }[] }
    const [order, store, chat] = [list.items[0]?.id, stores.items[0]?.id, chats.items[0]?.id]
    const made = await grow(server.database.db, large, { orders: 'ended_at is not null' })
    expect(Object.entries(large).filter(([table, count]) => (made.get(table) ?? 0) < count / 20)).toEqual([])
    expect([order, store, chat]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    const everyday: [string | undefined, string, object][] = [
      [undefined, 'home.storeList', place],
      [member, 'store.list', place],
      [member, 'store.menu', { storeId: store }],
      [member, 'store.comments', { storeId: store }],
      [member, 'cart.info', {}],
      [member, 'order.list', {}],
      [member, 'order.count', {}],
      [member, 'order.detail', { orderId: order }],
      [member, 'message.count', {}],
      [member, 'message.systemList', {}],
      [member, 'chat.conversations', {}],
      [member, 'chat.sync', { after: 0 }],
      [member, 'chat.history', { conversationId: chat }],
      [member, 'wallet.balance', {}],
      [member, 'wallet.myMoney', {}],
      [member, 'favorites.list', { kind: 'store' }],
      [member, 'footprints.list', { kind: 'store' }],
      [member, 'coupon.list', {}],
      [member, 'coupon.count', {}],
      [member, 'points.history', {}],
      [member, 'address.list', {}],
      [member, 'mall.products', {}],
      [merchant, 'merchant.orders', {}],
      [merchant, 'merchant.figures', {}],
      [merchant, 'merchant.refunds', {}],
      [merchant, 'merchant.reviews', {}],
      [rider, 'rider.tasks', {}],
      [rider, 'rider.earnings', {}],
      [rider, 'rider.offers', {}],
      [member, 'aftersale.list', {}],
      [member, 'voucher.list', {}],
      [member, 'waitlist.list', {}],
      [member, 'group.list', place],
      [member, 'errand.list', {}],
    ]
    const { rows: indexes } = await client.query<TableIndex>(
      `select indexrelid::regclass::text as name, indrelid::regclass::text as table, indpred is not null as "isPartial",
        indisunique as "isUnique" from pg_index`,
    )
    const found: string[] = []
    for (const [token, name, request] of everyday) {
      const batches = await recordStatements(() => ask(token, name, request))
      for (const { text, values } of batches.flat()) {
        if (!/^\s*(select|with|update|delete)/i.test(text)) continue
        const words = text.replace(/\s+/g, ' ').slice(0, 300)
        const withValues = await planOf(`explain (format json) ${text}`, values)
        const without = await planOf(`explain (generic_plan, format json) ${text}`)
        for (const table of scanned(withValues))
          if (table in large) found.push(`${name} reads all of ${table}: ${words}`)
        for (const index of lostIndexes(withValues, without, indexes))
          found.push(`${name} loses ${index} once prepared: ${words}`)
      }
    }
    expect(found).toEqual([])
  },
  timeLimit(3000),
)
