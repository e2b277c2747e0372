import { randomBytes, randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import { Seal } from '../security/seal'
import { anOrder } from '../testing/payments'
import { aWorld, type World } from '../testing/world'
import { Failure, isFailure } from './failure'
import { once } from './idempotency'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should keep an idempotency key for a day, then forget it, and look again every hour', async () => {
  const { ann, orderId } = await anOrder(world)
  const idempotencyKey = randomUUID()
  const cancel = { orderId, reason: 'Mistake', idempotencyKey }
  await ann.call(orderCancel, cancel)
  await world.hours(23)
  expect(await ann.call(orderCancel, cancel)).toMatchObject({ status: 'cancelled' })
  await world.hours(2)
  expect(await ann.refusal(orderCancel, cancel)).toBe('orderStateChanged')
  const { db } = world.app.context
  const planned = () => db.selectFrom('jobs').select('run_at').where('kind', '=', 'keys.forget').execute()
  expect(await planned()).toHaveLength(1)
  await world.hours(25)
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  expect(await planned()).toHaveLength(1)
})

it('should keep answers sealed, and replay those of before they were', async () => {
  const { ann, orderId } = await anOrder(world)
  const cancel = { orderId, reason: 'Mistake', idempotencyKey: randomUUID() }
  const answer = await ann.call(orderCancel, cancel)
  const { db, seal } = world.app.context
  const row = () =>
    db.selectFrom('idempotency_keys').selectAll().where('key', '=', cancel.idempotencyKey).executeTakeFirstOrThrow()
  const { answer_sealed } = await row()
  expect(JSON.stringify(await row())).not.toMatch(/Rm 1602|"Lin\\?"/)
  const before = seal.open(answer_sealed ?? '')
  expect(before).toContain('Rm 1602')
  const change = { answer: before, answer_sealed: null }
  await db.updateTable('idempotency_keys').set(change).where('key', '=', cancel.idempotencyKey).execute()
  expect(await ann.call(orderCancel, cancel)).toEqual(answer)
})

describe('once', () => {
  type Work = Parameters<typeof once>[1]
  interface Sending {
    readonly call?: string
    readonly amount?: number
    readonly seal?: Seal
    readonly customerId?: string
    readonly sent?: object
    /** Fields that a release adds to the sent ones. */
    readonly defaults?: object
  }
  const master = randomBytes(32)

  const done = ({ done: count }: { done: number }) => Promise.resolve({ done: count })

  /** Sends requests of a new customer with one key; `done` counts how often the work was done. */
  async function sender() {
    const customer = await world.make.customer()
    const { db, clock } = world.app.context
    const idempotencyKey = randomUUID()
    const log = { done: 0 }
    const work: Work = () => Promise.resolve({ done: ++log.done })
    const send = (
      {
        call = 'test.call',
        amount = 1,
        seal = new Seal(master),
        customerId = customer.id,
        sent = { amount },
        defaults = {},
      }: Sending = {},
      does = work,
    ) => {
      const request = { amount, ...defaults, idempotencyKey }
      return once({ db, clock, customerId, call, request, sent: { ...sent, idempotencyKey }, seal }, does)
    }
    const refusal = (sent: Promise<unknown>) =>
      sent.then(
        () => undefined,
        (error: unknown) => (isFailure(error) ? { failure: error.failure, details: error.details } : { error }),
      )
    return { db, customer, log, send, refusal }
  }

  it('should do the work once for a key, also when it is asked for many times at once', async () => {
    const { send, log } = await sender()
    const answers = await Promise.all([send(), send(), send()])
    expect([...answers, await send()]).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }, { done: 1 }])
    expect(log.done).toBe(1)
  })

  it('should refuse a key that comes with another call or request, and know that of another customer apart', async () => {
    const { send, refusal, log } = await sender()
    await send()
    const reused = { failure: 'idempotencyKeyReused', details: null }
    expect(await refusal(send({ call: 'test.other' }))).toEqual(reused)
    expect(await refusal(send({ amount: 2 }))).toEqual(reused)
    expect(log.done).toBe(1)
    expect(await send({ customerId: (await world.make.customer()).id })).toEqual({ done: 2 })
  })

  it('should know a request again after a release that adds a field with a default', async () => {
    const { send, refusal, log } = await sender()
    const sent = { amount: 1, to: { city: 'Shenzhen', door: null } }
    await send({ sent })
    expect(await send({ sent, defaults: { note: '' } })).toEqual({ done: 1 })
    expect(await send({ sent: { to: { door: null, city: 'Shenzhen' }, amount: 1 } })).toEqual({ done: 1 })
    const other = { amount: 1, to: { city: 'Shenzhen', door: '2' } }
    expect(await refusal(send({ sent: other }))).toMatchObject({ failure: 'idempotencyKeyReused' })
    expect(log.done).toBe(1)
  })

  it('should take a request that is nested too deeply', async () => {
    const { send } = await sender()
    const sent = { amount: 1, more: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as object }
    expect(await send({ sent })).toEqual({ done: 1 })
  })

  it('should know a request again that was saved by a release before it', async () => {
    const { db, customer, send } = await sender()
    const defaults = { note: '' }
    await send({ defaults })
    const [request_hash = ''] = new Seal(master).indexes(JSON.stringify({ amount: 1, ...defaults }))
    await db.updateTable('idempotency_keys').set({ request_hash }).where('customer_id', '=', customer.id).execute()
    expect(await send({ defaults })).toEqual({ done: 1 })
  })

  it('should answer the same failure again, and keep nothing of what failed', async () => {
    const { db, customer, send, refusal, log } = await sender()
    const fails: Work = async (tx) => {
      log.done += 1
      await tx.updateTable('customers').set({ nickname: 'Half done' }).where('id', '=', customer.id).execute()
      throw new Failure('soldOut', { left: 1 })
    }
    const soldOut = { failure: 'soldOut', details: { left: 1 } }
    expect(await refusal(send({}, fails))).toEqual(soldOut)
    expect(await refusal(send())).toEqual(soldOut)
    expect(log.done).toBe(1)
    const row = db.selectFrom('customers').select('nickname').where('id', '=', customer.id)
    expect((await row.executeTakeFirstOrThrow()).nickname).not.toBe('Half done')
  })

  it('should release the key after a fault', async () => {
    const { send, refusal } = await sender()
    const fault = new Error('the disk is full')
    expect(await refusal(send({}, () => Promise.reject(fault)))).toEqual({ error: fault })
    expect(await send()).toEqual({ done: 1 })
  })

  it('should be repeated when its transaction gives way to another', async () => {
    const { send, log } = await sender()
    const givesWay: Work = () =>
      ++log.done === 1 ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })) : done(log)
    expect(await send({}, givesWay)).toEqual({ done: 2 })
    expect(await send()).toEqual({ done: 2 })
  })

  it('should know a request again by the key that data was sealed with before', async () => {
    const { send, refusal } = await sender()
    await send()
    const rotated = new Seal(randomBytes(32), [master])
    expect(await send({ seal: rotated })).toEqual({ done: 1 })
    expect(await refusal(send({ seal: rotated, amount: 2 }))).toMatchObject({ failure: 'idempotencyKeyReused' })
  })
})
