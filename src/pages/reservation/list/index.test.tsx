import { renderScreen, type Answers } from '@/testing'
import { aRestaurant, aWait } from '@/testing/tables'
import { platform } from '../../../../tests/stand-ins/taro'
import Reservations from '.'

const line = {
  id: 'o1',
  kind: 'table',
  store: aRestaurant,
  picture: aRestaurant.logo,
  state: 'confirmed',
  isOpen: true,
  at: '2030-02-15T10:30:00.000Z',
  until: null,
  utcOffset: 480,
  note: '4 guests · Booth',
  number: null,
  total: 5000,
}
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Reservations, {
    params: {},
    signedIn: true,
    language,
    answers: {
      'reservation.list': { items: [line], next: null },
      'waitlist.list': { items: [], next: null },
      ...answers,
    },
  })

it('lists reservations by kind and time, and opens one', async () => {
  const { view, api } = await opened()
  await view.tap('Tables')
  await view.tap('Upcoming')
  expect(api.calls('reservation.list').at(-1)).toMatchObject({ tab: 'upcoming', kind: 'table' })
  await view.tap(/^Bashan Hotpot/)
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/reservation/detail/index',
    params: { kind: 'table', id: 'o1' },
  })
})

it('takes what is held for a place in the waitlist', async () => {
  const offer = { at: '2030-02-15T10:30:00.000Z', itemId: 'booth', name: 'Booth', heldUntil: '2099-01-01T00:00:00Z' }
  const { view } = await opened({ 'waitlist.list': { items: [aWait({ ahead: 0, offer })], next: null } }, 'zh')
  await view.tap('立即预订: Bashan Hotpot')
  expect(platform.pages.at(-1)).toMatchObject({
    route: 'pages/shopding/confirm/index',
    params: { store: 's1', party: '2', seating: 'booth', waitlist: 'w1' },
  })
})

it('takes the nights that are held for a place in the waitlist', async () => {
  const stay = {
    ...{ rateId: 'r1', roomName: 'Lake-view king', checkIn: '2030-02-20', checkOut: '2030-02-22', rooms: 1, adults: 2 },
    childAges: [5],
  }
  const offer = { at: '2030-02-20T06:00:00Z', itemId: 'r1', name: 'Lake-view king', heldUntil: '2099-01-01T00:00:00Z' }
  const wait = aWait({ kind: 'hotel', stay, ahead: 0, offer })
  const { view } = await opened({ 'waitlist.list': { items: [wait], next: null } })
  expect(view.getByText('Lake-view king · 1 room · You’re first in line')).toBeVisible()
  expect(view.getByText('20 – 22 Feb')).toBeVisible()
  await view.tap('Book it: Bashan Hotpot')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/hotel/confirm/index',
    params: {
      ...{ rate: 'r1', checkIn: '2030-02-20', checkOut: '2030-02-22', rooms: '1', adults: '2', ages: '5' },
      waitlist: 'w1',
    },
  })
})

it('says that the list is empty', async () => {
  const { view } = await opened({ 'reservation.list': { items: [], next: null } })
  expect(view.getByText('No bookings here')).toBeVisible()
})

it('shows a reservation of a kind that it does not know as a plain line', async () => {
  const { view } = await opened({
    'reservation.list': { items: [{ ...line, kind: 'yacht', note: 'Two cabins' }], next: null },
  })
  expect(view.getByText('Two cabins')).toBeVisible()
  expect(view.queryByRole('button', { name: /^Bashan Hotpot/ })).toBeNull()
})

it('offers nothing to take for a place in the waitlist of a kind that it does not know', async () => {
  const offer = { at: '2030-02-15T10:30:00.000Z', itemId: 'cabin', name: 'Cabin', heldUntil: '2099-01-01T00:00:00Z' }
  const wait = aWait({ kind: 'yacht', ahead: 0, offer })
  const { view } = await opened({ 'waitlist.list': { items: [wait], next: null } })
  expect(view.getByText('You’re first in line')).toBeVisible()
  expect(view.queryByText(/table is free/)).toBeNull()
  expect(view.queryByRole('button', { name: /^Book it/ })).toBeNull()
})
