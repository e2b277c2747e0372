import type {
  QueueBoard,
  RestaurantRef,
  TableBooking,
  TableDetail,
  TableOffer,
  WaitlistEntry,
} from '@contract/entities/reservation'
import type { Answer } from '@/services/api'

const picture = { path: '/pictures/hotpot', colour: '#ffc9b5' }
const ofTime = (hour: number, minute = 0) => new Date(Date.UTC(2030, 1, 15, hour - 8, minute)).toISOString()

/** A test restaurant. */
export const aRestaurant: RestaurantRef = {
  id: 's1',
  name: 'Bashan Hotpot',
  logo: picture,
  rating: 4.8,
  phone: '075512345678',
  address: '12 Keyuan Road',
  hours: '11:00–02:00',
  latitude: 22.5,
  longitude: 113.9,
}

const seating = {
  id: 'hall',
  kind: 'hall' as const,
  name: 'Main hall',
  note: 'Round',
  minimumSpend: 0,
  least: 1,
  most: 8,
}
const booth = { ...seating, id: 'booth', kind: 'booth' as const, name: 'Booth', note: 'By the window' }
const slot = (hour: number, minute: number, seatings: string[]) => ({
  at: ofTime(hour, minute),
  time: `${hour}:${String(minute).padStart(2, '0')}`,
  state: seatings.length > 0 ? ('free' as const) : ('waitlist' as const),
  seatings,
})

/** A test restaurant with free times around 19:00, with overrides. */
export const aTableOffer = (change: Partial<TableOffer> = {}): TableOffer => ({
  id: 's1',
  name: 'Bashan Hotpot',
  logo: picture,
  rating: 4.8,
  address: '12 Keyuan Road',
  distance: 850,
  deposit: 5000,
  state: 'free',
  times: [
    { at: ofTime(18, 30), time: '18:30' },
    { at: ofTime(19, 0), time: '19:00' },
  ],
  ...change,
})

/** Options of a test restaurant, with overrides: 18:00 and 20:00 are free, 19:00 is full. */
export const someOptions = (change: Partial<Answer<'reservation.options'>> = {}): Answer<'reservation.options'> => ({
  restaurant: aRestaurant,
  utcOffset: 480,
  partyMost: 8,
  days: [
    { date: '2030-02-15', state: 'open', holiday: null },
    { date: '2030-02-16', state: 'closed', holiday: null },
    { date: '2030-02-17', state: 'few', holiday: null },
  ],
  date: '2030-02-15',
  meals: [
    {
      kind: 'dinner',
      from: '17:00',
      until: '21:00',
      slots: [slot(18, 0, ['hall', 'booth']), slot(19, 0, []), slot(20, 0, ['booth'])],
    },
  ],
  seatings: [seating, booth],
  deposit: { amount: 5000, kind: 'offBill', freeMinutes: 240 },
  holdMinutes: 15,
  lateMinutes: 15,
  takesQueue: true,
  ...change,
})

/** Options for changing a booking of 18:00 for four in a booth, with overrides. */
export const someChangeOptions = (
  change: Partial<Answer<'reservation.changeOptions'>> = {},
): Answer<'reservation.changeOptions'> => ({
  ...someOptions(),
  booked: { at: ofTime(18), visitOffset: 480, party: 4, seating: 'Booth', seatingId: 'booth' },
  ...change,
})

/** A quote of a test table with overrides. */
export const aTableQuote = (change: Partial<Answer<'reservation.confirm'>> = {}): Answer<'reservation.confirm'> => ({
  id: 'q1',
  restaurant: aRestaurant,
  at: ofTime(18),
  utcOffset: 480,
  party: 2,
  seating: booth,
  deposit: 5000,
  depositKind: 'offBill',
  freeUntil: ofTime(14),
  heldUntil: ofTime(18, 15),
  byHand: false,
  expiresAt: ofTime(17),
  ...change,
})

