import {
  aCalendar,
  aHotel,
  aHotelDetail,
  aRate,
  aRoom,
  aStayComment,
  commentsOf,
  roomsOf,
  stayDays,
} from '@/testing/hotels'
import { renderScreen, type Answers } from '@/testing'
import { aWait } from '@/testing/tables'
import type { Answer } from '@/services/api'
import { platform } from '../../../../tests/stand-ins/taro'
import Detail from '.'

const answers: Answers = {
  'hotel.detail': aHotelDetail(),
  'hotel.rooms': roomsOf(aRoom()),
  'hotel.calendar': aCalendar(),
  'hotel.comments': commentsOf(aStayComment()),
  'hotel.similar': { items: [] },
}
const opened = (given: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Detail, { params: { id: 'h1' }, signedIn: true, answers: { ...answers, ...given }, language })

it('shows the hotel, its rooms and what can be booked, and continues to the check-out', async () => {
  const { view } = await opened()
  expect(view.getByRole('heading', { name: 'Qihu Lakeside Inn' })).toBeVisible()
  expect(view.getByText('Free until 19 Feb, 18:00')).toBeVisible()
  await view.tap('Book: Lake-view king, Breakfast for 2')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/hotel/confirm/index',
    params: { rate: 'r1', ...stayDays, rooms: '1', adults: '2' },
  })
})

it('distinguishes rates of the same name by where they are paid', async () => {
  const rates = [aRate({ name: 'Room only' }), aRate({ id: 'r2', name: 'Room only', way: 'payAtHotel' })]
  const { view } = await opened({ 'hotel.rooms': roomsOf(aRoom({ rates })) })
  await view.tap('Book: Lake-view king, Room only, Pay at hotel')
  expect(platform.pages.at(-1)?.params).toMatchObject({ rate: 'r2' })
})

it('says of a rate what a night costs after coupons', async () => {
  const rates = [aRate({ afterCoupons: { price: 253_00, isToClaim: false } })]
  const { view } = await opened({ 'hotel.rooms': roomsOf(aRoom({ rates })) })
  expect(view.getByText('¥253 with coupon')).toBeVisible()
})

it('says in the sheet of a room without facts what the list says of it', async () => {
  const { view } = await opened({
    'hotel.rooms': roomsOf(aRoom({ facts: [], facilities: [], summary: '28 m² · King bed' })),
  })
  await view.tap(/^Lake-view king/)
  expect(view.getAllByText('28 m² · King bed')).toHaveLength(2)
})

it('marks a special beside a dearer rate of its name', async () => {
  const rates = [aRate({ name: 'Room only', special: true }), aRate({ id: 'r2', name: 'Room only' })]
  const { view } = await opened({ 'hotel.rooms': roomsOf(aRoom({ rates })) })
  expect(view.getAllByText('Special')).toHaveLength(1)
})

it('shows the rule and the nights of a rate in the sheet of its room', async () => {
  const { view } = await opened({}, 'zh')
  await view.tap(/^Lake-view king/)
  expect(view.getByText('1个价格')).toBeVisible()
  expect(view.getByText('2月20日 周三 · 含早')).toBeVisible()
  expect(view.getByText('不退款')).toBeVisible()
})

it('asks again for the days that are chosen in the calendar', async () => {
  const { view, api } = await opened()
  await view.tap(/^Check in/)
  await view.tap(/Fri 15 Feb/)
  await view.tap(/Sun 17 Feb/)
  expect(view.getByText('15 – 17 Feb · 2 nights')).toBeVisible()
  await view.tap('Done')
  expect(api.calls('hotel.rooms').at(-1)).toMatchObject({ checkIn: '2030-02-15', checkOut: '2030-02-17' })
})

it('says when nothing is free, and takes a day that has something', async () => {
  const refusal = { failure: 'nightFull' as const, message: 'Full on your dates' }
  const none = { ...roomsOf(aRoom({ rates: [aRate({ refusal })] })), from: null, nearest: ['2030-02-25'] }
  const { view, api } = await opened({ 'hotel.rooms': none })
  expect(view.getByText('No rooms for these dates')).toBeVisible()
  await view.tap('Mon 25 Feb')
  expect(api.calls('hotel.rooms').at(-1)).toMatchObject({ checkIn: '2030-02-25', checkOut: '2030-02-26' })
})

