import type { CallName } from '@contract/calls'
import { answer } from '@/platform/navigation/pick'
import { platform } from '../../tests/stand-ins/taro'
import { anAddress } from './address'
import { aStanceOf, errandFormAnswers, home, office } from './errand-form'
import { aGroupCart } from './group-cart'
import { aCalendar, aRate, aRoom, aStay, aStayChange, aStayQuote, roomsOf, stayDays } from './hotels'
import { aMallQuote } from './mall'
import { aQuote } from './quotes'
import type { Answers } from './server'
import { settle } from './settle'
import { aTableQuote } from './tables'
import type { View } from './view'
import { aPackage } from './vouchers'

type Step = (view: View) => Promise<void>

/** The choices of a request for a quote, as far as test quotes show them. */
interface Choices {
  readonly addressId?: string
  readonly count?: number
  readonly couponIds?: readonly string[]
  readonly deliverAt?: string | null
  readonly fulfilment?: 'delivery' | 'pickup'
  readonly rooms?: number
  readonly startAt?: string
  readonly usePoints?: boolean
}

/** A walk through choices; `params` open its screen by others. */
interface Walk {
  readonly walk: Step
  readonly params?: Readonly<Record<string, string>>
}

/** A check-out of the product, and how a test walks through it. */
export interface CheckOut {
  /** Its folder in `src`. */
  readonly screen: string
  /** The file in `src` that makes its `Checkout`; the model of the screen by default. */
  readonly by?: string
  readonly params?: Readonly<Record<string, string>>
  readonly answers?: Answers
  /** The call that quotes, and the answer to it with an id. */
  readonly quote: readonly [call: CallName, answer: (id: string, choices: Choices) => unknown]
  /** The call that places, and its answer. */
  readonly submit: readonly [call: CallName, answer: unknown]
  /** Fills in what is required but the consent. */
  readonly fill?: Step
  /** Gives the consent, which is asked for again after a reload. */
  readonly agree?: Step
  readonly button: string
  /** Changes the request once it is filled in. */
  readonly edit: Step
  /** Makes every choice, in one walk or several. */
  readonly choose: readonly Walk[]
  /** Fields of both requests that are no choices: what is bought, and what the server has named. */
  readonly fixed: readonly string[]
}

const phone = { phone: '13807556209', maskedPhone: '138****6209' }
const past = '2000-01-01T00:00:00.000Z'
const [soonest, later] = ['2030-01-01T05:00:00.000Z', '2030-01-01T06:30:00.000Z']
const coupon = { couponId: 'e1', off: 500, usable: 2, claimable: 0 }
const placed = { orderId: 'o1', total: 3200, payBefore: later }

/** Answers the screen that was opened, and returns from it. */
async function answered(give: () => Promise<void>): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(give)
  await settle(() => platform.fire('useDidShow'))
}

/** Passes the time after which a form asks for its price. */
const debounced = () => settle(() => jest.advanceTimersByTime(500))

const agree: Step = (view) => view.tap(/^I agree to/)

const note = async (view: View, label: RegExp | string, text: string) => {
  await view.tap(label)
  await answered(() => answer('noteEditor', text))
}

const coupons = async (view: View, label: RegExp) => {
  await view.tap(label)
  await answered(() => answer('couponPicker', { couponIds: ['c2'] }))
}

const address = async (view: View) => {
  await view.tap(/Bldg 3, Rm 1602/)
  await answered(() => answer('addressList', office.id))
}

const hotel: CheckOut = {
  screen: 'pages/hotel/confirm',
  params: { rate: 'r1', ...stayDays, rooms: '1', adults: '2' },
  answers: { 'user.phone': phone },
  quote: [
    'hotel.confirm',
    (id, { rooms, startAt = '10:00' }) => aStayQuote({ id, rooms, startAt, starts: ['10:00', '14:00'] }),
  ],
  submit: ['hotel.submit', placed],
  fill: (view) => view.write('Guest', 'Mia Lin'),
  agree,
  button: 'Book now',
  edit: (view) => view.tap('Quiet room'),
  choose: [
    {
      walk: async (view) => {
        await view.tap('Add Rooms')
        await view.write('Room 1 guest', 'Ann Lin')
        await view.write('Room 2 guest', 'Ben Wu')
        await view.tap('Ms')
        await view.write('Phone number', '13900001111')
        await view.tap(/^From/)
        await view.tap('14:00')
        await view.tap(/^Arrival/)
        await view.tap(/15:00/)
        await view.tap('Quiet room')
        await note(view, /^Note/, 'A room by the lake')
        await coupons(view, /^Coupons/)
      },
    },
  ],
  fixed: ['rateId', 'checkIn', 'checkOut', 'adults', 'childAges', 'extraBeds', 'waitlistId'],
}

