import { runInAction } from 'mobx'
import { connection } from '@/platform/device/connection'
import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { aTask } from '@/testing/riders'
import { kept, RiderSteps } from './steps'

const one = '018f0000-0000-7000-8000-0000000000d1'
const other = '018f0000-0000-7000-8000-0000000000d2'
const renew = jest.fn()

let steps: RiderSteps
beforeEach(() => {
  renew.mockClear()
  steps = new RiderSteps(api, renew)
  steps.forget()
})

it('answers a step that was sent, and keeps nothing', async () => {
  new FakeServer({ 'rider.arrive': aTask({ state: 'atPickup' }) })
  expect(await steps.take({ deliveryId: one, kind: 'arrivePickup' })).toMatchObject({ state: 'atPickup' })
  expect(steps.waiting).toEqual([])
})

it('throws the refusal of a step, and forgets those behind it', async () => {
  const server = new FakeServer()
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  server.fail('rider.arrive', 'deliveryChanged')
  await steps.take({ deliveryId: one, kind: 'pickUp' }).catch(() => undefined)
  await settle()
  expect(steps.waiting).toEqual([])
  expect(server.calls('rider.pickUp')).toEqual([])
  expect(steps.refused).toMatchObject({ deliveryId: one })
})

it('names each delivery whose step was refused while nobody waited', async () => {
  const server = new FakeServer()
  for (const deliveryId of [one, other]) await steps.take({ deliveryId, kind: 'arrivePickup' })
  server.fail('rider.arrive', 'deliveryChanged')
  steps.resume()
  await settle()
  expect(steps.refused).toMatchObject({ deliveryId: one })
  steps.endRefusal()
  expect(steps.refused).toMatchObject({ deliveryId: other })
  steps.endRefusal()
  expect(steps.refused).toBeUndefined()
})

it('keeps steps without network, and sends them in order for each delivery, which do not wait for each other', async () => {
  const server = new FakeServer({ 'rider.pickUp': aTask() })
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  await steps.take({ deliveryId: one, kind: 'pickUp' })
  expect(steps.of(one)).toEqual(['arrivePickup', 'pickUp'])
  expect(server.calls('rider.pickUp')).toEqual([])
  await steps.take({ deliveryId: other, kind: 'pickUp' })
  expect(server.calls('rider.pickUp')).toMatchObject([{ deliveryId: other }])
  server.answer('rider.arrive', aTask())
  steps.resume()
  await settle()
  expect(steps.waiting).toEqual([])
  expect(server.calls('rider.pickUp').at(-1)).toMatchObject({ deliveryId: one })
  expect(renew).toHaveBeenCalled()
})

it('keeps steps while the server limits calls', async () => {
  const server = new FakeServer()
  server.fail('rider.arrive', 'tooManyRequests')
  expect(await steps.take({ deliveryId: one, kind: 'arrivePickup' })).toBeUndefined()
  expect(steps.of(one)).toEqual(['arrivePickup'])
  expect(steps.refused).toBeUndefined()
})

it('sends what waits once the network is back, though nobody asks for it', async () => {
  new FakeServer()
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  const server = new FakeServer({ 'rider.arrive': aTask() })
  runInAction(() => (connection.online = false))
  expect(server.calls('rider.arrive')).toEqual([])
  runInAction(() => (connection.online = true))
  await settle()
  // Those of earlier tests send it too.
  expect(server.calls('rider.arrive')).toContainEqual(expect.objectContaining({ deliveryId: one, at: 'pickup' }))
  expect(steps.waiting).toEqual([])
})

it('sends what had no answer again after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    new FakeServer()
    const taken = steps.take({ deliveryId: one, kind: 'arrivePickup' })
    await jest.advanceTimersByTimeAsync(4000)
    await taken
    const server = new FakeServer({ 'rider.arrive': aTask() })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(server.calls('rider.arrive')).toHaveLength(1)
    expect(steps.waiting).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

it('sends what a restart has left in the storage', async () => {
  new FakeServer()
  await steps.take({ deliveryId: one, kind: 'deliver', code: '4711' })
  const server = new FakeServer({ 'rider.deliver': aTask({ state: 'delivered' }) })
  const again = new RiderSteps(api, renew)
  again.resume()
  await settle()
  expect(server.calls('rider.deliver')).toMatchObject([{ deliveryId: one, code: '4711' }])
  expect(again.waiting).toEqual([])
})

it('sends a step under one key and the time at which it was taken, however often', async () => {
  const lost = new FakeServer()
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  await steps.take({ deliveryId: one, kind: 'pickUp' })
  const [first, second] = steps.waiting.map(({ at }) => at)
  const server = new FakeServer({ 'rider.arrive': aTask(), 'rider.pickUp': aTask() })
  new RiderSteps(api, renew).resume()
  await settle()
  const sent = [...lost.calls('rider.arrive'), ...server.calls('rider.arrive')]
  expect(sent.length).toBeGreaterThan(1)
  expect(sent).toEqual(sent.map(() => sent[0]))
  const key = expect.stringMatching(/^[\da-f-]{36}$/) as unknown
  expect(sent[0]).toEqual({ deliveryId: one, at: 'pickup', idempotencyKey: key, takenAt: first })
  const next = server.calls('rider.pickUp')[0]
  expect(next).toEqual({ deliveryId: one, idempotencyKey: key, takenAt: second })
  expect(next).not.toMatchObject({ idempotencyKey: (sent[0] as { idempotencyKey: string }).idempotencyKey })
})

it('gives a step that an earlier version kept a key, which stays', async () => {
  const lost = new FakeServer()
  const at = '2026-03-25T04:46:00.000Z'
  kept.set([{ deliveryId: one, kind: 'arrivePickup', number: 1, at }])
  steps.resume()
  await settle()
  steps.resume()
  await settle()
  const [first, again] = lost.calls('rider.arrive')
  expect(first).toMatchObject({ idempotencyKey: expect.any(String) as unknown, takenAt: at })
  expect(again).toEqual(first)
})

it('drops everything at the end of a session', async () => {
  new FakeServer()
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  steps.forget()
  const server = new FakeServer({ 'rider.arrive': aTask() })
  steps.resume()
  await settle()
  expect(server.calls('rider.arrive')).toEqual([])
})
