import { orderDelay, orderTrack } from '@contract/calls/order'
import { detail, fire, toDoor } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { updateTakeaway } from './queries'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('order.delay', () => {
  const asked = { minutes: 10, askedAt: '2026-01-01T04:00:00.000Z', dueAt: null, answer: null }
  const onTheWay = async () => {
    const order = await aPaidOrder(world, toDoor.slice(0, -1))
    const { estimatedAt } = await detail(order.ann, order.orderId)
    const change = { delay: JSON.stringify(asked) }
    await world.app.context.db.transaction().execute((tx) => updateTakeaway(tx, order.orderId, change))
    await fire(world, order.orderId, 'applyDelay', { minutes: 10 })
    return { ...order, promised: Date.parse(estimatedAt) }
  }

  it('should put the promise off when accepted, and keep it when refused', async () => {
    const { ann, orderId, promised } = await onTheWay()
    const { delay } = await detail(ann, orderId)
    expect([delay?.minutes, Date.parse(delay?.estimatedAt ?? '')]).toEqual([10, promised + 600_000])
    const accepted = await ann.call(orderDelay, { orderId, accept: true })
    expect(accepted).toMatchObject({ step: 'riderDelivering', delay: { answer: 'accepted' } })
    expect(Date.parse(accepted.estimatedAt)).toBe(promised + 600_000)
    const other = await onTheWay()
    const refused = await other.ann.call(orderDelay, { orderId: other.orderId, accept: false })
    expect(refused).toMatchObject({ step: 'riderDelivering', delay: { answer: 'refused' } })
    expect(Date.parse(refused.estimatedAt)).toBe(other.promised)
  })

  it.each([
    ['the time that the rider said', '2026-03-25T04:33:00.000Z', '2026-03-25T04:33:00.000Z'],
    ['as much later as the rider asked for', null, '2026-03-25T04:40:00.000Z'],
  ])('should show what the acceptance then brings: %s', async (_, dueAt, expected) => {
    const { ann, orderId } = await aPaidOrder(world, toDoor.slice(0, -1))
    const due = '2026-03-25T04:30:00.000Z'
    const rider = { name: { en: 'Wang', zh: '王' }, phone: '138****8000', likedPercent: 99, leftAt: due, dueAt: due }
    const change = { rider: JSON.stringify(rider), delay: JSON.stringify({ ...asked, dueAt }) }
    await world.app.context.db.transaction().execute((tx) => updateTakeaway(tx, orderId, change))
    await fire(world, orderId, 'applyDelay', { minutes: 10 })
    expect((await detail(ann, orderId)).delay?.estimatedAt).toBe(expected)
    const accepted = await ann.call(orderDelay, { orderId, accept: true })
    expect([accepted.estimatedAt, accepted.delay?.estimatedAt]).toEqual([expected, expected])
  })

  it('should be answered once, and by the clock after five minutes', async () => {
    const { ann, orderId } = await onTheWay()
    world.clock.forward(5)
    await world.app.context.jobs.runDue()
    expect((await ann.call(orderTrack, { orderId })).delay).toMatchObject({ answer: 'accepted' })
    expect(await ann.refusal(orderDelay, { orderId, accept: false })).toBe('orderStateChanged')
  })
})