const table: CheckOut = {
  screen: 'pages/shopding/confirm',
  params: { store: 's1', party: '2', at: '2030-02-15T10:00:00.000Z', seating: 'booth' },
  answers: { 'user.phone': phone },
  quote: ['reservation.confirm', (id) => aTableQuote({ id })],
  submit: ['reservation.submit', placed],
  fill: (view) => view.write('Name', 'Mia Lin'),
  agree,
  button: 'Book table',
  edit: (view) => view.tap('Birthday'),
  choose: [
    {
      walk: async (view) => {
        await view.tap('Ms')
        await view.write('Name', 'Ann Lin')
        await view.write('Phone number', '13900001111')
        await note(view, /^Note/, 'By the window')
      },
    },
  ],
  fixed: ['storeId', 'party', 'at', 'seatingId', 'waitlistId'],
}

const takeaway: CheckOut = {
  screen: 'pages/order/confirm',
  params: { storeId: 's1' },
  answers: {
    'cart.info': { baskets: [], count: 0 },
    'order.deliveryTimes': { soonest, utcOffset: 480, times: [later], utcOffsets: [480] },
  },
  quote: [
    'order.confirm',
    (id, { fulfilment = 'delivery', deliverAt, addressId }) =>
      aQuote({
        ...{ id, fulfilment, deliverAt: deliverAt ?? null },
        address: fulfilment === 'pickup' ? null : anAddress(addressId ? { id: addressId } : {}),
        coupons: [{ slot: 'envelope', ...coupon }],
      }),
  ],
  submit: ['order.submit', { ...placed, orderIds: ['o1'] }],
  button: 'Place order',
  edit: (view) => view.tap('Contact-free drop-off'),
  choose: [
    {
      walk: async (view) => {
        await address(view)
        await view.tap(/^Deliver now/)
        await view.tap(/14:30/)
        await view.tap('Contact-free drop-off')
        await view.tap('Hide my number')
        await note(view, /^Note to the rider/, 'The blue gate')
        await note(view, 'Note, Taste, allergies', 'Less salt')
        await view.tap('Tableware, Not needed')
        await view.tap('2 sets')
        await view.tap('If sold out, Ask me')
        await view.tap('Refund the item')
        await coupons(view, /^Red envelope/)
      },
    },
    {
      walk: async (view) => {
        await view.tap('Self-pickup')
        await view.write('Phone number', '13912345678')
        await view.tap(/^I have read/)
      },
    },
  ],
  fixed: ['kind', 'storeId', 'sku', 'shopId', 'presaleId', 'usePoints', 'shopRemarks'],
}

const mall: CheckOut = {
  screen: 'pageshop/page/shoppingMall/confirm-order',
  by: 'features/mall/Confirm/model.ts',
  quote: [
    'order.confirm',
    (id, { usePoints, addressId }) =>
      aMallQuote({
        id,
        envelope: coupon,
        points: { balance: 2480, usable: 1200, used: usePoints ? 1200 : 0, share: 5, step: 100, toEarn: 488 },
        address: anAddress(addressId ? { id: addressId } : {}),
      }),
  ],
  submit: ['order.submit', { ...placed, orderIds: ['o1'] }],
  button: 'Place order (1)',
  edit: (view) => note(view, /^Note to the shop/, 'As a gift'),
  choose: [
    {
      walk: async (view) => {
        await address(view)
        await note(view, /^Note to the shop/, 'As a gift')
        await coupons(view, /^Red envelope/)
        await view.tap('1,200 points for ¥12.00 off')
      },
    },
  ],
  fixed: [
    ...['kind', 'sku', 'shopId', 'presaleId', 'agreed', 'storeId', 'fulfilment', 'deliverAt'],
    ...['remark', 'tableware', 'hideNumber', 'riderNote', 'contactFree', 'ifSoldOut', 'pickupPhone'],
  ],
}

const voucher: CheckOut = {
  screen: 'pages/group/package',
  params: { id: 'p1' },
  answers: { 'voucher.package': aPackage() },
  quote: ['voucher.confirm', (id, { count = 1 }) => ({ id, total: count * aPackage().price, expiresAt: past })],
  submit: ['voucher.submit', placed],
  button: 'Buy now',
  edit: (view) => view.tap('Add Weekday lunch for two'),
  choose: [{ walk: (view) => view.tap('Add Weekday lunch for two') }],
  fixed: ['packageId'],
}

