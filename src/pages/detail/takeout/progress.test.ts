import { takeawayStates, type TakeawayState, type DeliveryMethod } from '@contract/states/takeaway'
import { detailOf } from '@/testing/orders'
import { arrivedAt, barsOf, progressOf } from './progress'

const at = '2026-01-01T04:05:00Z'
const orderAt = (state: TakeawayState, deliveryMethod: DeliveryMethod, ...before: string[]) =>
  detailOf({ ...takeawayStates[state], deliveryMethod, timeline: [...before, state].map((step) => ({ step, at })) })

const names = (order: ReturnType<typeof orderAt>) => progressOf(order).map(({ key, state }) => `${key} ${state}`)

it('puts what is to come after what has been', () => {
  const order = orderAt('riderPicking', 'rider', 'pendingPayment', 'waitingAccept', 'preparing')
  expect(names(order)).toEqual([
    'pendingPayment done',
    'waitingAccept done',
    'preparing done',
    'riderPicking now',
    'riderDelivering todo',
    'delivered todo',
  ])
})

it('expects the last of them at the promised time', () => {
  const [, last] = progressOf(orderAt('merchantDelivering', 'merchant'))
  expect(last).toMatchObject({
    key: 'delivered',
    expected: true,
    time: expect.stringMatching(/^1 Jan( 2026)? \d\d:38$/) as string,
  })
})

it('sees a delay as part of the way', () => {
  expect(names(orderAt('riderDelay', 'rider'))).toEqual(['riderDelay now', 'delivered todo'])
})

it('ends a self-pickup with collecting', () => {
  expect(names(orderAt('ready', 'pickup'))).toEqual(['ready now', 'collected todo'])
  expect(names(orderAt('review', 'pickup', 'ready'))).toEqual(['ready done', 'collected now'])
})

it('expects nothing of an order that is over', () => {
  for (const state of ['review', 'evaluated', 'completed', 'cancelled'] as const) {
    expect(progressOf(orderAt(state, 'rider'))).toHaveLength(1)
  }
})

it('fills the bars as the order comes nearer', () => {
  const bars = (['pendingPayment', 'waitingAccept', 'preparing', 'riderDelivering', 'delivered'] as const).map(
    (state) => barsOf(orderAt(state, 'rider')),
  )
  expect(bars).toEqual([0, 1, 2, 3, 4])
})

it('knows when it arrived or was collected', () => {
  expect(arrivedAt(orderAt('delivered', 'rider'))).toBe(at)
  expect(arrivedAt(orderAt('review', 'pickup'))).toBe(at)
  expect(arrivedAt(orderAt('riderDelivering', 'rider'))).toBeUndefined()
})
