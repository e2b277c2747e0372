import { aStayQuote, stayDays } from '@/testing/hotels'
import { answer } from '@/platform/navigation/pick'
import { language } from '@/platform/session/language'
import { renderScreen, settle, type Answers } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import Confirm from '.'

const params = { rate: 'r1', ...stayDays, rooms: '1', adults: '2' }
const booked = { orderId: 'o1', total: 46200, payBefore: '2030-02-13T02:00:00Z' }
const answers: Answers = {
  'hotel.confirm': aStayQuote(),
  'hotel.submit': booked,
  'user.phone': { phone: '13807556209', maskedPhone: '138****6209' },
}
const opened = (given: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Confirm, { params, signedIn: true, answers: { ...answers, ...given }, language })

it('books with the guest’s name and consent, and opens the payment', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Wed 20 Feb')).toBeVisible()
  await view.write('Guest', 'Mia Lin')
  await view.tap('Book now')
  expect(api.calls('hotel.submit')).toEqual([])
  expect(view.getByText('Agree to the terms first')).toBeVisible()
  await view.tap('I agree to the In-store Service Agreement')
  await view.tap('Book now')
  expect(api.calls('hotel.submit')).toMatchObject([
    { quoteId: 'q1', guests: [{ name: 'Mia Lin' }], contact: { phone: '13807556209' }, agreed: true },
  ])
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('opens the booking where nothing is paid now', async () => {
  const { view } = await opened({ 'hotel.submit': { ...booked, total: 0, payBefore: null } }, 'zh')
  await view.write('入住人姓名', '林米娅')
  await view.tap('我已阅读并同意《到店服务协议》')
  await view.tap('立即预订')
  expect(platform.pages.at(-1)?.params).toEqual({ kind: 'hotel', id: 'o1' })
})

it('asks a name for each room, and the new price', async () => {
  const { view, api } = await opened()
  api.answer('hotel.confirm', aStayQuote({ rooms: 2 }))
  await view.tap('Add Rooms')
  expect(api.calls('hotel.confirm').at(-1)).toMatchObject({ rooms: 2, adults: 2 })
  expect(view.getByText('Room 2 guest')).toBeVisible()
})

it('keeps the number of rooms whose price is shown, when more cannot be had', async () => {
  const { view, api } = await opened()
  api.fail('hotel.confirm', 'nightFull')
  await view.tap('Add Rooms')
  expect(view.queryByText('Room 2 guest')).toBeNull()
  await view.write('Guest', 'Mia Lin')
  await view.tap('I agree to the In-store Service Agreement')
  await view.tap('Book now')
  expect(api.calls('hotel.submit')).toMatchObject([{ quoteId: 'q1', guests: [{ name: 'Mia Lin' }] }])
})

it('asks when hours begin, and for their price then', async () => {
  const hours = { nights: 0, rateName: '4 hours', way: 'hourly' as const, startAt: '10:00', starts: ['10:00', '14:00'] }
  const { view, api } = await opened({ 'hotel.confirm': aStayQuote({ ...hours, checkOutAt: '2030-02-20T10:00:00Z' }) })
  expect(view.getByText('14:00 to 18:00')).toBeVisible()
  await view.tap(/^From/)
  await view.tap('14:00')
  expect(api.calls('hotel.confirm').at(-1)).toMatchObject({ startAt: '14:00' })
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Confirm, { params, signedIn: true, answers: {} })
  api.answer('hotel.confirm', aStayQuote())
  await view.tap('Try again')
  expect(view.getByText('Guest details')).toBeVisible()
})

it('sends the requests that are ticked, and takes one out again', async () => {
  const { view, api } = await opened()
  for (const request of ['Quiet room', 'Baby cot', 'Quiet room', 'High floor']) await view.tap(request)
  await view.write('Guest', 'Mia Lin')
  await view.tap('I agree to the In-store Service Agreement')
  await view.tap('Book now')
  expect(api.calls('hotel.submit')).toMatchObject([{ requests: ['babyCot', 'highFloor'], wishes: '' }])
})

it('sends the same after a remount, whatever control was used, once its terms are agreed to again', async () => {
  const quoted = { starts: ['10:00', '14:00'], startAt: '10:00' }
  const { view, api } = await opened({
    'hotel.confirm': (({ rooms, startAt = '10:00' }: { rooms: number; startAt?: string }) =>
      aStayQuote({ ...quoted, rooms, startAt })) as never,
  })
  await view.tap('Add Rooms')
  await view.write('Room 1 guest', 'Mia Lin')
  await view.write('Room 2 guest', 'Ben Wu')
  await view.tap('Ms')
  await view.write('Phone number', '13900001111')
  await view.tap(/^From/)
  await view.tap('14:00')
  await view.tap(/^Arrival/)
  await view.tap(/15:00/)
  await view.tap('Quiet room')
  await view.tap(/^Note/)
  await settle(() => answer('noteEditor', 'A room by the lake'))
  await view.tap(/^Coupons/)
  await settle(() => answer('couponPicker', { couponIds: ['c2'] }))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  const price = api.calls('hotel.confirm').at(-1)
  expect(price).toMatchObject({ rooms: 2, startAt: '14:00', couponIds: ['c2'] })
  await view.tap(/^I agree to/)
  api.break('hotel.submit', 500)
  await view.tap('Book now')

  await settle(() => language.set('zh'))
  expect(api.calls('hotel.confirm').at(-1)).toEqual(price)
  await view.tap(/^我已阅读并同意/)
  await view.tap('立即预订')
  const [before, after] = api.calls('hotel.submit') as object[]
  expect(after).toEqual({ ...before, idempotencyKey: expect.any(String) })
})