const groupCart: CheckOut = {
  screen: 'pages/group/confirm',
  params: { id: 'c1' },
  answers: { 'groupCart.detail': aGroupCart() },
  quote: [
    'groupCart.confirm',
    (quoteId, { couponIds: [couponId = 'e1'] = [] }) => ({
      ...{ quoteId, total: 3900, coupons: [{ slot: 'envelope', ...coupon, couponId }] },
      components: [{ kind: 'envelope', amount: -500, original: null, label: '' }],
    }),
  ],
  submit: ['groupCart.lock', { orderId: 'o1', payBefore: later, paymentId: null }],
  button: 'Lock and pay',
  edit: (view) => view.tap('Add Tableware'),
  choose: [
    {
      walk: async (view) => {
        await view.tap('Add Tableware')
        await note(view, /^Note/, 'Less salt')
        await coupons(view, /-¥5.00|−¥5.00/)
      },
    },
  ],
  fixed: ['cartId', 'total'],
}

const errand: CheckOut = {
  screen: 'pagerun/pages/run-errands',
  by: 'pagerun/pages/run-errands/placing.ts',
  params: { kind: 'send' },
  answers: {
    ...errandFormAnswers,
    'errand.timeOptions': { soonestMinutes: 15, times: [later], utcOffset: 480, utcOffsets: [480] },
  },
  quote: ['errand.orderStance', (id) => aStanceOf({ id, expiresAt: past, usableCoupons: 1 })],
  submit: ['errand.submit', placed],
  fill: async (view) => {
    await view.tap(/Where to send it/)
    await settle(() => answer('addressList', office.id))
    await view.tap('Papers')
    await agree(view)
    await debounced()
  },
  button: 'Place order',
  edit: async (view) => {
    await view.tap('¥5')
    await debounced()
  },
  choose: [
    {
      walk: async (view) => {
        await view.tap(/Bldg 3, Rm 1602/)
        await settle(() => answer('addressList', office.id))
        await view.tap(/Where to send it/)
        await settle(() => answer('addressList', home.id))
        await view.write('Describe it (optional)', 'A folder')
        await view.tap('Flowers')
        await view.tap('5–10 kg')
        await view.tap('¥2')
        await view.tap(/^Pickup time/)
        await view.tap(/14:30/)
        await view.tap('Leave it at the door')
        await note(view, /^Note/, 'Ring twice')
        await debounced()
        await coupons(view, /^Red envelope/)
        await agree(view)
        await debounced()
      },
    },
    {
      params: { kind: 'buy' },
      walk: async (view) => {
        await view.write('What should the rider buy?', 'Roses')
        await view.tap(/Nearby, or choose a shop/)
        await settle(() =>
          answer('chooseLocation', {
            name: 'Roses',
            address: '1 Quay',
            regionCode: null,
            latitude: 22.5,
            longitude: 113.9,
          }),
        )
        await view.tap(/Goods cost/)
        await view.write('Amount', '96')
        await view.tap('Done')
        await agree(view)
        await debounced()
      },
    },
  ],
  // Pictures are kept by the uploads, which are tested there; the consent is kept too.
  fixed: ['images', 'agreed'],
}

/** Rooms that a test stay can be changed to. */
const rooms = ['Suite', 'Loft'].map((name) =>
  aRoom({ id: name, name, rates: [aRate({ id: name, name: 'Room only' })] }),
)

const stayChange: CheckOut = {
  screen: 'pages/hotel/change',
  by: 'features/stay/change-checkout.ts',
  params: { id: 'o1' },
  answers: {
    'hotel.orderDetail': aStay({ canChange: true }),
    'hotel.rooms': roomsOf(aRoom(), ...rooms),
    'hotel.calendar': aCalendar(),
  },
  quote: ['hotel.changeQuote', (quoteId) => aStayChange({ quoteId })],
  submit: ['hotel.change', { stay: aStay(), payBefore: later }],
  fill: (view) => view.tap(/^Suite · Room only/),
  button: 'Change, pay ¥138.00',
  edit: (view) => view.tap(/^Loft · Room only/),
  choose: [
    {
      walk: async (view) => {
        await view.tap(/^Check in/)
        await view.tap(/Fri 15 Feb/)
        await view.tap(/Sat 16 Feb/)
        await view.tap('Done')
        await view.tap(/^Loft · Room only/)
      },
    },
  ],
  fixed: ['orderId'],
}

/** Every check-out of the product. */
export const checkOuts: readonly CheckOut[] = [hotel, table, takeaway, mall, voucher, groupCart, errand, stayChange]
