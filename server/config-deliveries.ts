import { number, oneOf, path, setting } from './config-readers'

/** The settings of riders and of the deliveries that they are offered. */
export const deliverySettings = {
  delivery: setting(
    'DELIVERY',
    'store',
    'Default way of delivery of new takeaway stores, outside of zones that set one: store, by the store itself; riders, by riders of the platform; or courier, by an outside courier. In the demo each store has its own.',
    oneOf('store', 'riders', 'courier'),
  ),
  courierFile: setting(
    'COURIER_FILE',
    '',
    'JSON file of the outside courier: uberDirect with customerId, clientId, clientSecret, signingKey. Without it only the sandbox’s courier is available.',
    path,
  ),
  courierSandbox: setting(
    'COURIER_SANDBOX',
    'demo',
    'Simulates an outside courier where none is configured: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  dispatch: setting(
    'DISPATCH',
    'offer',
    'Dispatch of deliveries to riders: offer, one rider after the other; all, every rider in reach at once, and the first takes it; hand, by the operator alone.',
    oneOf('offer', 'all', 'hand'),
  ),
  riderReach: setting(
    'RIDER_REACH',
    '3000',
    'Metres from the pickup within which riders get the first offers; each unsuccessful round widens it.',
    number(100, 100_000, true),
  ),
  riderRaise: setting(
    'RIDER_RAISE',
    '0',
    'Amount, in the smallest unit of money, by which each unsuccessful round of offers raises the pay, at the platform’s cost.',
    number(0, 1_000_000, true),
  ),
  riderRaiseMost: setting(
    'RIDER_RAISE_MOST',
    '1000',
    'Maximum amount by which the pay of a delivery is raised.',
    number(0, 1_000_000, true),
  ),
  riderHands: setting(
    'RIDER_DELIVERIES',
    '3',
    'Deliveries that a rider can have in hand at the same time.',
    number(1, 20, true),
  ),
  offerSeconds: setting('OFFER_SECONDS', '30', 'Seconds in which a rider can accept an offer.', number(5, 600, true)),
}
