import { renderScreen, type Answers } from '@/testing'
import { anOwnHotel, anOwnRate, hotelAnswers, roomTypeId } from '@/testing/merchant-hotel'
import RoomType from '.'

const opened = (
  params: { roomTypeId?: string } = { roomTypeId },
  answers: Answers = {},
  language: 'en' | 'zh' = 'en',
) => renderScreen(RoomType, { signedIn: true, params, answers: { ...hotelAnswers, ...answers }, language })
const both = (text: string) => ({ en: text, zh: text })

it('adds a room type, and then a rate to sell it at', async () => {
  const { view, api } = await opened({}, { 'merchant.hotel': anOwnHotel({ rooms: [] }) })
  await view.tap('Save')
  expect(api.calls('merchant.saveRoomType')).toEqual([])
  await view.write('Name, Chinese', '庭院房')
  await view.write('Price per night', '300')
  await view.write('Rooms of this type', '5')
  await view.tap('Twin beds')
  await view.tap('Add Adults in the price')
  const [room] = anOwnHotel().rooms
  const rooms = room ? [{ ...room, rates: [] }] : []
  api.answer('merchant.saveRoomType', anOwnHotel({ rooms }))
  await view.tap('Save')
  expect(api.calls('merchant.saveRoomType')).toMatchObject([
    {
      ...{ name: both('庭院房'), summary: both(''), bed: 'twin', extraAdultPrice: 0, allotment: 5 },
      ...{ includedAdults: 3, mostAdults: 3, mostGuests: 3, basePrice: 30_000, weekendPrice: 30_000 },
    },
  ])
  expect(view.getByText('No rates yet: guests can’t book this room')).toBeVisible()
  await view.tap('Add a rate')
  await view.tap('Pay at hotel')
  await view.tap('First night is paid now')
  await view.tap('Non-refundable')
  api.answer('merchant.saveRate', anOwnHotel())
  await view.tap('Save rate')
  expect(api.calls('merchant.saveRate')).toMatchObject([
    { roomTypeId, way: 'payAtHotel', percent: 100, breakfastPrice: null, cancelSteps: [], guaranteed: true },
  ])
  expect(view.getByRole('button', { name: /^Pay now · Breakfast included/ })).toBeVisible()
})

it('changes a room type and a rate, and keeps a policy that was made elsewhere', async () => {
  const cancelSteps = [{ daysBefore: 7, clock: '12:00', kept: 'share' as const, percent: 30 }]
  const [room] = anOwnHotel().rooms
  const rooms = room ? [{ ...room, rates: [anOwnRate({ cancelSteps })] }] : []
  const { view, api } = await opened({ roomTypeId }, { 'merchant.hotel': anOwnHotel({ rooms }) })
  await view.write('Fridays, Saturdays', '388')
  api.answer('merchant.saveRoomType', anOwnHotel({ rooms }))
  await view.tap('Save')
  expect(api.calls('merchant.saveRoomType')).toMatchObject([{ roomTypeId, basePrice: 26_800, weekendPrice: 38_800 }])
  await view.tap(/^Pay now · Breakfast included/)
  await view.write('Percent of the night’s price', '400')
  expect(view.getByText('Enter 1 to 300')).toBeVisible()
  await view.write('Percent of the night’s price', '110')
  api.answer('merchant.saveRate', anOwnHotel({ rooms }))
  await view.tap('Save rate')
  expect(api.calls('merchant.saveRate')).toMatchObject([
    { rateId: 'r1', percent: 110, memberPercent: 90, breakfastPrice: 3000, cancelSteps },
  ])
})

it('sets facilities and the prices of children and extra beds', async () => {
  const { view, api } = await opened()
  await view.tap('Balcony')
  await view.tap('Add Extra beds')
  await view.write('Each extra bed', '70')
  await view.tap('Add Children stay free')
  await view.tap('Add Child price')
  await view.write('Each child', '40')
  api.answer('merchant.saveRoomType', anOwnHotel())
  await view.tap('Save')
  const childPrices = [
    { until: 7, price: 0 },
    { until: 8, price: 4000 },
  ]
  expect(api.calls('merchant.saveRoomType')).toMatchObject([
    { facilities: ['bath', 'balcony'], extraBeds: 2, extraBedPrice: 7000, childPrices },
  ])
})

