import type { GroupCart, GroupCartLine, GroupInvitation, GroupPerson } from '@contract/entities/group-cart'
import { aLine, aDish } from './menu'
import { aStore } from './stores'

const picture = { path: '', colour: '#ffc9b5' }
const { id, name, logo, status, minimumOrder } = aStore()
const store = { id, name, logo, status, minimumOrder }
const share = { goods: 1800, fees: 150, offers: 0, total: 1950, back: 0 }

/** A dish of a test shared cart. */
const lineOf = (dish: string, quantity = 1) => {
  const { purchaseLimit: _limit, limitLeft: _left, ...line } = aLine(aDish(dish), quantity)
  return line
}

/** Mia, who hosts the test cart; the caller unless said otherwise. */
export const aHost = (change: Partial<GroupPerson> = {}): GroupPerson => ({
  id: 'p1',
  name: 'Mia',
  avatar: picture,
  isHost: true,
  isMine: true,
  isReady: false,
  joinedAt: '2026-02-12T03:30:00.000Z',
  spent: 1800,
  lines: [lineOf('Beef noodles')],
  share,
  paying: null,
  isDropped: false,
  nudgeFrom: null,
  ...change,
})

/** Ben, who has joined the test cart. */
export const aGuest = (change: Partial<GroupPerson> = {}): GroupPerson =>
  aHost({ id: 'p2', name: 'Ben', isHost: false, isMine: false, lines: [lineOf('Iced cola')], ...change })

/** A test cart of Mia and Ben as Mia sees it, to be locked at ¥39. */
export const aGroupCart = (change: Partial<GroupCart> = {}): GroupCart => ({
  id: 'c1',
  state: 'open',
  store,
  name: '',
  deadline: '2099-02-12T04:00:00.000Z',
  utcOffset: 480,
  cap: null,
  feeSplit: 'equal',
  payer: 'host',
  token: 'link',
  address: 'Keyuan Garden',
  addressId: 'a1',
  people: [aHost(), aGuest()],
  components: [{ kind: 'goods', amount: 3600, original: null, label: '' }],
  total: 3900,
  missing: 0,
  blocker: null,
  order: null,
  progress: null,
  payBefore: null,
  paid: 0,
  payment: null,
  refunded: 0,
  ...change,
})

/** The test cart as Ben sees it. */
export const aJoinedCart = (change: Partial<GroupCart> = {}): GroupCart =>
  aGroupCart({ people: [aGuest({ isMine: true }), aHost({ isMine: false })], addressId: null, ...change })

/** The invitation to the test cart. */
export const aGroupInvitation = (change: Partial<GroupInvitation> = {}): GroupInvitation => ({
  state: 'open',
  store,
  name: '',
  deadline: '2099-02-12T04:00:00.000Z',
  utcOffset: 480,
  cap: 5000,
  feeSplit: 'equal',
  payer: 'host',
  host: { name: 'Mia', avatar: picture },
  people: 2,
  isFull: false,
  cartId: null,
  ...change,
})

/** The test cart in the list of its people. */
export const aGroupCartLine = (change: Partial<GroupCartLine> = {}): GroupCartLine => ({
  ...{ id: 'c1', state: 'open', name: '', store: { id, name, logo }, payer: 'host', people: 2, isHost: true },
  ...{ joinedAt: '2026-02-12T03:30:00.000Z', utcOffset: 480, share: null, toPay: 0, ...change },
})
