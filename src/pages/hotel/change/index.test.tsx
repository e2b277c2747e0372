import { aCalendar, aRate, aRoom, aStay, aStayChange, roomsOf, stayDays } from '@/testing/hotels'
import { drafts } from '@/state/base/drafts'
import { renderScreen, type Answers } from '@/testing'
import { Refusal } from '@/testing/server'
import { platform } from '../../../../tests/stand-ins/taro'
import Change from '.'

const quote = aStayChange()
const suite = aRoom({ id: 'k2', name: 'Suite', rates: [aRate({ id: 'r2', name: 'Room only' })] })
const answers: Answers = {
  'hotel.orderDetail': aStay({ canChange: true }),
  'hotel.rooms': roomsOf(aRoom(), suite),
  'hotel.calendar': aCalendar(),
  'hotel.changeQuote': quote,
  'hotel.change': { stay: aStay(), payBefore: '2030-02-13T02:00:00Z' },
}
beforeEach(() => drafts.clear())

const opened = (given: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Change, { params: { id: 'o1' }, signedIn: true, answers: { ...answers, ...given }, language })

it('changes to a more expensive room and continues to pay the difference', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Choose other dates or another room')).toBeVisible()
  expect(view.getByText('¥536.00 · 2 nights')).toBeVisible()
  await view.tap(/^Suite · Room only/)
  expect(api.calls('hotel.changeQuote')).toEqual([{ orderId: 'o1', ...stayDays, rateId: 'r2' }])
  expect(view.getByText('+¥138.00')).toBeVisible()
  await view.tap('Change, pay ¥138.00')
  expect(api.calls('hotel.change')).toMatchObject([{ quoteId: 'q1' }])
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('asks a hotel that confirms by hand, before anything is paid', async () => {
  const asked = { roomName: 'Suite', ...stayDays, difference: 13800, payBefore: '2030-02-13T02:00:00Z' }
  const { view, api } = await opened({
    'hotel.changeQuote': { ...quote, confirmsByHand: true },
    'hotel.change': { stay: aStay({ change: { ...asked, answerBefore: '2030-02-13T02:00:00Z' } }), payBefore: null },
  })
  await view.tap(/^Suite · Room only/)
  expect(view.getByText(/Your booking stands until it accepts/)).toBeVisible()
  await view.tap('Ask to change')
  expect(api.calls('hotel.change')).toHaveLength(1)
  expect(view.toast).toBe('Sent to the hotel')
})

it('changes to less expensive dates and refunds the difference', async () => {
  const { view, api } = await opened({
    'hotel.changeQuote': { ...quote, total: 40000, difference: -6200 },
    'hotel.change': { stay: aStay(), payBefore: null },
  })
  await view.tap(/^Check in/)
  await view.tap(/Fri 15 Feb/)
  await view.tap(/Sat 16 Feb/)
  await view.tap('Done')
  expect(api.calls('hotel.changeQuote')).toEqual([{ orderId: 'o1', checkIn: '2030-02-15', checkOut: '2030-02-16' }])
  await view.tap('Change, get ¥62.00 back')
  expect(api.calls('hotel.change')).toHaveLength(1)
})

it('names the night whose price has changed', async () => {
  const { view, api } = await opened({}, 'zh')
  await view.tap(/^Suite/)
  api.fail('hotel.change', 'quoteChanged', { night: '2030-02-20', was: 26800, now: 30000, total: 56800 })
  await view.tap('补差价¥138.00并修改')
  expect(api.calls('hotel.changeQuote')).toHaveLength(2)
})

it('keeps neither dates that have passed over a reload nor a rate that is not sold any more', async () => {
  const { view } = await opened()
  await view.tap(/^Check in/)
  await view.tap(/Fri 15 Feb/)
  await view.tap(/Sat 16 Feb/)
  await view.tap('Done')
  await view.tap(/^Suite · Room only/)
  document.body.replaceChildren()
  const { view: reloaded, api } = await opened({
    'hotel.rooms': ({ checkIn }: { checkIn: string }) => {
      if (checkIn !== stayDays.checkIn) throw new Refusal(400)
      return roomsOf(aRoom())
    },
  })
  expect(reloaded.getByText('Choose other dates or another room')).toBeVisible()
  expect(api.calls('hotel.rooms')).toHaveLength(2)
  expect(api.calls('hotel.changeQuote')).toEqual([])
})

it('says when a booking cannot be changed any more', async () => {
  const { view } = await opened({ 'hotel.orderDetail': aStay() })
  expect(view.getByText('This booking can no longer be changed')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Change, { params: { id: 'o1' }, signedIn: true, answers: {} })
  api.answer('hotel.orderDetail', aStay({ canChange: true }))
  api.answer('hotel.rooms', roomsOf(aRoom()))
  await view.tap('Try again')
  expect(view.getByText('Room and rate')).toBeVisible()
})