/** A queue in which the caller has B27, with overrides. */
export const aQueueBoard = (change: Partial<QueueBoard> = {}): QueueBoard => ({
  store: aRestaurant,
  utcOffset: 480,
  isOpen: true,
  sizes: [
    { key: 'A', name: 'Small', least: 1, most: 2, calling: 'A31', waiting: 3, minutes: 10 },
    { key: 'B', name: 'Medium', least: 3, most: 4, calling: 'B20', waiting: 9, minutes: 40 },
  ],
  mine: {
    id: 'n1',
    number: 'B27',
    size: 'B',
    party: 4,
    state: 'waiting',
    takenAt: ofTime(18, 6),
    ahead: 6,
    minutes: 25,
    comeBefore: null,
    canReturn: false,
    remind: true,
    line: [
      { number: 'B20', state: 'calling' },
      { number: 'B21', state: 'waiting' },
      { number: 'B27', state: 'mine' },
    ],
  },
  updatedAt: ofTime(18, 31),
  ...change,
})

/** A place in a waitlist with overrides. */
export const aWait = (change: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: 'w1',
  kind: 'table',
  store: aRestaurant,
  from: ofTime(18),
  until: ofTime(19),
  utcOffset: 480,
  party: 2,
  ahead: 1,
  stay: null,
  offer: null,
  ...change,
})

/** A booked table with overrides. */
export const aBookedTable = (change: Partial<TableDetail> = {}): TableDetail =>
  ({
    kind: 'table',
    id: 'o1',
    number: '300215120000123456',
    state: 'confirmed',
    phase: 'inProgress',
    title: aRestaurant.name,
    store: aRestaurant,
    lines: [],
    components: [],
    saved: 0,
    total: 5000,
    refunded: 0,
    placedAt: ofTime(10),
    paidAt: ofTime(10, 1),
    payBefore: null,
    cancelReason: null,
    timeline: [],
    actions: [],
    refund: null,
    at: ofTime(18, 30),
    visitOffset: 480,
    party: 4,
    seating: 'Booth',
    restaurant: aRestaurant,
    seatingId: 'booth',
    minimumSpend: 0,
    depositKind: 'offBill',
    contact: { title: 'miss', name: 'Mia Lin', maskedPhone: '138****6209' },
    note: 'One child seat',
    heldUntil: ofTime(18, 45),
    lateAt: null,
    canBeLate: true,
    answerBefore: null,
    cancelling: { freeUntil: ofTime(14), kept: 0, back: 5000 },
    canChange: true,
    tables: [],
    ...change,
  }) as TableDetail

/** A booking as its restaurant sees it, with overrides. */
export const aTableBooking = (change: Partial<TableBooking> = {}): TableBooking => ({
  id: 'o1',
  number: '300215120000123456',
  state: 'confirmed',
  at: ofTime(18, 30),
  party: 4,
  seating: 'Booth',
  tables: ['B1'],
  customer: { title: 'miss', name: 'Mia Lin', maskedPhone: '138****6209', phone: '13800006209' },
  note: 'One child seat',
  heldUntil: ofTime(18, 45),
  lateAt: null,
  deposit: 5000,
  depositKind: 'offBill',
  answerBefore: null,
  ...change,
})

/** The board of a restaurant's merchant with overrides. */
export const aTableBoard = (change: Partial<Answer<'merchant.tables'>> = {}): Answer<'merchant.tables'> => ({
  date: '2030-02-15',
  utcOffset: 480,
  isSetUp: true,
  rules: {
    byHand: false,
    slotMinutes: 30,
    turnoverMinutes: 120,
    partyMost: 8,
    leadMinutes: 30,
    partiesPerQuarter: null,
    coversPerQuarter: null,
    deposit: 5000,
    depositKind: 'offBill',
    freeMinutes: 240,
  },
  tables: [{ name: 'A1', seating: 'hall', least: 1, most: 4 }],
  sets: [],
  bookings: [aTableBooking()],
  hours: [{ weekday: 1, meal: 'dinner', first: 1020, last: 1260 }],
  exceptions: [],
  queueOpen: true,
  sizes: aQueueBoard().sizes,
  queueSizes: aQueueBoard().sizes.map(({ least, most }) => ({ least, most, minutesEach: 10 })),
  numbers: [
    { id: 'n20', number: 'B20', size: 'B', party: 4, state: 'called', takenAt: ofTime(18), comeBefore: ofTime(18, 40) },
    { id: 'n21', number: 'B21', size: 'B', party: 3, state: 'waiting', takenAt: ofTime(18), comeBefore: null },
  ],
  ...change,
})
