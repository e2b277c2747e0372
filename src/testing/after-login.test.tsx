import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import Taro from '@tarojs/taro'
import type { CallName } from '@contract/calls'
import type { OfferedCoupon } from '@contract/entities/coupon'
import { defaultSettings } from '@contract/settings'
import { signedIn } from '@/platform/session/token'
import { deployment } from '@/platform/session/deployment'
import type { RootState } from '@/state'
import { platform } from '../../tests/stand-ins/taro'
import { aClaimable, aCoupon } from './coupons'
import { aGroupCart, aGroupInvitation } from './group-cart'
import { aGroupDeal, anOpenGroup } from './group-deals'
import { aCalendar, aHotelDetail, aRate, aRoom, commentsOf, roomsOf } from './hotels'
import { aStoreDetail } from './menu'
import { aPresale } from './presales'
import { aMallCart, aProduct, aSku } from './products'
import { aReview, reviewCounts } from './reviews'
import type { FakeServer } from './server'
import { aQueueBoard, aWait, someOptions } from './tables'
import { aSession, aUser } from './user'
import type { View } from './view'
import { aPackage } from './vouchers'
import { renderScreen, settle, type Answers } from '.'

jest.mock('@/platform/session/virtual-goods', () => ({
  ...jest.requireActual<object>('@/platform/session/virtual-goods'),
  sellsVirtualGoods: () => true,
}))

interface Wish {
  /** The file in `src` that needs the login. */
  readonly by: string
  readonly screen: string
  readonly params?: Readonly<Record<string, string>>
  /** Answers before the change, and after it. */
  readonly answers?: (done: boolean) => Answers
  /** The call after which the server answers as `done`. */
  readonly changes?: CallName
  readonly taps: readonly (string | RegExp)[]
  /** Checks the mounted screen afterwards. */
  readonly shows: (view: View, api: FakeServer) => unknown
}

const until = '2099-01-01T00:00:00.000Z'
const offer = (state: OfferedCoupon['state']): OfferedCoupon => ({
  ...aCoupon(),
  id: 'o1',
  name: 'Weekly',
  state,
  validUntil: null,
  validDays: 7,
  left: null,
})
const store = aStoreDetail({ memberEnvelope: 800 })
const product = aProduct()
const soldOut = { soldOut: true, skus: [aSku({ soldOut: true })], axes: [] }
const plan = { key: 'year', name: 'Year', price: 12800, listPrice: 24000, days: 366 }
const gifts = { envelopes: 4, envelopeAmount: 500, bonus: 2, bonusAmount: 300 }
const nightFull = { failure: 'nightFull' as const, message: '20 Feb is full' }
const friends = { store: { name: 'Noodles', logo: product.picture }, items: [], count: 2, asker: 'A**' }
const held = { groupId: 'g9', orderId: 'o1', total: 128_00, payBefore: until }
const mall = 'pageshop/page/shoppingMall'
const at = (path: string) => (view: View) => expect(view.path).toBe(path)

