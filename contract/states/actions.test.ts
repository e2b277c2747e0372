import { limits } from '../limits'
import { actionsOf, eventOf, refundMinutes } from './actions'
import { afterSales, isOpenRefund } from './after-sales'
import {
  canRemove,
  deliveryMethodOf,
  type DeliveryMethod,
  takeaway,
  takeawayActions,
  type TakeawayState,
} from './takeaway'

const states = { machine: takeaway, actions: takeawayActions }
const by = (variant: DeliveryMethod, state: TakeawayState, refundable?: boolean) =>
  actionsOf(states, { state, variant, ...(refundable !== undefined && { refundable }) })

describe('the actions of a takeaway order', () => {
  it.each([
    ['pendingPayment', ['cancel', 'pay']],
    ['waitingAccept', ['cancel', 'remind']],
    ['preparing', ['again', 'remind']],
    ['riderPicking', ['again', 'remind']],
    ['riderDelivering', ['again']],
    ['delivered', ['again', 'confirm']],
    ['review', ['remove', 'again', 'evaluate']],
    ['evaluated', ['remove', 'again']],
    ['completed', ['remove', 'again']],
    ['cancelled', ['remove', 'again']],
  ] as const)('are in the state %s, the most important last', (state, actions) => {
    expect(by('rider', state)).toEqual(actions)
  })

  it('have a refund among them while something is left to refund and the order is live', () => {
    expect(by('rider', 'preparing', true)).toEqual(['refund', 'again', 'remind'])
    expect(by('rider', 'review', true)).toContain('refund')
    expect(by('rider', 'preparing', false)).not.toContain('refund')
    for (const state of ['waitingAccept', 'completed', 'cancelled'] as const)
      expect(by('rider', state, true)).not.toContain('refund')
  })

  it('are fired by the event of the way it is delivered', () => {
    expect(eventOf(states, 'confirm', { state: 'delivered', variant: 'rider' })).toBe('confirm')
    expect(eventOf(states, 'confirm', { state: 'ready', variant: 'pickup' })).toBe('collect')
    expect(eventOf(states, 'confirm', { state: 'ready', variant: 'rider' })).toBeUndefined()
    expect(eventOf(states, 'again', { state: 'delivered', variant: 'rider' })).toBeUndefined()
  })
})

describe('the time to apply for a refund', () => {
  it('ends with the clock’s next event after which there is no such right', () => {
    expect(refundMinutes(states, { state: 'review', variant: 'rider' })).toBe(limits.reviewDays * 24 * 60)
  })

  it.each(['preparing', 'delivered', 'ready'] as const)(
    'has no end in the state %s, which leads to another',
    (state) => {
      expect(refundMinutes(states, { state, variant: state === 'ready' ? 'pickup' : 'rider' })).toBeUndefined()
    },
  )

  it('is not where there is no right, though the clock has an event', () => {
    expect(refundMinutes(states, { state: 'pendingPayment', variant: 'rider' })).toBeUndefined()
    expect(refundMinutes(states, { state: 'waitingAccept', variant: 'rider' })).toBeUndefined()
  })

  it('ends with the first of several events', () => {
    const ending = { from: 'paid', to: 'over', by: 'clock' } as const
    const machine = {
      title: 'Test',
      initial: 'paid',
      states: ['paid', 'over'],
      transitions: {
        pay: { from: 'over', to: 'paid', by: 'payment' },
        cancel: { ...ending, after: 90 },
        refund: { from: 'paid', to: 'over', by: 'merchant' },
        lapse: { ...ending, after: 30 },
        stay: { from: 'paid', to: 'paid', by: 'clock', after: 10 },
      },
    } as const
    expect(refundMinutes({ machine, actions: { events: {}, states: {} } }, { state: 'paid' })).toBe(30)
  })
})

it('lets an order be removed once it is delivered or has ended', () => {
  expect(takeaway.states.filter(canRemove)).toEqual(['review', 'evaluated', 'completed', 'cancelled'])
})

it('knows who brings an order', () => {
  expect(deliveryMethodOf('pickup', 'platform')).toBe('pickup')
  expect(deliveryMethodOf('pickup', 'store')).toBe('pickup')
  expect(deliveryMethodOf('delivery', 'store')).toBe('merchant')
  expect(deliveryMethodOf('delivery', 'platform')).toBe('rider')
})

it('knows the refunds that wait for a decision', () => {
  expect(afterSales.states.filter(isOpenRefund)).toEqual([
    'applying',
    'merchantReview',
    'awaitingReturn',
    'returnedGoods',
    'evidence',
    'arbitration',
  ])
})
