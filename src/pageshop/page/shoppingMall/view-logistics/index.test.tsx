import { renderScreen } from '@/testing'
import { aMallOrder, aTrack } from '@/testing/mall'
import type { ParcelTrack } from '@contract/entities/order'
import ViewLogistics from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (track: ParcelTrack, more = {}) =>
  renderScreen(ViewLogistics, {
    params: { id: track.id },
    answers: { 'logistics.view': track, 'chat.auth': auth, ...more },
    signedIn: true,
  })

it('shows where the parcel is, what is in it, all that the carrier said, and where it goes', async () => {
  const { view } = await show(aTrack())
  expect(view.getByRole('heading', { name: 'Out for delivery' })).toBeVisible()
  for (const text of ['SF Express', '2 items · Parcel 1 of 2', 'Mr Zhou is on the way', 'Left the hub'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getAllByText('In transit')).toHaveLength(1)
  expect(view.getByText('The shop has shipped your order')).toBeVisible()
  expect(view.getByText(/138\*\*\*\*6209/)).toBeVisible()
})

it('shows another parcel of the order', async () => {
  const { view, api } = await show(aTrack())
  await view.tap('Parcel 2')
  expect(api.calls('logistics.view')).toEqual([{ parcelId: 'b1' }, { parcelId: 'b2' }])
})

it('calls the courier whom the last news names', async () => {
  const { view } = await show(aTrack())
  expect(view.getByRole('button', { name: 'Call courier' })).toBeVisible()
  expect(view.getByRole('button', { name: 'Call 13800138000' })).toBeVisible()
})

it('calls the carrier while no courier is named', async () => {
  const other = await show(aTrack({ news: null, events: [] }))
  expect(other.view.getByRole('button', { name: 'Call carrier' })).toBeVisible()
  expect(other.view.getByText('No tracking updates yet')).toBeVisible()
})

it('confirms the receipt of the order, and warns of what is not delivered', async () => {
  const order = aMallOrder({ status: 'pendingReceipt', parcels: 2, parcelsShipped: 2, parcelsDelivered: 1 })
  const { view, api } = await show(aTrack(), { 'order.detail': order, 'order.confirmReceipt': order })
  await view.tap('Confirm receipt')
  expect(view.getByText('1 of 2 parcels aren’t delivered yet. Confirming releases payment to the shop.')).toBeVisible()
  await view.tap('Confirm')
  expect(api.calls('order.confirmReceipt')).toMatchObject([{ orderId: 'o1' }])
})

it('says before a receipt is confirmed that an open case stays so', async () => {
  const refund = { id: 'r1', state: 'merchantReview' as const, amount: 5290, appliedAt: '2026-01-01T05:05:00.000Z' }
  const order = aMallOrder({ status: 'pendingReceipt', parcels: 1, parcelsShipped: 1, parcelsDelivered: 1, refund })
  const { view } = await show(aTrack(), { 'order.detail': order })
  await view.tap('Confirm receipt')
  expect(view.getByText(/Only confirm once you have everything. Your after-sales case stays open.$/)).toBeVisible()
})

it('says what opens the locker', async () => {
  const { view } = await show(aTrack({ state: 'locker', lockerCode: '8-2-3021' }))
  expect(view.getByText('8-2-3021')).toBeVisible()
})

it('says that it was not scanned for a day', async () => {
  const quiet = await show(aTrack({ state: 'inTransit', quiet: true }))
  expect(quiet.view.getByText('No update for a day')).toBeVisible()
})

it('says that it is being packed', async () => {
  const unshipped = { state: 'toShip', shippedAt: null, trackingNumber: null, carrier: null, news: null } as const
  const packed = await show(aTrack({ ...unshipped, carrierPhone: null, events: [], status: 'pendingShipment' }))
  expect(packed.view.getByText('Being packed in Hangzhou')).toBeVisible()
  expect(packed.view.queryByRole('button', { name: 'Confirm receipt' })).toBeNull()
})