it('joins the line for a full room, but not for a special', async () => {
  const refusal = { failure: 'nightFull' as const, message: '2月20日当晚已满房' }
  const special = aRate({ id: 'r2', name: '限时特惠', special: true, refusal })
  const { view, api } = await opened(
    {
      'hotel.rooms': roomsOf(aRoom({ rates: [aRate({ refusal }), special] })),
      'waitlist.joinStay': aWait({ kind: 'hotel', ahead: 2 }),
    },
    'zh',
  )
  expect(view.getByRole('button', { name: '满房: Lake-view king, 限时特惠' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap(/^加入候补: Lake-view king/)
  await view.tap('加入候补')
  const wish = { rateId: 'r1', ...stayDays, rooms: 1, adults: 2, childAges: [] }
  expect(api.calls('waitlist.joinStay')).toMatchObject([wish])
  expect(platform.pages.at(-1)?.params).toEqual({ kind: 'hotel' })
})

it('joins no line when the question is answered with no', async () => {
  const refusal = { failure: 'nightFull' as const, message: '20 Feb is full' }
  const { view, api } = await opened({ 'hotel.rooms': roomsOf(aRoom({ rates: [aRate({ refusal })] })) })
  await view.tap(/^Join the waitlist: Lake-view king/)
  await view.tap('Not now')
  expect(view.queryByRole('alertdialog')).toBeNull()
  expect(api.calls('waitlist.joinStay')).toEqual([])
})

it('shows rooms by the hour where there are some, and books at the chosen time', async () => {
  const hours = aRate({ id: 'r4', name: '4 hours', way: 'hourly', hours: 4, starts: ['10:00', '14:00'] })
  const { view, api } = await opened({ 'hotel.detail': aHotelDetail({ hourly: true }) })
  const [day] = [stayDays.checkIn]
  api.answer('hotel.rooms', { ...roomsOf(aRoom({ rates: [hours] })), checkIn: day, checkOut: day, nights: 0 })
  await view.tap('By the hour')
  expect(api.calls('hotel.rooms').at(-1)).toMatchObject({ kind: 'hourly' })
  await view.tap('Book: Lake-view king, 4 hours')
  await view.tap('14:00')
  await view.tap('Book: Lake-view king, 4 hours', view.getByRole('dialog'))
  expect(platform.pages.at(-1)?.params).toMatchObject({ rate: 'r4', startAt: '14:00', checkIn: day, checkOut: day })
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Detail, { params: { id: 'h1' }, answers: {} })
  api.answer('hotel.detail', aHotelDetail())
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'Qihu Lakeside Inn' })).toBeVisible()
})

it('leads to a chat with the hotel', async () => {
  const { view } = await opened()
  await view.tap('Chat')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/message/detail/index',
    params: { with: 'store', storeId: aHotelDetail().id },
  })
})

it('leads to the licences of the hotel and to a report of it', async () => {
  const { view } = await opened()
  await view.tap('Licences')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/store/qualification/index', params: { storeId: 'h1' } })
  await view.tap('Report this hotel')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/store/report/index', params: { subject: 'store', id: 'h1' } })
})

const offer: Answer<'hotel.coupons'>['items'][number] = {
  ...{ id: 'c1', kind: 'platform', slot: 'envelope', name: 'Hotel coupon', storeId: null, scope: '' },
  ...{ amount: 3000, percent: null, minimum: 30_000, withFullDiscount: true, business: 'hotel' },
  ...{ validUntil: '2099-02-01T00:00:00.000Z', validDays: null, left: null, state: 'open' },
}

it('leads to the coupons for stays in it', async () => {
  const { view } = await opened({ 'hotel.coupons': { items: [offer] } })
  await view.tap('Hotel coupons, 1 coupon')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/money/index', params: { id: 'h1' } })
})

it('has no way to coupons while there are none', async () => {
  const { view } = await opened({ 'hotel.coupons': { items: [] } })
  expect(view.queryByText('Hotel coupons')).toBeNull()
})

it('shows all pictures of a room in its sheet', async () => {
  const pictures = ['bed', 'bath', 'view'].map((name) => ({ path: `/pictures/${name}`, colour: '#ccc' }))
  const { view } = await opened({ 'hotel.rooms': roomsOf(aRoom({ pictures })) })
  await view.tap(/^Lake-view king/)
  expect(view.getByRole('group', { name: '3 photos' })).toBeVisible()
  expect(view.getByText('1 / 3')).toBeVisible()
  await view.tap(/All facilities/)
  expect(view.path).toBe('pages/hotel/facilities/index')
})

it('shows its first reviews in the chosen order, also those with photos', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Quiet rooms')).toBeVisible()
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ hotelId: 'h1', sort: 'newest', filter: 'all' })
  await view.tap('Lowest score')
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ sort: 'worst', filter: 'all' })
  await view.tap('With photos')
  expect(api.calls('hotel.comments').at(-1)).toMatchObject({ sort: 'worst', filter: 'pictures' })
  await view.tap(/^Guest reviews: All/)
  expect(platform.pages.at(-1)?.route).toBe('pages/hotel/comment/index')
})

it('leads to its house rules and to similar hotels', async () => {
  const other = aHotel({ id: 'h2', name: 'Harbour House', distance: 800 })
  const { view } = await opened({ 'hotel.similar': { items: [other] } }, 'zh')
  expect(view.getByText('入住政策')).toBeVisible()
  expect(view.getByText('附近相似酒店')).toBeVisible()
  await view.tap('Harbour House')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/detail/index', params: { id: 'h2' } })
})
