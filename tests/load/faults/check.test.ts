import { randomUUID } from 'node:crypto'
import { chatOpen, chatSend } from '@contract/calls/chat'
import { orderCancel } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TestCaller } from '../../../server/testing/caller'
import { anOrder, Cashier, openAt } from '../../../server/testing/payments'
import { createTicketTables, insertShow } from '../../../server/testing/ticket/queries'
import { aWorld, type World } from '../../../server/testing/world'
import { findFaults, hasSettled } from './check'
import { faultsAfter, type Tools } from './damage'
import { type Journal, newJournal } from './journal'

let world: World
let day: Day
beforeAll(async () => {
  world = await aWorld()
  await createTicketTables(world.app.context.db)
  day = await aDay()
})
afterAll(() => world.close())

const total = 5600
const db = () => world.app.context.db
const jobs = () => world.app.context.jobs.runDue()
const key = () => ({ idempotencyKey: randomUUID() })

/** An order that is paid from the balance and one that is paid at a provider, both cancelled, and one that is paid. */
async function aDay() {
  const journal = newJournal()
  const stock = new Map<string, number>()
  const placed = async () => {
    const order = await anOrder(world, { balance: total })
    journal.orders.set(order.orderId, total)
    stock.set(order.goodsId, 1000)
    return order
  }
  const pay = async ({ ann, orderId }: Awaited<ReturnType<typeof placed>>) => {
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    journal.paid.add(orderId)
  }
  const cancel = async ({ ann, orderId }: Awaited<ReturnType<typeof placed>>) => {
    await ann.call(orderCancel, { orderId, reason: 'Mistake', ...key() })
    journal.cancelled.add(orderId)
  }
  const [back, byProvider, kept] = [await placed(), await placed(), await placed()]
  await pay(back)
  await cancel(back)
  const token = await openAt(byProvider.ann, 'wechat', byProvider)
  await new Cashier(world).decide(token, 'succeed')
  journal.trades.add(token)
  await jobs()
  await cancel(byProvider)
  await pay(kept)
  await jobs()
  // Cooked and brought, as far as the rules see.
  const brought = { state: 'delivered', phase: 'inProgress' } as const
  await db().updateTable('orders').set(brought).where('id', '=', kept.orderId).execute()
  const showId = randomUUID()
  await insertShow(db(), { id: showId, store_id: randomUUID(), name: 'Hamlet', price: 5000, seats_left: 3 })
  const conversationId = await talked(kept, journal)
  return { journal, conversationId, beginning: { stock, seats: new Map([[showId, 3]]) }, back, byProvider, kept }
}

/** Two messages of a customer to a store, which are announced. */
async function talked({ ann, storeId }: { ann: TestCaller; storeId: string }, { messages }: Journal): Promise<string> {
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  for (let index = 0; index < 2; index += 1) {
    const clientId = randomUUID()
    const { sequence } = await ann.call(chatSend, { conversationId, clientId, kind: 'text', text: 'Hello' })
    messages.push({ conversationId, clientId, sequence })
  }
  const { announcer } = world.app.services
  await announcer.stop()
  await announcer.announceAll()
  return conversationId
}

type Day = Awaited<ReturnType<typeof aDay>>

type Damaged = Day & Tools

const damaged = (damage: (day: Damaged) => unknown): Promise<string[]> =>
  faultsAfter(world, day, (tools) => damage({ ...day, ...tools }))