const wishes: readonly Wish[] = [
  {
    by: 'features/review/Translated/index.tsx',
    screen: 'pages/store/comments',
    params: { goodsId: 'g1' },
    answers: () => ({
      'goods.comments': {
        ...{ items: [aReview({ text: '汤很热' })], next: null },
        summary: { likedPercent: 96, liked: 96, disliked: 4, counts: reviewCounts },
      },
      'review.translate': { text: 'The soup is hot', followUp: null, reply: null },
    }),
    taps: ['Translate: review by Mei'],
    shows: (view) => expect(view.getByText('The soup is hot')).toBeVisible(),
  },
  {
    by: 'features/message/reminders.ts',
    screen: `${mall}/presale-detail`,
    params: { id: aPresale().id },
    answers: (done) => ({
      'mall.presaleDetail': aPresale({ phase: 'soon', depositFrom: until }),
      'message.reminders': { items: done ? [{ subject: 'presale', subjectId: aPresale().id }] : [] },
      'message.remind': { on: true },
    }),
    changes: 'message.remind',
    taps: ['Remind me'],
    shows: (view) => expect(view.getByRole('button', { name: 'Reminder on' })).toBeVisible(),
  },
  {
    by: 'features/store/favorite.ts',
    screen: `${mall}/merchandise-details`,
    params: { id: product.id },
    answers: (done) => ({ 'mall.product': aProduct({ collected: done }), 'goods.collect': { collected: true } }),
    changes: 'goods.collect',
    taps: ['Save'],
    shows: (view) => expect(view.getByText('Saved')).toBeVisible(),
  },
  {
    by: 'features/coupon/claims.ts',
    screen: 'pages/tab/my',
    answers: (done) => ({
      'home.coupons': { items: done ? [] : [aClaimable()] },
      'home.receiveCoupon': aCoupon(),
    }),
    changes: 'home.receiveCoupon',
    taps: ['Claim red envelopes'],
    shows: (view) => expect(view.queryByText('Claim red envelopes')).toBeNull(),
  },
  {
    by: 'features/coupon/Offer/claims.ts',
    screen: 'pages/user/coupon-center',
    answers: (done) => ({
      'coupon.center': { items: [offer(done ? 'received' : 'open')], next: null },
      'coupon.gifts': { items: [], next: null },
      'home.receiveCoupon': aCoupon(),
    }),
    changes: 'home.receiveCoupon',
    taps: ['Claim Weekly'],
    shows: (view) => expect(view.getByText('Claimed')).toBeVisible(),
  },
  {
    by: 'features/coupon/Offer/claims.ts',
    screen: `${mall}/voucher-collection`,
    answers: (done) => ({
      'coupon.center': { items: [offer(done ? 'received' : 'open')], next: null },
      'home.receiveCoupon': aCoupon(),
    }),
    changes: 'home.receiveCoupon',
    taps: ['Claim Weekly'],
    shows: (view) => expect(view.getByText('Claimed')).toBeVisible(),
  },
  {
    by: 'features/coupon/Offer/claims.ts',
    screen: 'pages/hotel/money',
    answers: (done) => ({
      'hotel.coupons': { items: [offer(done ? 'received' : 'open')] },
      'home.receiveCoupon': aCoupon(),
    }),
    changes: 'home.receiveCoupon',
    taps: ['Claim Weekly'],
    shows: (view) => expect(view.getByText('Claimed')).toBeVisible(),
  },
  {
    by: 'features/group-deal/places.ts',
    screen: 'pages/group/index',
    answers: () => ({
      'group.list': { items: [aGroupDeal()], next: null },
      'group.open': { items: [anOpenGroup()], next: null },
      'group.join': held,
    }),
    taps: ['Open groups', 'Join Hang’s group'],
    shows: at('pages/group/status/index'),
  },
  {
    by: `${mall}/merchandise-details/model.ts`,
    screen: `${mall}/merchandise-details`,
    params: { id: product.id, sku: product.skus[0]?.id ?? '' },
    answers: () => ({ 'mall.product': product, 'cart.add': aMallCart([]) }),
    taps: ['Add to cart'],
    shows: (view, api) => {
      expect(api.calls('cart.add')).toHaveLength(1)
      expect(view.toast).toBe('Added to your cart')
    },
  },
  {
    by: `${mall}/merchandise-details/model.ts`,
    screen: `${mall}/merchandise-details`,
    params: { id: product.id },
    answers: (done) => ({
      'mall.product': aProduct({ ...soldOut, waitedFor: done ? [null] : [] }),
      'mall.notifyMe': { on: true },
    }),
    changes: 'mall.notifyMe',
    taps: ['Notify me when it’s back'],
    shows: (view) => expect(view.getByText('You’ll be notified')).toBeVisible(),
  },
  {
    by: `${mall}/merchandise-details/model.ts`,
    screen: `${mall}/merchandise-details`,
    params: { id: product.id },
    answers: (done) => ({ 'mall.product': aProduct({ priceWatched: done }), 'mall.watchPrice': { on: true } }),
    changes: 'mall.watchPrice',
    taps: ['Price alert'],
    shows: (view) => expect(view.getByRole('button', { name: 'Price alert on' })).toBeVisible(),
  },
  {
    by: 'pages/shopding/queue/model.ts',
    screen: 'pages/shopding/queue',
    params: { id: 's1' },
    answers: (done) => ({ 'queue.detail': aQueueBoard(done ? {} : { mine: null }), 'queue.take': aQueueBoard() }),
    changes: 'queue.take',
    taps: ['Take a number'],
    shows: (view) => expect(view.getByRole('heading', { name: 'B27' })).toBeVisible(),
  },
  {
    by: 'pages/shopding/waiting.ts',
    screen: 'pages/shopding',
    params: { id: 's1' },
    answers: () => ({ 'reservation.options': someOptions(), 'waitlist.join': aWait() }),
    taps: ['19:00, Waitlist', 'Join the waitlist'],
    shows: at('pages/reservation/list/index'),
  },
  {
    by: 'pages/tab/member/model.ts',
    screen: 'pages/tab/member',
    answers: () => ({
      'member.plans': { items: [{ ...plan, ...gifts }] },
      'member.open': { paymentId: 'p1', amount: 12800, payBefore: until },
    }),
    taps: [/^I agree to the/, 'Join · Year · ¥128.00'],
    shows: at('pages/order/member-pay/index'),
  },
  {
    by: 'pages/tab/my/parts/orders.tsx',
    screen: 'pages/tab/my',
    taps: [/^To pay/],
    shows: at('pages/tab/order/index'),
  },
  {
    by: 'pages/group/package/model.ts',
    screen: 'pages/group/package',
    params: { id: 'p1' },
    answers: () => ({
      'voucher.package': aPackage(),
      'voucher.confirm': { id: 'q1', total: aPackage().price, expiresAt: until },
      'voucher.submit': { orderId: 'o1', total: aPackage().price, payBefore: until },
    }),
    taps: ['Buy now'],
    shows: at('pages/order/pay/index'),
  },
  {
    by: 'pages/group/join/model.ts',
    screen: 'pages/group/join',
    params: { token: 'link' },
    answers: () => ({ 'groupCart.invitation': aGroupInvitation(), 'groupCart.join': aGroupCart() }),
    taps: ['Log in and join'],
    shows: at('pages/group/cart/index'),
  },
  {
    by: 'pages/group/deal/model.ts',
    screen: 'pages/group/deal',
    params: { id: 'd1' },
    answers: () => ({ 'group.detail': aGroupDeal() }),
    taps: ['¥128.00 Start a group'],
    shows: (view) => expect(view.getByRole('dialog')).toBeVisible(),
  },
  {
    by: 'pages/hotel/detail/waiting.ts',
    screen: 'pages/hotel/detail',
    params: { id: 'h1' },
    answers: () => ({
      'hotel.detail': aHotelDetail(),
      'hotel.rooms': roomsOf(aRoom({ rates: [aRate({ refusal: nightFull })] })),
      'hotel.calendar': aCalendar(),
      'hotel.comments': commentsOf(),
      'hotel.similar': { items: [] },
    }),
    taps: [/^Join the waitlist: Lake-view king/],
    shows: (view) => expect(view.getByRole('alertdialog')).toBeVisible(),
  },
  {
    by: 'pages/order/substitute/model.ts',
    screen: 'pages/order/substitute',
    params: { token: 'o1.signed' },
    answers: () => ({
      'payment.substitute': {
        ...{ ...friends, amount: 3200, title: 'Noodles', payBefore: until },
        ...{ status: 'pending', own: false, paidByMe: false },
      },
    }),
    taps: [/^Log in to pay/],
    shows: () => expect(platform.pages.at(-1)?.params).toEqual({ token: 'o1.signed', pay: '1' }),
  },
  {
    by: 'pages/store/detail/model.ts',
    screen: 'pages/store/detail',
    params: { id: store.id },
    answers: () => ({
      'store.detail': { ...store, envelopesLeft: signedIn() ? 3 : null },
      'store.menu': { categories: [] },
    }),
    taps: ['Redeem'],
    shows: (view, api) => {
      expect(view.getByText(/^Uses 1 of your 3 member red envelopes/)).toBeVisible()
      expect(api.calls('coupon.redeemMemberEnvelope')).toEqual([])
    },
  },
]

