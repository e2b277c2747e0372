import type { HotelComment, HotelDetail, HotelSummary, Rate, RoomOffer } from '@contract/entities/hotel'
import type { StayChange, StayDetail, StayQuote } from '@contract/entities/stay-order'
import type { Answer } from '@/services/api'

const picture = { path: '/pictures/hotel', colour: '#cfe3f2' }

const ofDay = (day: number) => new Date(Date.UTC(2030, 1, day)).toISOString().slice(0, 10)
/** The days of the test stay: two nights. */
export const stayDays = { checkIn: ofDay(20), checkOut: ofDay(22) }
const nights = [20, 21].map((day) => ({
  night: ofDay(day),
  price: 26800,
  parts: [{ kind: 'room' as const, count: 1, amount: 26800 }],
  breakfasts: 2,
}))
const freeUntil = '2030-02-19T10:00:00Z'
const cancel = [
  { until: freeUntil, kind: 'free' as const, percent: null, kept: 0, back: 46200 },
  { until: null, kind: 'all' as const, percent: null, kept: 46200, back: 0 },
]

/** A test hotel in lists with overrides. */
export const aHotel = (change: Partial<HotelSummary> = {}): HotelSummary => ({
  id: 'h1',
  kind: 'hotel',
  name: 'Qihu Lakeside Inn',
  picture,
  stars: 4,
  score: 4.9,
  reviewCount: 1286,
  area: 'Nanshan',
  where: '650 m from Bay Park',
  distance: 650,
  latitude: 22.5,
  longitude: 113.9,
  tags: [{ kind: 'freeCancel', text: 'Free cancellation' }],
  special: false,
  from: { price: 26800, original: 32800, memberPrice: 24100, total: 53600, left: null },
  ...change,
})

/** A test hotel's page with overrides. */
export const aHotelDetail = (change: Partial<HotelDetail> = {}): HotelDetail => ({
  ...aHotel(),
  pictures: [
    { picture, group: 'outside' },
    { picture: { ...picture, path: '/pictures/room' }, group: 'room' },
  ],
  brand: 'Qihu',
  openedYear: 2019,
  profile: 'By the lake',
  address: '84 Wanghai Road, Nanshan',
  phone: '075512345678',
  city: 'Shenzhen',
  utcOffset: 480,
  today: ofDay(13),
  lastNight: null,
  checkInFrom: '14:00',
  checkOutBy: '12:00',
  confirmsByHand: false,
  hourly: false,
  facilities: [{ key: 'wifi', name: 'Free Wi-Fi', icon: 'wifi', group: 'Popular' }],
  rules: [{ key: 'pets', title: 'Pets', text: 'No pets' }],
  scores: { score: 4.9, place: 4.9, cleanliness: 4.8, service: 4.9, facilities: 4.7 },
  collected: false,
  aheadDays: 365,
  mostNights: 28,
  ...change,
})

/** A test rate with overrides. */
export const aRate = (change: Partial<Rate> = {}): Rate => ({
  id: 'r1',
  name: 'Breakfast for 2',
  way: 'prepaid',
  breakfasts: 2,
  cancel,
  freeUntil,
  ...{ price: 26800, original: 32800, memberPrice: 24100, total: 53600, left: null, atHotel: 0 },
  nights,
  special: false,
  heldUntil: null,
  guaranteed: false,
  hours: null,
  starts: [],
  refusal: null,
  fullNights: [],
  ...change,
})

/** A test room with overrides. */
export const aRoom = (change: Partial<RoomOffer> = {}): RoomOffer => ({
  id: 'k1',
  name: 'Lake-view king',
  pictures: [picture],
  facts: [{ icon: 'maximize', text: '28 m²' }],
  summary: '28 m² · King bed · 2 guests',
  bed: 'king',
  guests: 2,
  facilities: [],
  extraBeds: 0,
  extraBedPrice: 0,
  rates: [aRate()],
  ...change,
})

/** The rooms of a hotel for the test stay. */
export const roomsOf = (...items: RoomOffer[]): Answer<'hotel.rooms'> => ({
  ...stayDays,
  nights: 2,
  today: ofDay(13),
  isLastNight: false,
  items,
  from: { price: 26800, original: null, memberPrice: null, total: 53600, left: null },
  nearest: [],
})

/** The calendar of the test month: the day after the 22nd is full. */
export const aCalendar = (): Answer<'hotel.calendar'> => ({
  today: ofDay(13),
  lastNight: null,
  lastDay: '2031-02-13',
  mostNights: 28,
  days: Array.from({ length: 28 }, (_, index) => ({
    day: ofDay(index + 1),
    price: index === 22 ? null : 23800,
    lowest: false,
    full: index === 22,
    closedToArrival: false,
    closedToDeparture: false,
    leastNights: 1,
    festival: null,
    mark: null,
  })),
  holidays: [],
})

