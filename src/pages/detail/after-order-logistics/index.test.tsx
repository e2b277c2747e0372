import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import { renderScreen, settle } from '@/testing'
import { aReturnTrack } from '@/testing/after-sales'
import { platform } from '../../../../tests/stand-ins/taro'
import AfterOrderLogistics from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (track: ReturnTrack, more = {}) =>
  renderScreen(AfterOrderLogistics, {
    params: { refundId: 'r1' },
    answers: { 'aftersale.returnTrack': track, 'chat.auth': auth, ...more },
    signedIn: true,
  })

it('shows where the parcel is, all that the carrier said, and the shop that it goes to', async () => {
  const { view } = await show(aReturnTrack())
  expect(view.getByRole('heading', { name: 'In transit' })).toBeVisible()
  for (const text of [
    'ZTO Express',
    '1 item',
    'Left the hub',
    'You gave the parcel to the carrier',
    '18 Longwu Tea Town',
  ])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('View the case')
  expect(view.path).toContain('refund-details')
})

it('follows the parcel until it is delivered', async () => {
  const { view, api } = await show(aReturnTrack())
  api.answer('aftersale.returnTrack', aReturnTrack({}, { state: 'delivered', deliveredAt: '2026-01-01T04:05:00.000Z' }))
  await settle(() => platform.sockets[0]?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))
  expect(view.getByRole('heading', { name: /^Delivered to the shop/ })).toBeVisible()
})

it('lets the number be changed while nothing was scanned, and says that it was not scanned for a day', async () => {
  const unscanned: Partial<ReturnOnItsWay> = { state: 'shipped', news: null, events: [], quiet: true }
  const { view } = await show(aReturnTrack({ canSay: true }, unscanned))
  expect(view.getByText('No tracking updates yet')).toBeVisible()
  expect(view.getByText('No update for a day')).toBeVisible()
  await view.tap('Change number')
  expect(view.path).toContain('return-information')
})

it('leads to the number where nothing is on its way, and to the case where nothing can be said', async () => {
  const { view } = await show({ ...aReturnTrack({ state: 'awaitingReturn', canSay: true }), parcel: null })
  expect(view.getByText('Nothing on its way back yet')).toBeVisible()
  await view.tap('Add tracking no.')
  expect(view.path).toContain('return-information')
  const closed = await show({ ...aReturnTrack({ state: 'closed' }), parcel: null })
  await closed.view.tap('View the case')
  expect(closed.view.path).toContain('refund-details')
})

it('can be tried again', async () => {
  const { view, api } = await renderScreen(AfterOrderLogistics, { params: { refundId: 'r1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('chat.auth', auth)
  api.answer('aftersale.returnTrack', aReturnTrack())
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'In transit' })).toBeVisible()
})
