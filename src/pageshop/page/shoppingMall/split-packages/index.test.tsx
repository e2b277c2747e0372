import { renderScreen } from '@/testing'
import { aTrack } from '@/testing/mall'
import SplitPackages from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const unshipped = { state: 'toShip', carrier: null, trackingNumber: null, news: null, carrierPhone: null } as const

const show = (parcels: object[], remindAgainAt: string | null = null, more = {}) =>
  renderScreen(SplitPackages, {
    params: { id: 'o1' },
    answers: { 'mall.split': { utcOffset: 480, parcels, remindAgainAt }, 'chat.auth': auth, ...more } as never,
    signedIn: true,
  })

it('shows each parcel with its state, carrier, contents and last news', async () => {
  const { view } = await show([aTrack(), aTrack({ id: 'b2', number: 2, ...unshipped })])
  expect(view.getByRole('heading', { name: 'Parcels (2)' })).toBeVisible()
  expect(view.getByText(/in 2 parcels/)).toBeVisible()
  for (const text of ['Out for delivery', 'SF1428 6630 1127', '×2', 'Mr Zhou is on the way', 'To ship'])
    expect(view.getAllByText(text)[0]).toBeVisible()
  expect(view.getByText('Being packed in Hangzhou')).toBeVisible()
})

it('leads to the tracking of a parcel', async () => {
  const { view } = await show([aTrack()])
  await view.tap('Track: Parcel 1')
  expect(view.path).toMatch(/view-logistics/)
})

it('reminds the shop of what is not shipped', async () => {
  const parcels = [aTrack(unshipped)]
  const { view, api } = await show(parcels, null, { 'order.remindMerchant': { remindedAt: '2026-01-01T05:00:00Z' } })
  await view.tap('Remind: Parcel 1')
  expect(api.calls('order.remindMerchant')).toEqual([{ orderId: 'o1' }])
})

it('reminds it once a day', async () => {
  const again = await show([aTrack(unshipped)], '2026-01-02T05:00:00Z')
  await again.view.tap('Reminded: Parcel 1')
  expect(again.api.calls('order.remindMerchant')).toEqual([])
})

it('offers help for a lost parcel', async () => {
  const { view } = await show([aTrack({ state: 'lost' })])
  expect(view.getByText('Lost')).toBeVisible()
  expect(view.getByRole('button', { name: 'Contact us' })).toBeVisible()
})

it('says when nothing is left', async () => {
  const none = await show([])
  expect(none.view.getByText('No parcels')).toBeVisible()
})
