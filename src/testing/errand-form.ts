import type { ErrandQuote, ErrandSummary } from '@contract/entities/errand'
import type { RouteAnswer } from '@contract/entities/route'
import type { Answer } from '@/services/api'
import { anAddress } from './address'
import type { Answers } from './server'

/** Terms of errands in tests. */
export const errandTerms: Answer<'errand.goodsInfo'> = {
  types: [
    { key: 'documents', name: 'Papers', perishable: false },
    { key: 'flowers', name: 'Flowers', perishable: true },
  ],
  weights: [
    { kilograms: 5, fee: 0 },
    { kilograms: 10, fee: 300 },
  ],
  forbidden: ['weapons'],
  limits: { estimate: 2_000_00, meters: 20_000, tip: 200_00, images: 3 },
  pricing: {
    base: 800,
    baseMeters: 3_000,
    steps: [
      { beyondMeters: 3_000, eachMeters: 1_000, fee: 200 },
      { beyondMeters: 8_000, eachMeters: 1_000, fee: 300 },
    ],
    nightFee: 500,
    nightFrom: '22:00',
    nightUntil: '06:00',
    weatherFee: 300,
    badWeather: false,
  },
  cancelling: { graceMinutes: 3, fee: 500 },
  guarantee: { version: '1', text: 'The quoted fee holds.', ceiling: 500_00 },
}

const ready: RouteAnswer = { state: 'ready', meters: 3200, minutes: 14, exact: true, line: [] }

/** A test quote of 12.00, with overrides. */
export const anErrandQuote = (over: Partial<ErrandQuote> = {}): ErrandQuote => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  components: [{ kind: 'distance', label: 'Distance', amount: 1200, original: null }],
  total: 1200,
  saved: 0,
  fee: 1200,
  couponId: null,
  couponOff: 0,
  usableCoupons: 0,
  badWeather: false,
  night: false,
  estimatedAt: '2026-01-01T04:38:00Z',
  utcOffset: 480,
  expiresAt: '2099-01-01T00:00:00Z',
  ...over,
})

/** Answer of `errand.orderStance`, with overrides of its quote. */
export const aStanceOf = (over: Partial<ErrandQuote> = {}): Answer<'errand.orderStance'> => ({
  route: ready,
  quote: anErrandQuote(over),
})

export const home = anAddress()
export const office = anAddress({
  id: '018f0000-0000-7000-8000-0000000000a2',
  isDefault: false,
  address: '5 Harbour Ave',
  addressDetail: 'Tower B',
})

/** The server's answers to the form of errands. */
export const errandFormAnswers: Answers = {
  'errand.goodsInfo': errandTerms,
  'errand.tipsConfig': { amounts: [200, 500], most: 200_00 },
  'errand.timeOptions': {
    soonestMinutes: 15,
    times: ['2099-01-01T06:30:00.000Z'],
    utcOffsets: [480],
    utcOffset: 480,
  },
  'errand.orderStance': aStanceOf(),
  'address.list': { items: [home, office].map((address) => ({ ...address, inRange: null })) },
  'map.config': { centre: { latitude: 22.53, longitude: 113.94 }, tiles: null, plan: null },
  'map.riders': { count: 26, minutes: 8, items: [] },
}

/** An errand in a list: flowers that are bought, with overrides. */
export const anErrandSummary = (over: Partial<ErrandSummary> = {}): ErrandSummary => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  number: '8216032512064499',
  kind: 'errand',
  store: null,
  state: 'riderDelivering',
  phase: 'inProgress',
  title: 'Flowers',
  pictures: [],
  count: 1,
  total: 6000,
  placedAt: '2026-01-01T04:05:00Z',
  utcOffset: 480,
  payBefore: null,
  refunded: 0,
  refund: null,
  actions: [],
  errandKind: 'buy',
  status: 'waitingDelivery',
  step: 'riderDelivering',
  product: 'Flowers',
  from: null,
  to: { name: '88 Keyuan Rd', latitude: 22.53, longitude: 113.94 },
  pickupAt: null,
  estimatedAt: '2026-01-01T04:38:00Z',
  rider: null,
  question: null,
  undelivered: null,
  ...over,
})