/** A screen of a visitor who does what a login is needed for. */
async function wishing({ screen, params = {}, answers = () => ({}), changes, taps }: Wish) {
  const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`../${screen}`)
  let done = false
  const names = Object.keys(answers(false)) as CallName[]
  const answer = (name: CallName) => () => {
    done ||= name === changes
    return answers(done)[name]
  }
  const stateful = Object.fromEntries(names.map((name) => [name, answer(name)])) as Answers
  const opened = await renderScreen(Screen, { params, answers: { 'user.info': aUser(), ...stateful } })
  for (const name of taps) await opened.view.tap(name)
  return opened
}

/** Logs in on the screen of the login, below which the screens are mounted again while it is being left. */
async function logIn(root: RootState): Promise<void> {
  platform.pages.push({ route: 'pagecenter/page/user/login/login-code/index', params: {} })
  let arrive: () => void = () => undefined
  const leaving = new Promise<void>((resolve) => (arrive = resolve))
  jest.mocked(Taro.navigateBack).mockImplementationOnce(() => {
    platform.pages.pop()
    return leaving as never
  })
  await settle(() => void root.session.signIn(aSession()))
  await settle(arrive)
}

beforeEach(() => deployment.set({ ...defaultSettings, translatesReviews: true }))
afterEach(() => settle(() => deployment.clear()))

describe('After a login', () => {
  it.each(wishes)('$screen shows the result of $taps, which waited for it', async (wish) => {
    const { view, api, root } = await wishing(wish)
    await logIn(root)
    wish.shows(view, api)
  })

  it('is tried for all that waits for one', () => {
    const src = join(__dirname, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    )
    const gate = 'platform/navigation/gate.ts'
    const waiting = files.filter(
      (file) => file !== gate && readFileSync(join(src, file), 'utf8').includes('needsLogin('),
    )
    expect([...new Set(wishes.map(({ by }) => by))].sort()).toEqual(waiting.sort())
  })
})
