import type { MerchantNight, StayMerchantOrder } from '@contract/entities/merchant'
import type { OwnHotel, OwnRate } from '@contract/entities/merchant-hotel'
import type { Answer } from '@/services/api'
import type { Answers } from './server'

const picture = { path: '/pictures/room', colour: '#cfe3f2' }

/** A stay that a hotel expects, with overrides. */
export const aHotelStay = (over: Partial<StayMerchantOrder> = {}): StayMerchantOrder => ({
  ...{ id: '018f0000-0000-7000-8000-0000000000c7', kind: 'hotel', number: '300220120500123027', state: 'confirmed' },
  placedAt: '2030-02-10T04:05:00.000Z',
  utcOffset: 480,
  customer: { name: 'Lin', maskedPhone: '138****6209', phone: '13807556209', address: null },
  ...{ gender: 1, guests: ['Mia Lin'], remark: 'Quiet room', paid: 53_600, earned: 50_920, cancelReason: null },
  ...{ roomName: 'Lake-view king', roomPicture: picture, rateName: 'Breakfast', way: 'prepaid' },
  ...{ checkIn: '2030-02-20', checkOut: '2030-02-22', nights: 2, rooms: 1, adults: 2, children: 0 },
  checkInAt: '2030-02-20T06:00:00.000Z',
  checkOutAt: '2030-02-22T04:00:00.000Z',
  ...{ arrivalAt: '2030-02-20T07:00:00.000Z', late: false, heldUntil: null, collect: 0, answerBefore: null },
  noShowFrom: '2030-02-20T22:00:00.000Z',
  change: null,
  actions: ['checkIn', 'cannotHost'],
  ...over,
})

/** The arrivals of a day of a hotel, with overrides. */
export const arrivalsPage = (
  items: StayMerchantOrder[],
  over: Partial<Answer<'merchant.arrivals'>> = {},
): Answer<'merchant.arrivals'> => ({
  ...{ day: '2030-02-20', today: '2030-02-20' },
  figures: { arriving: 6, leaving: 3, inHouse: 11, freeRooms: 2 },
  counts: { waiting: 0, toArrive: 4, inHouse: 11, toLeave: 3, noShow: 1 },
  ...{ waiting: [], items, nextDay: 5 },
  ...over,
})

/** A night of a room type, with overrides. */
export const aNight = (over: Partial<MerchantNight> = {}): MerchantNight => ({
  ...{ night: '2030-02-20', allotment: 3, held: 0, sold: 1, price: 26_800, leastNights: 1 },
  ...{ closed: false, noArrival: false, noDeparture: false },
  ...over,
})

/** The id of a test room type. */
export const roomTypeId = '018f0000-0000-7000-8000-0000000000e7'

/** The nights of the rooms of a hotel: a usual one, a full one and a closed one. */
export const roomsPage: Answer<'merchant.rooms'> = {
  today: '2030-02-20',
  items: [
    {
      roomTypeId,
      name: 'Lake-view king',
      nights: [
        aNight(),
        aNight({ night: '2030-02-21', sold: 3, price: 32_800 }),
        aNight({ night: '2030-02-22', closed: true }),
      ],
    },
  ],
}

/** A rate of a room type as its hotel edits it, with overrides. */
export const anOwnRate = (over: Partial<OwnRate> = {}): OwnRate => ({
  ...{ id: 'r1', way: 'prepaid', special: false, hours: null, percent: 100, breakfastPrice: 3000, memberPercent: 90 },
  cancelSteps: [{ daysBefore: 0, clock: '18:00', kept: 'none', percent: null }],
  ...{ leastNights: 1, mostNights: null, advanceDays: 0, guaranteed: false, byHour: null, specialNights: null },
  ...over,
})

/** A hotel as its merchant edits it, with one room type and overrides. */
export const anOwnHotel = (over: Partial<OwnHotel> = {}): OwnHotel => ({
  ...{
    isSetUp: true,
    today: '2030-02-20',
    kind: 'hotel',
    stars: 4,
    openedYear: 2019,
    checkInFrom: '14:00',
    checkOutBy: '12:00',
  },
  ...{ confirmsByHand: false, facilities: ['wifi'], areaKey: 'bay', brandKey: null, cleaningMinutes: 30, rules: [] },
  ...{ themes: ['family'], noShowAt: '06:00' },
  pictures: [{ picture, group: 'outside' }],
  places: {
    areas: [
      { key: 'bay', name: 'Shenzhen Bay' },
      { key: 'houhai', name: 'Houhai' },
    ],
    brands: [{ key: 'yunting', name: 'Yunting' }],
    themes: [
      { key: 'family', name: 'Family' },
      { key: 'view', name: 'Views' },
    ],
  },
  choices: [
    { key: 'wifi', name: 'Wi-Fi', group: 'Essentials' },
    { key: 'pool', name: 'Pool', group: 'Leisure' },
  ],
  roomChoices: [
    { key: 'bath', name: 'Bathtub' },
    { key: 'balcony', name: 'Balcony' },
  ],
  rooms: [
    {
      id: roomTypeId,
      name: { en: 'Lake-view king', zh: '湖景大床房' },
      summary: { en: '28 m²', zh: '28㎡' },
      ...{ bed: 'king', includedAdults: 2, mostAdults: 3, mostGuests: 4, extraAdultPrice: 8000 },
      facilities: ['bath'],
      ...{ childPrices: [{ until: 6, price: 0 }], extraBeds: 1, extraBedPrice: 6000 },
      ...{
        basePrice: 26_800,
        weekendPrice: 32_800,
        allotment: 3,
        pictures: [picture],
        hourlyRooms: [],
        rates: [anOwnRate()],
      },
    },
  ],
  ...over,
})

/** The answers of a merchant with one hotel. */
export const hotelAnswers: Answers = {
  'merchant.stores': {
    items: [
      {
        ...{ id: '018f0000-0000-7000-8000-0000000000b7', name: 'Qihu Lakeside Inn', business: 'hotel' },
        logo: { path: '/pictures/hotel', colour: '#ffffff' },
        takesTables: false,
        role: 'owner',
      },
    ],
  },
  'merchant.arrivals': arrivalsPage([aHotelStay()]),
  'merchant.rooms': roomsPage,
  'merchant.hotel': anOwnHotel(),
}
