import { settle, renderScreen } from '@/testing'
import { aHotelStay, arrivalsPage, hotelAnswers } from '@/testing/merchant-hotel'
import Arrivals from '.'

jest.mock('@/platform/media/new-order-alert', () => ({
  ...jest.requireActual<object>('@/platform/media/new-order-alert'),
  alertNewOrder: jest.fn(),
}))

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Arrivals, { signedIn: true, answers: { ...hotelAnswers, ...answers }, language })

it('shows who arrives, with what the desk needs, and the day’s figures', async () => {
  const { view } = await opened()
  const texts = ['Qihu Lakeside Inn', 'Expected 15:00', 'Ms Lin', '138****6209', 'Guest Mia Lin · 2 adults']
  for (const text of [...texts, 'Lake-view king × 1', '2 nights, to 22 Feb · Breakfast', 'Quiet room', 'Paid'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('tab', { name: 'To arrive 4' })).toBeVisible()
})

it('checks a guest in, once for a key, and asks again who is left', async () => {
  const { view, api } = await opened()
  api.answer('merchant.checkIn', aHotelStay({ state: 'checkedIn', actions: ['checkOut'] }))
  api.answer('merchant.arrivals', arrivalsPage([]))
  await view.tap('Check in: Ms Lin')
  expect(api.calls('merchant.checkIn')).toEqual([
    { orderId: aHotelStay().id, idempotencyKey: expect.any(String) as string },
  ])
  expect(view.getByText('No more arrivals')).toBeVisible()
  expect(view.getByText('5 stays the next day')).toBeVisible()
})

it('answers a guest’s change before anything else', async () => {
  const change = { roomName: 'Suite', checkIn: '2030-02-21', checkOut: '2030-02-23', difference: -5_000 }
  const order = aHotelStay({
    change: { ...change, answerBefore: '2030-02-13T02:30:00.000Z' },
    actions: ['checkIn', 'cannotHost', 'refuseChange', 'acceptChange'],
  })
  const { view, api } = await opened({
    'merchant.arrivals': arrivalsPage([], { waiting: [order] }),
    'merchant.answerChange': aHotelStay(),
  })
  expect(view.getByText(/^Asks to change to .* · Suite · ¥50.00 less$/)).toBeVisible()
  expect(view.queryByRole('button', { name: /^Check in/ })).toBeNull()
  await view.tap('Accept change: Ms Lin')
  expect(api.calls('merchant.answerChange')).toMatchObject([{ orderId: order.id, accepted: true }])
})

it('says what is to be collected before a guest is checked in', async () => {
  const { view, api } = await opened({
    'merchant.arrivals': arrivalsPage([aHotelStay({ collect: 57_600, heldUntil: '2030-02-20T10:00:00.000Z' })]),
  })
  expect(view.getByText('Held until 18:00')).toBeVisible()
  expect(view.getByText('Collect ¥576.00')).toBeVisible()
  await view.tap('Collect and check in: Ms Lin')
  expect(view.getByText('Collect ¥576.00 from Ms Lin first')).toBeVisible()
  expect(api.calls('merchant.checkIn')).toEqual([])
  const inHouse = aHotelStay({ collect: 57_600, state: 'checkedIn', actions: ['checkOut', 'cannotHost'] })
  api.answer('merchant.checkIn', inHouse)
  api.answer('merchant.arrivals', arrivalsPage([inHouse]))
  await view.tap('Mark paid and check in')
  expect(api.calls('merchant.checkIn')).toHaveLength(1)
  expect(view.getByText('Leaves 22 Feb')).toBeVisible()
  expect(view.queryByText('Collect ¥576.00')).toBeNull()
})

it('marks a guest as a no-show, after the cut-off and after confirmation', async () => {
  const late = aHotelStay({ noShowFrom: '2020-02-20T22:00:00.000Z', actions: ['checkIn', 'noShow', 'cannotHost'] })
  const { view, api } = await opened({ 'merchant.arrivals': arrivalsPage([late]) })
  expect(view.getByText('Due 20 Feb')).toBeVisible()
  await view.tap('No-show: Ms Lin')
  await view.tap('Not yet')
  expect(api.calls('merchant.noShow')).toEqual([])
  api.answer('merchant.noShow', aHotelStay({ state: 'noShow', actions: [] }))
  await view.tap('No-show: Ms Lin')
  await view.tap('No-show')
  expect(api.calls('merchant.noShow')).toHaveLength(1)
})

it('refunds everything to a guest whom it cannot host, with a reason', async () => {
  const { view, api } = await opened()
  await view.tap('More: Ms Lin')
  expect(view.getByText('from 21 Feb, 06:00')).toBeVisible()
  await view.tap('We can’t host them')
  await view.tap('The room is out of order')
  api.answer('merchant.cannotHost', aHotelStay({ state: 'cancelled', actions: [] }))
  await view.tap('We can’t host them')
  expect(api.calls('merchant.cannotHost')).toMatchObject([{ reason: 'The room is out of order' }])
})

it('confirms or refuses what waits, above all tabs', async () => {
  const waits = aHotelStay({
    ...{
      id: '018f0000-0000-7000-8000-0000000000c8',
      state: 'waitingConfirm',
      answerBefore: '2099-02-20T10:00:00.000Z',
    },
    actions: ['accept', 'refuse'],
  })
  const { view, api } = await opened({ 'merchant.arrivals': arrivalsPage([], { waiting: [waits] }) })
  expect(view.getByText('To confirm')).toBeVisible()
  expect(view.getByText('Arrives 20 Feb')).toBeVisible()
  api.answer('merchant.accept', { ...waits, state: 'confirmed' })
  await view.tap('Accept: Ms Lin')
  expect(api.calls('merchant.accept')).toMatchObject([{ orderId: waits.id }])
  await view.tap('Decline: Ms Lin')
  await view.tap('The room was sold elsewhere')
  api.answer('merchant.refuse', { ...waits, state: 'cancelled' })
  await view.tap('Decline')
  expect(api.calls('merchant.refuse')).toMatchObject([{ reason: 'The room was sold elsewhere' }])
})

it('goes to other days and back, and to other tabs', async () => {
  const { view, api } = await opened()
  api.answer('merchant.arrivals', arrivalsPage([], { day: '2030-02-21' }))
  await view.tap('Later')
  await settle()
  expect(view.getByText('Thu 21 Feb')).toBeVisible()
  await view.tap('To leave')
  await view.tap('Thu 21 Feb Back to today')
  expect(api.calls('merchant.arrivals').slice(1)).toMatchObject([
    { day: '2030-02-21', tab: 'toArrive' },
    { day: '2030-02-21', tab: 'toLeave' },
    { tab: 'toLeave' },
  ])
})

it('can be tried again when it did not load', async () => {
  const { 'merchant.arrivals': _arrivals, ...others } = hotelAnswers
  const { view, api } = await renderScreen(Arrivals, { signedIn: true, answers: others })
  api.answer('merchant.arrivals', arrivalsPage([aHotelStay()]))
  await view.tap('Try again')
  expect(view.getByText('Ms Lin')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  for (const text of ['今天', '待入住', '预计15:00', 'Lin女士', '办理入住', '2晚，2月22日离店 · Breakfast'])
    expect(view.getAllByText(text)[0]).toBeVisible()
})