/** Possible damage, and the fault that the check reports. */
const damages: [string, (day: Damaged) => unknown, RegExp][] = [
  [
    'a balance that drifted',
    ({ run, kept }) => run('update accounts set balance = balance + 1 where owner_id = ?', kept.ann.id),
    /the ledger is wrong/,
  ],
  ['an entry that is missing', oneSided, /the ledger is wrong/],
  ['a second charge', secondCharge, /a payment was not charged once.*charged 2 times/],
  [
    'a charge that is missing',
    ({ run, kept }) =>
      run(
        "update ledger_transactions set kind = 'topUp' where kind = 'payment' and reference_id = (select id from payments where subject_id = ?)",
        kept.orderId,
      ),
    /a payment was not charged once.*charged 0 times/,
  ],
  [
    'money in a wrong pocket',
    ({ run, kept, back }) => run('update payments set payer_id = ? where subject_id = ?', back.ann.id, kept.orderId),
    /a balance is wrong/,
  ],
  [
    'a trade that was not sent back',
    ({ run, byProvider }) =>
      run(
        'update sandbox_trades set refunded = 0 where trade_no in (select trade_no from provider_payments where payer_id = ?)',
        byProvider.ann.id,
      ),
    /an order cost something else/,
  ],
  [
    'a refund that never arrived',
    ({ run }) => run("update payment_refunds set status = 'sent', done_at = null"),
    /a refund is wrong/,
  ],
  [
    'a refund on paper only',
    ({ run, kept }) => run('update payments set refunded = 1 where subject_id = ?', kept.orderId),
    /a refund is wrong/,
  ],
  [
    'earnings that went astray',
    ({ run, kept }) => run('update payment_allocations set settled_at = now() where order_id = ?', kept.orderId),
    /a party has something else/,
  ],
  [
    'money that is held although it was handed out',
    ({ run, kept }) => run('update payment_allocations set settled_at = now() where order_id = ?', kept.orderId),
    /an order holds something else/,
  ],
  [
    'a share that is missing',
    ({ run, kept }) => run("delete from order_shares where party = 'store' and order_id = ?", kept.orderId),
    /the shares of an order are wrong/,
  ],
  [
    'a refund that no share knows of',
    ({ run, back }) => run('update order_shares set refunded = 0 where order_id = ?', back.orderId),
    /a refund is wrong.*of its shares 0/,
  ],
  [
    'an allocation that is not the payment',
    ({ run, kept }) => run('update payment_allocations set amount = amount + 1 where order_id = ?', kept.orderId),
    /a refund is wrong/,
  ],
  [
    'a store that owes and holds',
    ({ run }) =>
      run(
        "insert into accounts (id, kind, owner_id, balance) select gen_random_uuid(), kind, ?, balance from (values ('store', 1), ('storeDebt', -1)) as row (kind, balance)",
        randomUUID(),
      ),
    /the ledger is wrong.*debt/,
  ],
  [
    'a message that is gone',
    ({ run, conversationId }) =>
      run('delete from chat_messages where sequence = 2 and conversation_id = ?', conversationId),
    /a message was lost or doubled/,
  ],
  [
    'a sequence that is missing',
    ({ run, conversationId }) =>
      run('update chat_messages set sequence = 3 where sequence = 2 and conversation_id = ?', conversationId),
    /a conversation has a hole/,
  ],
  ['messages that were swapped', ({ journal }) => journal.messages.reverse(), /messages were swapped/],
  [
    'an event of an order that nobody announced',
    ({ run }) => run("insert into event_outbox (event) values ('{}')"),
    /an event was not announced/,
  ],
  [
    'an event that nobody announced',
    ({ run, conversationId }) =>
      run('insert into chat_outbox select ?, 1, id, 2 from conversations where id = ?', randomUUID(), conversationId),
    /an event was not announced/,
  ],
  ['an order that is gone', ({ journal }) => journal.orders.set(randomUUID(), total), /an order was lost/],
  ['a total that changed', ({ journal, kept }) => journal.orders.set(kept.orderId, 1), /an order was lost/],
  [
    'a payment that is gone',
    ({ run, kept }) => run("update payments set status = 'pending' where subject_id = ?", kept.orderId),
    /a payment was lost/,
  ],
  [
    'a paid order that waits to be paid',
    ({ run, kept }) => run("update orders set state = 'pendingPayment', phase = 'toPay' where id = ?", kept.orderId),
    /an order contradicts its payment/,
  ],
  [
    'an unpaid order without a clock',
    ({ run, kept }) =>
      run("update orders set state = 'pendingPayment', phase = 'toPay' where id = ?", kept.orderId).then(() =>
        run("delete from jobs where kind = 'order.clock'"),
      ),
    /an order is forgotten/,
  ],
  [
    'an order that stands still',
    ({ run, kept }) => run("update orders set state = 'preparing', phase = 'inProgress' where id = ?", kept.orderId),
    /an order is stuck/,
  ],
  [
    'an order whose granted delay has passed',
    ({ run, kept }) =>
      run("update orders set state = 'riderDelivering', phase = 'inProgress' where id = ?", kept.orderId).then(() =>
        run(
          `update takeaway_orders set delay = '{}', rider = '{"dueAt": "2020-01-01T00:00:00Z"}' where order_id = ?`,
          kept.orderId,
        ),
      ),
    /an order is stuck/,
  ],
  [
    'a cancellation that is gone',
    ({ journal, kept }) => journal.cancelled.add(kept.orderId),
    /a cancellation was lost/,
  ],
  [
    'stock that vanished',
    ({ run, kept }) => run('update goods set stock = stock - 1 where id = ?', kept.goodsId),
    /stock does not add up/,
  ],
  [
    'seats that vanished',
    ({ run }) => run('update ticket_shows set seats_left = seats_left - 1'),
    /seats do not add up/,
  ],
  [
    'stock that a cancelled order keeps',
    ({ run, back }) => run('update order_lines set returned_quantity = 0 where order_id = ?', back.orderId),
    /stock did not come back/,
  ],
  ['a line that no refund asks for', lineOfNoRefund, /a line is asked for by no refund/],
  [
    'an answer that was not kept',
    ({ run }) => run('update idempotency_keys set answer = null, answer_sealed = null'),
    /an answer was lost/,
  ],
  ['a job that is left', ({ run }) => run("update jobs set run_at = '2020-01-01'"), /work was left/],
  [
    'a missing dish that nobody answers for',
    ({ run, kept }) =>
      run(
        `update takeaway_orders set shortage = '{"position": 0, "answerBefore": "2020-01-01T00:00:00Z"}' where order_id = ?`,
        kept.orderId,
      ),
    /work was left.*a dish that is gone/,
  ],
  [
    'money of a closed try',
    ({ run, byProvider }) =>
      run("update provider_payments set status = 'closed' where payer_id = ?", byProvider.ann.id),
    /work was left.*not taken in/,
  ],
  ['a refund that is gone', ({ journal }) => journal.refunds.add(randomUUID()), /a refund was lost/],
  ['a coupon that is gone', ({ journal }) => journal.coupons.add(randomUUID()), /a coupon was lost/],
  ['a trade that is gone', ({ journal }) => journal.trades.add('none'), /a trade was lost/],
  [
    'two answers to one key',
    ({ journal }) => journal.faults.push('order.submit answered one key in two ways'),
    /in two ways/,
  ],
  [
    'coupons taken off that were not used',
    ({ run, kept }) =>
      run(`update orders set components = components || '[{"kind": "envelope"}]'::jsonb where id = ?`, kept.orderId),
    /a coupon is wrong/,
  ],
]

