import type { RouteName } from '../../src/routes'
import type { Language } from '../../contract/settings'
import { addressOf, examples } from '../../tests/support/examples'
import { payOrder, placeOrder } from '../../tests/support/orders'
import { beginning, type Person } from '../../tests/support/person'
import type { Shop } from '../../tests/support/shop'
import { errandScenes } from './errand-scenes'
import { groupScenes } from './group-scenes'
import { hotelScenes } from './hotel-scenes'
import { mallScenes } from './mall-scenes'

/** The texts tapped and awaited in addition to those of the ordering screens. */
const words = {
  en: {
    keyword: 'noodles',
    search: 'Search',
    time: 'Deliver now',
    phrase: 'Less salt',
    riding: 'On the way',
    cancel: 'Cancel: ',
    region: 'Region',
    birthday: 'Birthday',
    addToCart: 'Add to cart',
    shipped: 'Shipped',
    share: 'Share',
    poster: 'Make a poster',
    save: 'Save image',
    refused: 'The shop said no',
    filter: 'Filter',
    checkIn: 'Check in',
    errandRiding: 'On the way to you',
    errandAsks: 'Your answer needed',
  },
  zh: {
    keyword: '面',
    search: '搜索',
    time: '立即送出',
    phrase: '少盐',
    riding: '配送中',
    cancel: '取消订单: ',
    region: '所在地区',
    birthday: '生日',
    addToCart: '加入购物车',
    shipped: '待收货',
    share: '分享',
    poster: '生成海报',
    save: '保存图片',
    refused: '商家拒绝了申请',
    filter: '筛选',
    checkIn: '入住',
    errandRiding: '骑手配送中',
    errandAsks: '待您确认',
  },
} as const

export type SceneWords = (typeof words)[Language]

/** The data of the scenes: a member with a filled basket, a store, and the screens' parameters. */
export interface Set {
  ann: Person
  shop: Shop
  params: Awaited<ReturnType<typeof examples>>
}

export interface Scene {
  /** The file's name and its title in the table. */
  readonly name: string
  readonly title: string
  readonly screen: RouteName
  /** Taken as a visitor instead of the member. */
  readonly visitor?: boolean
  readonly width?: number
  /** Actions after the screen has loaded. */
  readonly act?: (set: Set, say: SceneWords) => Promise<unknown>
}

const sheet = ({ ann }: Set) => ann.dialog.waitFor()

