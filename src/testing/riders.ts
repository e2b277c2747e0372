import type { DeliveryOffer, DeliverySummary, DeliveryTask, RiderProfile } from '@contract/entities/delivery'
import { anApplication, statusOf } from './applications'
import type { Answers, FakeServer } from './server'

const due = { dueAt: '2099-03-25T04:46:00.000Z', utcOffset: 480 } as const
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** A rider on shift, with overrides. */
export const aRider = (over: Partial<RiderProfile> = {}): RiderProfile => ({
  name: '明**',
  vehicle: 'electricScooter',
  shift: { state: 'online', since: '2026-03-25T00:02:00.000Z', zone: null },
  choices: { vehicles: ['electricScooter'], zones: [], zoneNames: {} },
  suspended: false,
  ...{ live: 0, most: 3, likedPercent: 98, reviews: 40, positionSeconds: 2 },
  today: { earned: 112_80, deliveries: 13 },
  ...over,
})

/** An offer that is open for 20 of its 30 seconds, with overrides. */
export const anOffer = (over: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  orderKind: 'takeaway',
  ...{ pay: 13_60, tip: 3_00, toPickup: 600, meters: 1500, minutes: 18, items: 2, vehicle: null, onTheWay: false },
  from: { area: 'Old Lane Wonton' },
  to: { area: 'Keyuan Park' },
  ...due,
  ...{ expiresAt: soon(20), seconds: 30 },
  ...over,
})

/** A delivery in lists, with overrides. */
export const aSummary = (over: Partial<DeliverySummary> = {}): DeliverySummary => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  orderKind: 'takeaway',
  ...{ number: '3023', state: 'accepted', step: 'arrivePickup', pay: 13_60, tip: 0, meters: 1500 },
  from: { area: 'Old Lane Wonton' },
  to: { area: 'Keyuan Park' },
  ...due,
  endedAt: null,
  ...over,
})

/** The problems that can be reported in a state, of those without an open one. */
const problemsIn = (state: DeliveryTask['state']): DeliveryTask['problems'] => [
  ...(state === 'onTheWay' || state === 'atDropOff' ? (['nobody', 'wrongAddress', 'refused', 'damaged'] as const) : []),
  ...(state === 'atPickup' ? (['storeClosed'] as const) : []),
  'accident',
]

/** A delivery that was accepted, with overrides. */
export const aTask = (over: Partial<DeliveryTask> = {}): DeliveryTask => ({
  ...aSummary(),
  pickup: { name: 'Old Lane Wonton', address: '21 Keyuan Rd', latitude: 22.535, longitude: 113.93 },
  dropOff: { name: 'Lin*', address: 'Keyuan Garden 3-1602', latitude: 22.53, longitude: 113.94 },
  items: [{ name: 'Shrimp wonton', quantity: 2, position: 0 }],
  note: 'Do not ring',
  ...{ contactFree: false, isReady: false, purchase: null, delayMinutes: null, problem: null, canRelease: true },
  proof: { pickup: 'none', dropOff: 'none' },
  canCall: ['customer', 'store'],
  problems: problemsIn(over.state ?? 'accepted'),
  ...over,
})

/** The wait for a customer who is not there, with overrides. */
export const aWait = (over: Partial<NonNullable<DeliveryTask['problem']>> = {}): DeliveryTask['problem'] => ({
  ...{ kind: 'nobody', at: soon(-60), calls: 1, callsNeeded: 2, waitUntil: soon(540), after: 'leaveAtDoor' },
  ...over,
})

/** The server's answers to a rider on shift with nothing in hand. */
export const riderAnswers: Answers = {
  'partner.status': statusOf(anApplication({ state: 'passed' })),
  'rider.me': aRider(),
  'rider.offers': { items: [] },
  'rider.tasks': { items: [], next: null },
}

/** The server's answers to a rider who has deliveries in hand. */
export const withTasks = (...tasks: readonly DeliveryTask[]): Answers => ({
  ...riderAnswers,
  'rider.me': aRider({ live: tasks.length }),
  'rider.tasks': { items: [...tasks], next: null },
  'rider.task': ({ deliveryId }: { deliveryId: string }) =>
    tasks.find(({ id }) => id === deliveryId) ?? aTask({ id: deliveryId }),
})

type Step = `rider.${'arrive' | 'pickUp' | 'deliver' | 'buy' | 'problem' | 'delay' | 'handBack'}`

/** Lets a step move the delivery, which the server answers from then on. */
export function moves(api: FakeServer, step: Step, task: DeliveryTask): void {
  api.answer(step, () => {
    api.answer('rider.task', task)
    return task
  })
}
