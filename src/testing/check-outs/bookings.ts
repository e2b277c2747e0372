import { aCalendar, aRate, aRoom, aStay, aStayChange, aStayQuote, roomsOf, stayDays } from '../hotels'
import { aTableQuote } from '../tables'
import { agree, type CheckOut, coupons, later, note, phone, placed } from './check-out'

/** Rooms that a test stay can be changed to. */
const rooms = ['Suite', 'Loft'].map((name) =>
  aRoom({ id: name, name, rates: [aRate({ id: name, name: 'Room only' })] }),
)

export const hotel: CheckOut = {
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

export const table: CheckOut = {
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

export const stayChange: CheckOut = {
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
