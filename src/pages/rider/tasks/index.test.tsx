import { fireEvent } from '@testing-library/react'
import { connection } from '@/platform/device/connection'
import { currentPosition } from '@/platform/device/position'
import { callPhone } from '@/platform/device/phone-call'
import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { anApplication, statusOf } from '@/testing/applications'
import { anOffer, aRider, aSummary, aTask, riderAnswers, withTasks } from '@/testing/riders'
import Tasks from '.'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))
jest.mock('@/platform/media/new-order-alert', () => ({
  ...jest.requireActual<object>('@/platform/media/new-order-alert'),
  alertNewOrder: jest.fn(),
}))
const ask = jest.fn()
jest.mock('@/platform/session/subscribe', () => ({
  ...jest.requireActual<object>('@/platform/session/subscribe'),
  askToTell: (ids: readonly string[]) => ask(ids) as unknown,
}))
jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callsPhones: () => true,
  callPhone: jest.fn(),
}))

const here = { latitude: 22.535, longitude: 113.93 }
beforeEach(() => void jest.mocked(currentPosition).mockReset().mockResolvedValue(here))

// A step that waits for the network ends with the session.
afterEach(() => settle(() => token.set('')))

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Tasks, {
    signedIn: true,
    answers: { 'message.templates': { items: [] }, ...riderAnswers, ...answers },
    language,
  })

const offline = aRider({ shift: { state: 'offline', since: null, zone: null } })

it('says why it needs the place before it asks the device, then goes online and sends where the rider is', async () => {
  const { view, api } = await opened({ 'rider.me': offline, 'rider.position': { kept: true } })
  expect(view.getByText('Ready when you are')).toBeVisible()
  api.answer('rider.shift', aRider())
  await view.tap('Go online')
  expect(view.getByText('Linli needs your location')).toBeVisible()
  expect(currentPosition).not.toHaveBeenCalled()
  await view.tap('Continue')
  expect(api.calls('rider.shift')).toEqual([{ action: 'start' }])
  expect(view.getByText('Waiting for an order')).toBeVisible()
  await settle()
  expect(api.calls('rider.position')).toMatchObject([
    { positions: expect.arrayContaining([expect.objectContaining(here)]) },
  ])
})

it('stays offline where the device does not report its position', async () => {
  jest.mocked(currentPosition).mockRejectedValue(new Error('denied'))
  const { view, api } = await opened({ 'rider.me': offline })
  await view.tap('Go online')
  expect(api.calls('rider.shift')).toEqual([])
  expect(view.toast).toBe('Turn on location to get nearby orders')
})

it('offers a message about an unanswered offer to a rider who waits, where an app carries them', async () => {
  const items = [{ topic: 'order' as const, templateId: 'T1', left: 0 }]
  ask.mockResolvedValue({ code: 'c', accepted: ['T1'] })
  const { view, api } = await opened({ 'message.templates': { items }, 'message.subscribe': { items } })
  expect(view.getByText('Get notified of an offer you haven’t answered')).toBeVisible()
  await view.tap('Notify me')
  expect(api.calls('message.subscribe')).toMatchObject([{ code: 'c', topics: ['order'] }])
})

it('shows today’s figures, and why a shift cannot end yet', async () => {
  const { view, api } = await opened(withTasks(aTask()))
  await view.tap('Online')
  expect(view.getByText('Finish 1 order first')).toBeVisible()
  api.answer('rider.shift', aRider({ live: 1, shift: { state: 'paused', since: null, zone: null } }))
  await view.tap('Take a break')
  expect(api.calls('rider.shift')).toEqual([{ action: 'pause' }])
  expect(view.getByText('On a break')).toBeVisible()
})

it('opens an offer over the screen, with its pay, its parts and its way, and accepts it', async () => {
  const { view, api } = await opened({ 'rider.offers': { items: [anOffer()] } })
  const sheet = view.getByRole('dialog', { name: 'New offer' })
  for (const text of [
    'for you, tip included',
    '¥10.60',
    '¥3.00',
    'Old Lane Wonton',
    'Keyuan Park',
    '600 m',
    '1.5 km',
    '2 items',
  ])
    expect(sheet).toHaveTextContent(text)
  expect(view.getByRole('img', { name: /^\d+ seconds left$/ })).toBeVisible()
  api.answer('rider.accept', aTask())
  api.answer('rider.offers', { items: [] })
  await view.tap('Accept ¥13.60')
  expect(api.calls('rider.accept')).toEqual([{ offerId: anOffer().id }])
  expect(view.path).toBe('pages/rider/task/index')
})

