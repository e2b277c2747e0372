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
