import { detailOf } from './orders'

/** A rider on the way to a customer, as the order shows them. */
export const rider = {
  name: 'Chen',
  phone: '13800001111',
  likedPercent: 99,
  position: { latitude: 22.53, longitude: 113.93 },
  distance: 620,
  minutes: 6,
  progress: 0.5,
}

/** A takeaway order that the rider has picked up. */
export const riding = detailOf({
  status: 'waitingDelivery',
  step: 'riderDelivering',
  rider,
  paidAt: '2026-01-01T04:06:00Z',
  paidWith: 'balance',
  timeline: [
    { step: 'riderPicking', at: '2026-01-01T04:24:00Z' },
    { step: 'riderDelivering', at: '2026-01-01T04:25:00Z' },
  ],
})