it.each([20, -20])('opens an offer on a phone whose clock is %i minutes ahead', async (minutes) => {
  const time = () => Date.now() - minutes * 60_000
  const offer = anOffer({ expiresAt: new Date(time() + 20_000).toISOString() })
  const { view } = await renderScreen(Tasks, {
    signedIn: true,
    answers: { ...riderAnswers, 'rider.offers': { items: [offer] } },
    prepare: (server) => (server.clock = time),
  })
  expect(view.getByRole('dialog', { name: 'New offer' })).toBeVisible()
  expect(view.getByRole('img', { name: /^(19|2[01]) seconds left$/ })).toBeVisible()
})

it('says that another rider was faster, and closes the offer', async () => {
  const { view, api } = await opened({ 'rider.offers': { items: [anOffer()] } })
  api.fail('rider.accept', 'deliveryTaken')
  api.answer('rider.offers', { items: [] })
  await view.tap('Accept ¥13.60')
  expect(view.toast).toBe('Another rider took this')
  expect(view.queryByRole('dialog', { name: 'New offer' })).toBeNull()
})

it('declines an offer for a reason, which the rider can put off to do', async () => {
  const { view, api } = await opened({ 'rider.offers': { items: [anOffer()] } })
  await view.tap('Decline')
  expect(api.calls('rider.decline')).toEqual([])
  await view.tap('Too far')
  api.answer('rider.decline', {})
  api.answer('rider.offers', { items: [] })
  await view.tap('Decline')
  expect(api.calls('rider.decline')).toEqual([{ offerId: anOffer().id, reason: 'tooFar' }])
})

