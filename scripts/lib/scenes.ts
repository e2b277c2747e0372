import { addressOf } from '../../tests/support/examples'
import { payOrder, placeOrder } from '../../tests/support/orders'
import { beginning } from '../../tests/support/person'
import { errandScenes } from './errand-scenes'
import { groupScenes } from './group-scenes'
import { hotelScenes } from './hotel-scenes'
import { mallScenes } from './mall-scenes'
import type { Scene, Set } from './scene'

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