it('keeps prices of children that it does not show', async () => {
  const more = [0, 4000, 6000].map((price, index) => ({ until: index * 4, price }))
  const [room] = anOwnHotel().rooms
  const { view, api } = await opened(
    { roomTypeId },
    { 'merchant.hotel': anOwnHotel({ rooms: room ? [{ ...room, childPrices: more }] : [] }) },
  )
  api.answer('merchant.saveRoomType', anOwnHotel())
  await view.tap('Save')
  expect(api.calls('merchant.saveRoomType')[0]).not.toHaveProperty('childPrices')
})

it('limits the nights of a rate and how late it is booked', async () => {
  const { view, api } = await opened()
  await view.tap(/^Pay now · Breakfast included/)
  await view.tap('Add Minimum stay')
  await view.tap('Add Maximum stay')
  expect(view.getByText('Not below the minimum stay')).toBeVisible()
  await view.tap('Add Maximum stay')
  await view.tap('Add Book ahead by')
  api.answer('merchant.saveRate', anOwnHotel())
  await view.tap('Save rate')
  expect(api.calls('merchant.saveRate')).toMatchObject([{ leastNights: 2, mostNights: 2, advanceDays: 1 }])
})

it('takes a rate off sale', async () => {
  const { view, api } = await opened({ roomTypeId }, {}, 'zh')
  const [room] = anOwnHotel().rooms
  api.answer('merchant.removeRate', anOwnHotel({ rooms: room ? [{ ...room, rates: [] }] : [] }))
  await view.tap(/^在线付 · 含早餐/)
  await view.tap('删除该价格')
  expect(api.calls('merchant.removeRate')).toEqual([{ roomTypeId, rateId: 'r1' }])
  expect(view.getByText('暂无价格，客人无法预订')).toBeVisible()
})

it('asks before it takes a room type off sale', async () => {
  const { view, api } = await opened({ roomTypeId }, {}, 'zh')
  api.answer('merchant.removeRoomType', anOwnHotel({ rooms: [] }))
  await view.tap('停售该房型')
  await view.tap('停售该房型', view.getByRole('alertdialog'))
  expect(api.calls('merchant.removeRoomType')).toEqual([{ roomTypeId }])
})

it('lets single rooms by the hour, at a rate with its times', async () => {
  const { view, api } = await opened()
  await view.write('Rooms by the hour', '201, 202 201')
  api.answer('merchant.saveRoomType', anOwnHotel())
  await view.tap('Save')
  expect(api.calls('merchant.saveRoomType')).toMatchObject([{ hourlyRooms: ['201', '202'] }])
  await view.tap('Add a rate')
  await view.tap('By the hour')
  expect(view.queryByLabelText('Minimum stay')).toBeNull()
  await view.write('Price, ¥', '99')
  await view.tap('Add Hours')
  await view.tap('Remove one Until')
  const byHour = { hours: 5, price: 9900, from: '09:00', until: '20:00' }
  const [room] = anOwnHotel().rooms
  const rates = [anOwnRate({ way: 'hourly', hours: 5, byHour })]
  api.answer('merchant.saveRate', anOwnHotel({ rooms: room ? [{ ...room, rates }] : [] }))
  await view.tap('Save rate')
  expect(api.calls('merchant.saveRate')).toMatchObject([{ way: 'hourly', byHour, specialNights: null }])
  await view.tap(/^5 hours, ¥99 · 09:00–20:00/)
  expect(view.queryByRole('tab', { name: 'Pay now' })).toBeNull()
})

it('sells some rooms of some nights as a special', async () => {
  const { view, api } = await opened()
  await view.tap('Add a rate')
  await view.tap('Special')
  await view.tap('First night +1')
  await view.tap('Last night −1')
  await view.write('Special price a night, ¥', '199')
  await view.write('Rooms at this price', '0')
  expect(view.getByText('Enter at least 1')).toBeVisible()
  await view.write('Rooms at this price', '2')
  const specialNights = { from: '2030-02-21', until: '2030-02-25', price: 19_900, allotment: 2 }
  const [room] = anOwnHotel().rooms
  const rates = [anOwnRate({ special: true, specialNights })]
  api.answer('merchant.saveRate', anOwnHotel({ rooms: room ? [{ ...room, rates }] : [] }))
  await view.tap('Save rate')
  expect(api.calls('merchant.saveRate')).toMatchObject([{ way: 'prepaid', specialNights, byHour: null }])
  expect(view.getByRole('button', { name: /Special, ¥199 · 21 Feb – 25 Feb/ })).toBeVisible()
})

it('says when a room type is gone', async () => {
  const gone = await opened({ roomTypeId }, { 'merchant.hotel': anOwnHotel({ rooms: [] }) })
  expect(gone.view.getByText('This room type is no longer on sale')).toBeVisible()
})