it('keeps an offer in the list when its sheet is closed, and opens it again', async () => {
  const { view } = await opened({ 'rider.offers': { items: [anOffer()] } })
  await settle(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(view.queryByRole('dialog', { name: 'New offer' })).toBeNull()
  await view.tap(/Old Lane Wonton/)
  expect(view.getByRole('dialog', { name: 'New offer' })).toBeVisible()
})

it('opens the sheet of an offer that is made again, under the id that it had', async () => {
  const { view, api } = await opened({ 'rider.offers': { items: [anOffer()] } })
  await settle(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
  await view.tap('Refresh')
  expect(view.queryByRole('dialog', { name: 'New offer' })).toBeNull()
  api.answer('rider.offers', { items: [anOffer({ expiresAt: new Date(Date.now() + 40_000).toISOString() })] })
  await view.tap('Refresh')
  expect(view.getByRole('dialog', { name: 'New offer' })).toBeVisible()
})

it('shows the deliveries in hand with their doors, reports an arrival and calls by a number that is nobody’s own', async () => {
  const { view, api } = await opened(withTasks(aTask({ isReady: true })))
  for (const text of ['#3023', 'Takeaway', '#3023 · ready', 'Keyuan Garden 3-1602'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('tab', { name: 'Tasks 1' })).toBeVisible()
  api.answer('rider.call', { number: '0755-86207742', until: '2099-01-01T00:00:00.000Z' })
  await view.tap('Call Old Lane Wonton')
  expect(api.calls('rider.call')).toEqual([{ deliveryId: aTask().id, party: 'store' }])
  expect(callPhone).toHaveBeenCalledWith('0755-86207742')
  api.answer('rider.arrive', aTask({ state: 'atPickup', step: 'pickUp' }))
  api.answer('rider.task', aTask({ state: 'atPickup', step: 'pickUp' }))
  await view.tap('I’m at the store: #3023')
  expect(api.calls('rider.arrive')).toMatchObject([{ deliveryId: aTask().id, at: 'pickup' }])
  expect(view.getByText('Picked up')).toBeVisible()
})

it('lists the deliveries in the order of their stops, which are numbered over all of them', async () => {
  const place = (latitude: number) => ({
    name: `At ${latitude}`,
    address: `Door ${latitude}`,
    latitude,
    longitude: 113.93,
  })
  const far = aTask({ number: '0001', pickup: place(22.56), dropOff: place(22.57) })
  const id = '018f0000-0000-7000-8000-0000000000d2'
  const onTheWay = { state: 'onTheWay', step: 'arriveDropOff' } as const
  const near = aTask({ id, number: '0002', ...onTheWay, pickup: place(22.58), dropOff: place(22.55) })
  jest.mocked(currentPosition).mockResolvedValue({ latitude: 22.54, longitude: 113.93 })
  const { view } = await opened(withTasks(far, near))
  await view.tap('Refresh')
  expect(view.getAllByText(/^#000\d$/).map(({ textContent }) => textContent)).toEqual([
    '#0002',
    '#0002',
    '#0001',
    '#0001',
  ])
  expect(document.body).toHaveTextContent(/1Door 22\.55.*2At 22\.56.*3Door 22\.57/)
})

it('keeps a step without network, continues, and sends it once the network is back', async () => {
  const { view, api } = await opened(withTasks(aTask()))
  await view.tap('I’m at the store: #3023')
  expect(view.getByText('Picked up')).toBeVisible()
  expect(view.getByText('1 step saved, sent when you’re back online')).toBeVisible()
  api.answer('rider.arrive', aTask({ state: 'atPickup', step: 'pickUp' }))
  await settle(() => connection.say(''))
  await view.tap('Refresh')
  await settle()
  expect(api.calls('rider.arrive').length).toBeGreaterThan(1)
  expect(view.queryByText(/saved, sent when/)).toBeNull()
})

it('lists the deliveries that ended, page by page', async () => {
  const done = aSummary({ state: 'delivered', step: null, endedAt: '2026-03-25T04:40:00.000Z' })
  const { view, api } = await opened()
  api.answer('rider.tasks', { items: [done], next: null })
  await view.tap('Done')
  expect(view.getByText('+¥13.60')).toBeVisible()
  expect(api.calls('rider.tasks').at(-1)).toMatchObject({ tab: 'done' })
})

it('says so where no delivery has ended', async () => {
  const { view } = await opened()
  await view.tap('Done')
  expect(view.getByText('No deliveries yet')).toBeVisible()
})

it('says that the customer is not a rider, and leads to the application', async () => {
  const { view, api } = await opened({ 'partner.status': statusOf(anApplication()) })
  expect(view.getByText('You’re not a rider yet')).toBeVisible()
  expect(api.calls('rider.me')).toEqual([])
  await view.tap('Become a rider')
  expect(view.path).toBe('pages/user/recruit/index')
})

it('tries again after a failure', async () => {
  const { view, api } = await renderScreen(Tasks, { signedIn: true })
  expect(view.getByText('Couldn’t load')).toBeVisible()
  for (const [name, answer] of Object.entries(riderAnswers)) api.answer(name as 'rider.me', answer as never)
  await view.tap('Try again')
  expect(view.getByText('Waiting for an order')).toBeVisible()
})

it('says that a rider is suspended and cannot go online', async () => {
  const { view } = await opened({
    'rider.me': aRider({ suspended: true, shift: { state: 'paused', since: null, zone: null } }),
  })
  expect(view.getByText(/^You’re suspended/)).toBeVisible()
  expect(view.getByRole('button', { name: 'Go online' })).toHaveAttribute('aria-disabled', 'true')
})

it('speaks Chinese', async () => {
  const { view } = await opened(withTasks(aTask()), 'zh')
  for (const text of ['任务', '听单中', '我已到店']) expect(view.getAllByText(text)[0]).toBeVisible()
})

it('goes online with a vehicle and a zone of those that are there to choose', async () => {
  const choices = {
    vehicles: ['electricScooter', 'car'] as const,
    zones: ['centre'],
    zoneNames: { centre: 'City centre' },
  }
  const { view, api } = await opened({ 'rider.me': { ...offline, choices } })
  api.answer('rider.shift', aRider())
  await view.tap('Offline')
  await view.tap('Car')
  await view.tap('City centre')
  await settle(() =>
    view
      .getAllByRole('button', { name: /^Go online/ })
      .at(-1)
      ?.click(),
  )
  expect(api.calls('rider.shift')).toEqual([{ action: 'start', vehicle: 'car', zone: 'centre' }])
})