const movement =
  'insert into ledger_transactions (id, kind, reference_id, created_at) select ?, ?, id, now() from payments where subject_id = ?'

async function secondCharge({ run, kept: { orderId } }: Damaged) {
  const id = randomUUID()
  await run('alter table ledger_transactions drop constraint ledger_transactions_kind_reference_id_key')
  await run(movement, id, 'payment', orderId)
  await run(
    "insert into ledger_entries (transaction_id, account_id, amount) select ?, account_id, amount from ledger_entries where transaction_id = (select id from ledger_transactions where kind = 'payment' and id <> ? and reference_id = (select id from payments where subject_id = ?))",
    id,
    id,
    orderId,
  )
}

async function lineOfNoRefund({ run, kept: { orderId, ann } }: Damaged) {
  const id = randomUUID()
  await run(
    `insert into refunds (id, number, order_id, customer_id, service, type, state, amount, fees, reason, description, pictures, applied_at) values (?, 'RF1', ?, ?, 'refundOnly', 'partial', 'closed', 1, 0, '', '', '[]', now())`,
    id,
    orderId,
    ann.id,
  )
  await run(
    'insert into refund_lines (refund_id, order_id, position, quantity, amount, open) select ?, order_id, position, 1, 1, true from order_lines where order_id = ? limit 1',
    id,
    orderId,
  )
}

async function oneSided({ run, kept: { orderId } }: Damaged) {
  const id = randomUUID()
  await run(movement, id, 'return', orderId)
  await run('insert into ledger_entries (transaction_id, account_id, amount) select ?, id, 1 from accounts limit 1', id)
}

describe('the check after a fault run', () => {
  it('should find nothing wrong with a day on which all went well', async () => {
    expect(await damaged(() => undefined)).toEqual([])
    expect(await hasSettled(db(), world.clock.now())).toBe(true)
  })

  it.each(damages)('should find %s', async (_, damage, said) => {
    expect((await damaged(damage)).join('\n')).toMatch(said)
  })

  it('should find coupons that do not add up', async () => {
    const beginning = { ...day.beginning, coupon: { id: randomUUID(), stock: 3 } }
    const faults = await findFaults(db(), day.journal, beginning, world.clock.now())
    expect(faults.join()).toMatch(/coupons do not add up/)
  })

  it('should wait for an order that is on its way', async () => {
    const { ann, orderId } = await anOrder(world, { balance: total })
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    expect(await hasSettled(db(), world.clock.now())).toBe(false)
  })
})
