import { aStay } from '@/testing/hotels'
import { renderScreen, type Answers } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import Detail from '.'

const reasons = { items: [{ key: 'plans', text: 'My plans changed' }] }
const free = { kept: 0, back: 46200, until: '2030-02-19T10:00:00Z', isAll: true }
const opened = (change: Parameters<typeof aStay>[0] = {}, answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Detail, {
    params: { kind: 'hotel', id: 'o1' },
    signedIn: true,
    answers: {
      'hotel.orderDetail': aStay(change),
      'hotel.cancelQuote': free,
      'order.cancelReasons': reasons,
      'hotel.cancel': aStay({ state: 'cancelled', phase: 'cancelled', canCancel: false, cancel: [], refunded: 46200 }),
      ...answers,
    },
    language,
  })

it('shows a confirmed stay with its rule and who stays, and leads to the hotel', async () => {
  const { view } = await opened()
  for (const text of ['Booking confirmed', '¥462.00 back', 'No refund', 'Mia Lin', 'Hotel time (Shenzhen)'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap(/^Qihu Lakeside Inn/)
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/detail/index', params: { id: 'h1' } })
})

it.each([
  ['en', ['Refunded: 1 night¥316.00', 'Refunded: rest of the booking¥584.00', 'Total refunded¥900.00']],
  ['zh', ['已退1间夜¥316.00', '已退其余间夜¥584.00', '退款合计¥900.00']],
] as const)('lists all that came back of a stay that was cancelled in parts, in %s', async (language, rows) => {
  const part = { at: '2030-02-14T01:00:00Z', rooms: 1, nights: ['2030-02-21'], kept: 0, back: 31_600, refundId: 'r1' }
  const over = { state: 'cancelled', phase: 'cancelled', canCancel: false } as const
  const { view } = await opened(
    { ...over, cancel: [], total: 90_000, refunded: 90_000, partsBack: [part] },
    {},
    language,
  )
  for (const row of rows) expect(view.container).toHaveTextContent(row)
})

it('leads to the application for a refund of a stay that began', async () => {
  const { view } = await opened({ state: 'checkedIn', canCancel: false, cancel: [], actions: ['refund'] })
  await view.tap('More')
  await view.tap('Request a refund')
  expect(platform.pages.at(-1)?.params).toMatchObject({ orderId: 'o1' })
})

it('cancels for the sum that is shown', async () => {
  const { view, api } = await opened()
  await view.tap('Cancel')
  await view.tap('My plans changed')
  await view.tap('Cancel, get ¥462.00 back')
  expect(api.calls('hotel.cancel')).toMatchObject([{ orderId: 'o1', back: 46200, reason: 'My plans changed' }])
  expect(view.getByText('Booking cancelled')).toBeVisible()
})

it('asks once more with the new sum when a deadline passed meanwhile', async () => {
  const { view, api } = await opened()
  await view.tap('Cancel')
  await view.tap('My plans changed')
  api.fail('hotel.cancel', 'refundChanged', { kept: 23100, back: 23100 })
  api.answer('hotel.cancelQuote', { ...free, kept: 23100, back: 23100 })
  await view.tap('Cancel, get ¥462.00 back')
  expect(view.getByRole('alert')).toHaveTextContent('A deadline has passed')
  expect(view.getByRole('button', { name: 'Cancel, get ¥231.00 back' })).toBeEnabled()
})

it('cancels one night of two', async () => {
  const { view, api } = await opened({}, {}, 'zh')
  await view.tap('取消')
  await view.tap('2月21日 周四')
  expect(api.calls('hotel.cancelQuote').at(-1)).toEqual({ orderId: 'o1', nights: ['2030-02-20'] })
})

const inHouse = {
  ...{ state: 'checkedIn', canCancel: false, cancel: [], canExtend: true, departures: ['2030-02-21'] },
} as const

it('leaves early for the sum that is shown, which is asked once more when it has changed', async () => {
  const { view, api } = await opened(inHouse, {
    'hotel.cancelQuote': { ...free, kept: 6200, back: 20000, isAll: false },
  })
  await view.tap('Leave early')
  expect(view.getByText('When are you leaving?')).toBeVisible()
  expect(api.calls('hotel.cancelQuote')).toEqual([{ orderId: 'o1', nights: ['2030-02-21'] }])
  await view.tap('My plans changed')
  api.fail('hotel.cancel', 'refundChanged', { kept: 26200, back: 0 })
  api.answer('hotel.cancelQuote', { ...free, kept: 26200, back: 0, isAll: false })
  await view.tap('Leave early, get ¥200.00 back')
  expect(view.getByRole('alert')).toHaveTextContent('A deadline has passed')
  api.answer('hotel.cancel', aStay({ state: 'checkedIn', departures: [] }))
  await view.tap('Leave early')
  expect(api.calls('hotel.cancel').at(-1)).toMatchObject({ nights: ['2030-02-21'], back: 0 })
})

const longer = {
  ...{
    quoteId: 'q1',
    roomName: 'Lake-view king',
    rateName: 'Room only',
    checkIn: '2030-02-20',
    checkOut: '2030-02-23',
  },
  ...{ nights: 3, nightPrices: [{ night: '2030-02-22', price: 26800, parts: [], breakfasts: 0 }], total: 73000 },
  ...{
    paid: 46200,
    difference: 26800,
    atHotel: 0,
    reductions: [],
    confirmsByHand: false,
    cancel: [],
    freeUntil: null,
    utcOffset: 480,
  },
  expiresAt: '2030-02-13T06:00:00Z',
}

it('stays longer once the nights more are paid', async () => {
  const change = { stay: aStay(inHouse), payBefore: '2030-02-13T06:00:00Z' }
  const { view, api } = await opened(inHouse, { 'hotel.changeQuote': longer, 'hotel.change': change })
  await view.tap('Stay longer')
  expect(view.getByText('Check out on Sat 23 Feb')).toBeVisible()
  await view.tap('Add night')
  const asked = { orderId: 'o1', checkIn: '2030-02-20' }
  expect(api.calls('hotel.changeQuote')).toEqual([
    { ...asked, checkOut: '2030-02-23' },
    { ...asked, checkOut: '2030-02-24' },
  ])
  await view.tap('Stay longer, pay ¥268.00')
  expect(api.calls('hotel.change')).toMatchObject([{ quoteId: 'q1' }])
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('names the night of a longer stay whose price has changed', async () => {
  const { view, api } = await opened(inHouse, { 'hotel.changeQuote': longer }, 'zh')
  await view.tap('续住')
  api.fail('hotel.change', 'quoteChanged', { night: '2030-02-22', was: 26800, now: 30000, total: 30000 })
  await view.tap('支付¥268.00续住')
  expect(view.getByRole('alertdialog', { name: '价格有变化' })).toHaveTextContent('2月22日 周五：¥268.00 → ¥300.00')
  expect(api.calls('hotel.changeQuote')).toHaveLength(2)
})

it('closes the sheet of more nights when the guests have left meanwhile', async () => {
  const { view, api } = await opened(inHouse, { 'hotel.changeQuote': longer })
  await view.tap('Stay longer')
  api.fail('hotel.change', 'orderStateChanged')
  api.answer('hotel.orderDetail', aStay({ ...inHouse, state: 'review', phase: 'toReview', canExtend: false }))
  await view.tap('Stay longer, pay ¥268.00')
  expect(view.getByRole('dialog', { name: 'Stay longer' })).toHaveAttribute('aria-modal', 'false')
  expect(view.getByText('How was it?')).toBeVisible()
  expect(api.calls('hotel.changeQuote')).toHaveLength(1)
})

it.each([
  [23, 1],
  [25, 0],
])('offers to be late from the day before the arrival: %i hours before', async (hours, count) => {
  const arrival = new Date(Date.now() + hours * 3_600_000).toISOString()
  const { view } = await opened({ heldUntil: arrival, canBeLate: true, lateArrivals: [arrival] })
  expect(view.queryAllByRole('button', { name: 'I’ll be late' })).toHaveLength(count)
})

it('says once that a stay that keeps nothing is free to cancel', async () => {
  const free = { kept: 0, back: 0, percent: null }
  const cancel = [
    { ...free, until: '2030-02-19T10:00:00Z', kind: 'free' as const },
    { ...free, until: '2030-02-20T10:00:00Z', kind: 'firstNight' as const },
    { ...free, until: null, kind: 'all' as const },
  ]
  const { view } = await opened({ cancel, cancelNow: 0, freeUntil: '2030-02-19T10:00:00Z', way: 'payAtHotel' })
  expect(view.getAllByText('No charge')).toHaveLength(1)
  expect(view.getByText('At any time')).toBeVisible()
  expect(view.queryByText(/^Free to cancel for/)).toBeNull()
})

it('says that a booking of another kind cannot be shown', async () => {
  const { view } = await renderScreen(Detail, { params: { kind: 'boat', id: 'o1' }, signedIn: true })
  expect(view.getByText('This booking can’t be shown here')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const params = { kind: 'hotel', id: 'o1' }
  const { view, api } = await renderScreen(Detail, { params, signedIn: true, answers: {} })
  api.answer('hotel.orderDetail', aStay())
  await view.tap('Try again')
  expect(view.getByText('Booking confirmed')).toBeVisible()
})

const made: Parameters<typeof aStay>[0] = { state: 'completed', phase: 'done', canCancel: false, cancel: [] }

it('leads to the invoice of a stay that was made', async () => {
  const { view } = await opened({ ...made, invoice: 'open' })
  await view.tap('Invoice, Request')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/invoice/index', params: { orderId: 'o1' } })
})

it.each([
  ['After check-out', {}],
  ['Ask at the front desk', { way: 'payAtHotel', atHotel: 53600, total: 0 }],
] as const)('says how to get an invoice: %s', async (how, change) => {
  const { view } = await opened(change)
  expect(view.getByText(how)).toBeVisible()
})

it('says nothing of invoices where none is available', async () => {
  const { view } = await opened(made)
  expect(view.queryByText('Invoice')).toBeNull()
})