/** All pictures of docs/screens.md, in the order of placing an order. */
export const scenes: readonly Scene[] = [
  { name: 'home', title: 'Home', screen: 'home' },
  { name: 'home-desktop', title: 'Home on a desktop', screen: 'home', width: 1280 },
  { name: 'place', title: 'Choosing a place', screen: 'chooseAddress' },
  { name: 'city', title: 'Choosing a city', screen: 'cityPicker' },
  { name: 'search', title: 'Search', screen: 'search' },
  {
    name: 'search-results',
    title: 'Search results',
    screen: 'search',
    act: async ({ ann }, { keyword }) => {
      await ann.screen.getByRole('textbox').fill(keyword)
      await ann.page.keyboard.press('Enter')
    },
  },
  { name: 'categories', title: 'All categories', screen: 'categories' },
  { name: 'specials', title: 'Specials', screen: 'specials' },
  { name: 'store', title: 'A store', screen: 'storeDetail' },
  { name: 'goods', title: 'A dish', screen: 'goodsDetail' },
  { name: 'reviews', title: 'What customers say of a dish', screen: 'goodsComments' },
  { name: 'licences', title: 'A store’s licences', screen: 'qualification' },
  ...mallScenes,
  ...hotelScenes,
  ...groupScenes,
  ...errandScenes,
  {
    name: 'options',
    title: 'Options of a dish',
    screen: 'storeDetail',
    act: (set) => set.ann.tap(set.ann.words.options(set.shop.dish.name)).then(() => sheet(set)),
  },
  {
    name: 'cart',
    title: 'The cart of a store',
    screen: 'storeDetail',
    act: (set) => set.ann.tap(set.ann.words.cart(1)).then(() => sheet(set)),
  },
  { name: 'go-order', title: 'The Order tab', screen: 'orderFood' },
  { name: 'login', title: 'Login with a code', screen: 'loginCode', visitor: true },
  { name: 'register', title: 'Registration', screen: 'register', visitor: true },
  { name: 'confirm', title: 'Confirming an order', screen: 'confirm' },
  {
    name: 'times',
    title: 'Delivery times',
    screen: 'confirm',
    act: (set, { time }) => set.ann.tap(beginning(time)).then(() => sheet(set)),
  },
  { name: 'note', title: 'A note', screen: 'noteEditor', act: ({ ann }, { phrase }) => ann.tap(phrase) },
  { name: 'envelope', title: 'Choosing a coupon', screen: 'couponPicker' },
  { name: 'pay', title: 'Ways to pay', screen: 'pay' },
  { name: 'cashier', title: 'The sandbox cashier', screen: 'cashier' },
  { name: 'substitute', title: 'Paying for a friend', screen: 'payForFriend' },
  {
    name: 'pay-password',
    title: 'Pay password',
    screen: 'pay',
    act: async ({ ann }) => {
      await ann.tap(ann.words.pay)
      await ann.tap('2')
      await ann.tap('4')
    },
  },
  {
    name: 'paid',
    title: 'Paid',
    screen: 'home',
    act: async ({ ann, shop, params }) => {
      const orderId = await placeOrder(ann.caller, shop)
      await payOrder(ann.caller, orderId)
      params.orderDetail = { id: orderId }
      await ann.goto(addressOf('paySuccess', { paySuccess: { orderId } }))
    },
  },
  {
    name: 'order',
    title: 'An order on its way',
    screen: 'orderDetail',
    act: ({ ann }, { riding }) => ann.isAt(riding),
  },
  { name: 'orders', title: 'Orders', screen: 'orders' },
  {
    name: 'cancel',
    title: 'Cancelling an order',
    screen: 'orders',
    act: (set, { cancel }) => set.ann.tap(beginning(cancel)).then(() => sheet(set)),
  },
  { name: 'refund', title: 'A refund', screen: 'refund' },
  { name: 'receipt', title: 'A receipt', screen: 'receipt' },
  { name: 'evaluate', title: 'Reviewing an order', screen: 'evaluate' },
  { name: 'sent', title: 'A review is sent', screen: 'submitted' },
  { name: 'coupons', title: 'My red envelopes', screen: 'coupons' },
  { name: 'coupon-center', title: 'The coupon centre', screen: 'couponCenter' },
  { name: 'points', title: 'My points', screen: 'points' },
  { name: 'member', title: 'Membership', screen: 'member' },
  { name: 'member-pay', title: 'Paying for a membership', screen: 'memberPay' },
  { name: 'my', title: 'Me', screen: 'my' },
  { name: 'settings', title: 'Settings', screen: 'settings' },
  { name: 'feedback', title: 'Feedback', screen: 'feedback' },
  { name: 'push', title: 'Push topics', screen: 'pushNotification' },
  { name: 'permissions', title: 'Device permissions', screen: 'permissions' },
  { name: 'about', title: 'About', screen: 'about' },
  { name: 'profile', title: 'Profile', screen: 'profile' },
  { name: 'wallet', title: 'Wallet', screen: 'wallet' },
  {
    name: 'withdraw',
    title: 'Withdrawing',
    screen: 'withdraw',
    act: ({ ann }) => ann.screen.getByRole('textbox').fill('50'),
  },
  { name: 'withdrawal', title: 'A withdrawal', screen: 'withdrawDetail' },
  { name: 'withdraw-accounts', title: 'Accounts to withdraw to', screen: 'withdrawAccounts' },
  { name: 'bind-card', title: 'Linking a bank card', screen: 'bindCard' },
  { name: 'favorites', title: 'Favourites', screen: 'favorites' },
  { name: 'footprints', title: 'Footprints', screen: 'footprints' },
  { name: 'invite', title: 'Inviting neighbours', screen: 'invite' },
  { name: 'my-code', title: 'My QR code', screen: 'myCode' },
  { name: 'addresses', title: 'Addresses', screen: 'addressList' },
  { name: 'address', title: 'An address', screen: 'addressEdit' },
  {
    name: 'region',
    title: 'Choosing a region',
    screen: 'addressEdit',
    act: (set, { region }) => set.ann.tap(beginning(region)).then(() => sheet(set)),
  },
  { name: 'messages', title: 'Messages', screen: 'messages' },
  { name: 'chat', title: 'A chat with a store', screen: 'chat' },
  { name: 'service', title: 'Customer service', screen: 'serviceChat' },
  { name: 'articles', title: 'Announcements', screen: 'articles' },
  { name: 'article', title: 'An announcement', screen: 'article' },
  { name: 'agreement', title: 'User agreement', screen: 'userAgreement' },
  { name: 'contact', title: 'Help and contact', screen: 'contactUs' },
  { name: 'not-found', title: 'An address without a screen', screen: 'notFound' },
]

/** The shared data of all scenes of one language. */
export async function prepare(ann: Person, shop: Shop): Promise<Set> {
  return { ann, shop, params: await examples(ann.caller, shop) }
}

/** Opens a scene. */
export async function play({ screen, act }: Scene, set: Set): Promise<void> {
  const { ann, params } = set
  await ann.goto(addressOf(screen, params))
  await ann.page.waitForLoadState('networkidle')
  await act?.(set, words[ann.language])
  await ann.page.waitForLoadState('networkidle')
  await ann.page.waitForFunction(picturesAreThere)
}

/** Runs in the page: whether all visible pictures have loaded. */
const picturesAreThere = (): boolean =>
  [...document.images].every((image) => {
    const { top, right, bottom, left, width } = image.getBoundingClientRect()
    const inView = width > 0 && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
    return image.complete || !inView
  })