const stay = {
  roomName: 'Lake-view king',
  roomPicture: picture,
  rateName: 'Breakfast for 2',
  way: 'prepaid' as const,
  ...stayDays,
  nights: 2,
  rooms: 1,
  adults: 2,
  children: 0,
  checkInAt: '2030-02-20T06:00:00Z',
  checkOutAt: '2030-02-22T04:00:00Z',
  atHotel: 0,
}
const price = {
  components: [
    { kind: 'goods' as const, label: 'Rooms', amount: 53600, original: null },
    { kind: 'memberPrice' as const, label: 'Member price', amount: -5400, original: null },
    { kind: 'envelope' as const, label: 'Red envelope', amount: -2000, original: null },
  ],
  total: 46200,
  saved: 7400,
}
const store = { id: 'h1', name: 'Qihu Lakeside Inn', logo: picture }

/** A test quote of a stay with overrides. */
export const aStayQuote = (change: Partial<StayQuote> = {}): StayQuote => ({
  id: 'q1',
  kind: 'hotel',
  hotel: store,
  ...stay,
  ...price,
  checkInFrom: '14:00',
  checkOutBy: '12:00',
  utcOffset: 480,
  nightPrices: nights,
  reductions: price.components.slice(1),
  cancel,
  freeUntil,
  regretUntil: null,
  heldUntil: null,
  guaranteed: false,
  confirmsByHand: false,
  memberOff: 5400,
  memberWouldSave: null,
  coupons: {
    store: { couponId: null, off: 0, usable: 0, claimable: 0 },
    envelope: { couponId: 'c1', off: 2000, usable: 1, claimable: 0 },
  },
  extraBeds: 0,
  extraBedsMost: 0,
  roomsLeft: 3,
  startAt: null,
  starts: [],
  arrivals: ['2030-02-20T06:00:00Z', '2030-02-20T07:00:00Z'],
  expiresAt: '2030-02-13T06:00:00Z',
  ...change,
})

/** A confirmed test stay with overrides. */
export const aStay = (change: Partial<StayDetail> = {}): StayDetail => ({
  id: 'o1',
  number: '8216021309414471',
  kind: 'hotel',
  phase: 'inProgress',
  state: 'confirmed',
  title: 'Lake-view king',
  pictures: [picture],
  count: 2,
  placedAt: '2030-02-13T01:38:00Z',
  utcOffset: 480,
  payBefore: null,
  refunded: 0,
  refund: null,
  store,
  actions: [],
  ...stay,
  ...price,
  lines: [],
  timeline: [],
  paidWith: 'balance',
  canInvoice: false,
  paidBy: 'customer',
  paidAt: '2030-02-13T01:39:00Z',
  cancelReason: null,
  refunds: [],
  refundBefore: null,
  hotel: {
    address: '84 Wanghai Road, Nanshan',
    phone: '075512345678',
    where: '650 m from Bay Park',
    city: 'Shenzhen',
    latitude: 22.5,
    longitude: 113.9,
    picture,
  },
  room: null,
  checkInFrom: '14:00',
  checkOutBy: '12:00',
  stayRooms: [{ room: 1, guest: 'Mia Lin', nights: nights.map(({ night }) => night) }],
  contact: { name: 'Lin', gender: 1, phone: '138****6209' },
  arrivalAt: '2030-02-20T07:00:00Z',
  late: false,
  wishes: 'Quiet, high floor',
  requests: [],
  confirmation: 'L844712206',
  nightPrices: nights,
  reductions: price.components.slice(1),
  cancel,
  cancelNow: 0,
  freeUntil,
  regretUntil: null,
  answerBefore: null,
  heldUntil: null,
  partsBack: [],
  canCancel: true,
  departures: [],
  canExtend: false,
  canChange: false,
  change: null,
  lateArrivals: [],
  canBeLate: false,
  notHosted: null,
  invoice: 'none',
  reviewId: null,
  ...change,
})

const stayFace = { path: '/pictures/face', colour: '#cfe3f2' }

/** A review of the test hotel. */
export const aStayComment = (change: Partial<HotelComment> = {}): HotelComment => ({
  ...{ id: 'c1', author: { name: 'Ann', avatar: stayFace }, anonymous: false, rating: 4.5 },
  ...{ place: 5, cleanliness: 4, service: 5, facilities: 4, traveller: 'family', text: 'Quiet rooms' },
  ...{ pictures: [], room: 'Lake-view king', stayedIn: '2030-01', reply: null, createdAt: '2030-02-01T10:00:00Z' },
  ...change,
})

/** A page of reviews. */
export const commentsOf = (...items: HotelComment[]): Answer<'hotel.comments'> => ({
  items,
  next: null,
  scores: { score: 4.6, place: 4.8, cleanliness: 4.5, service: 4.6, facilities: 4.4 },
  counts: { all: items.length, family: items.length },
})

/** A test quote of a dearer room for a stay, with overrides. */
export const aStayChange = (change: Partial<StayChange> = {}): StayChange => ({
  ...{ quoteId: 'q1', roomName: 'Suite', rateName: 'Room only', ...stayDays, nights: 2 },
  ...{ nightPrices: [], reductions: [], cancel: [], confirmsByHand: false },
  ...{ total: 60000, paid: 46200, difference: 13800, atHotel: 0, freeUntil: null, utcOffset: 480 },
  expiresAt: '2030-02-13T06:00:00Z',
  ...change,
})
