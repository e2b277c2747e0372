import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { aTask } from '@/testing/riders'
import { RiderSteps } from './steps'

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

it('keeps steps without network, and sends them in order for each delivery, which do not wait for each other', async () => {
  const server = new FakeServer({ 'rider.pickUp': aTask() })
  await steps.take({ deliveryId: one, kind: 'arrivePickup' })
  await steps.take({ deliveryId: one, kind: 'pickUp' })
  expect(steps.of(one)).toEqual(['arrivePickup', 'pickUp'])
  expect(server.calls('rider.pickUp')).toEqual([])
  await steps.take({ deliveryId: other, kind: 'pickUp' })
  expect(server.calls('rider.pickUp')).toEqual([{ deliveryId: other }])
  server.answer('rider.arrive', aTask())
  steps.resume()
  await settle()
  expect(steps.waiting).toEqual([])
  expect(server.calls('rider.pickUp').at(-1)).toEqual({ deliveryId: one })
  expect(renew).toHaveBeenCalled()
})

it('sends what a restart has left in the storage', async () => {
  new FakeServer()
  await steps.take({ deliveryId: one, kind: 'deliver', code: '4711' })
  const server = new FakeServer({ 'rider.deliver': aTask({ state: 'delivered' }) })
  const again = new RiderSteps(api, renew)
  again.resume()
  await settle()
  expect(server.calls('rider.deliver')).toEqual([{ deliveryId: one, code: '4711' }])
  expect(again.waiting).toEqual([])
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
