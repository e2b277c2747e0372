import {
  type ChosenLocation,
  type City,
  type CouponChoice,
  type Editing,
  gated,
  main,
  type NoParams,
  type NoteRecipient,
  open,
  type Params,
  type Route,
  type StayChoice,
} from './route'
import { workRoutes } from './work-routes'

export { pathOfRoute, type NoteRecipient, type Params, type Route, type StayChoice } from './route'

/** All screens by name. The page lists of the app are generated from this table. */
export const routes = {
  home: main('pages/tab/home/index', 0),
  member: main('pages/tab/member/index', 1),
  orderFood: main('pages/tab/homePage/homePage', 2),
  orders: main('pages/tab/order/index', 3),
  my: main('pages/tab/my/index', 4),
  welcome: main('pages/islogin/islogin'),

  storeDetail: open<{ id: string; goodsId?: string }>('pages/store', 'detail/index'),
  goodsDetail: open<{ id: string }>('pages/store', 'goods/index'),
  chooseGoods: open<{ storeId: string }>('pages/store', 'choose/index'),
  goodsComments: open<{ goodsId: string }>('pages/store', 'comments/index'),
  qualification: open<{ storeId: string }>('pages/store', 'qualification/index'),
  /** `sequences` are those of messages of a conversation, with commas between them. */
  report: gated<{ subject: 'store' | 'goods' | 'review' | 'conversation'; id: string; sequences?: string }>(
    'pages/store',
    'report/index',
  ),
  /** Searches for `keyword` at once; suggests `word`. */
  search: open<{ keyword?: string; word?: string }>('pages/search', 'index'),
  categories: open('pages/category', 'index'),
  stores: open<{ category?: string; group?: string; filter?: string }>('pages/category', 'stores/index'),
  specials: open('pages/category', 'specials/index'),
  chooseAddress: open('pages/city', 'choose/index'),
  /** A place on the map: degrees in WGS 84. */
  openLocation: open<{ latitude: string; longitude: string; name: string; address?: string }>(
    'pages/map',
    'open-location/index',
  ),
  /** Returns a place chosen on the map, which begins at a position or where the customer is. */
  chooseLocation: open<{ latitude?: string; longitude?: string }, ChosenLocation>('pages/map', 'choose-location/index'),
  /** Returns the chosen city with the position of its centre. */
  cityPicker: open<NoParams, City>('pages/city', 'picker/index'),
  /** Returns the calling code of an area without the plus sign. */
  areaCodes: open<NoParams, string>('pages/city', 'area-code/index'),
  articles: open('pages/article', 'list/index'),
  article: open<{ id: string }>('pages/article', 'detail/index'),

  /** The kinds of messages, each with the newest. */
  messages: gated('pages/message', 'type/index'),
  /** The messages of one kind. */
  systemMessages: gated<{ kind: string }>('pages/message', 'system/index'),
  /**
   * A chat with a store or a rider: by its `id`, or by its subject. With `store`, the one that a merchant answers for;
   * with `productId`, one opened from the product's screen.
   */
  chat: gated<{
    id?: string
    store?: string
    with?: 'store' | 'rider'
    storeId?: string
    orderId?: string
    refundId?: string
    productId?: string
  }>('pages/message', 'detail/index'),
  /** The chat with the customer service, about an order or a case. */
  serviceChat: gated<{ id?: string; orderId?: string; refundId?: string }>('pages/message', 'service-detail/index'),
  /** The chats of a store, for its merchant. */
  storeMessages: gated<{ storeId: string }>('pages/message', 'store/index'),

  confirm: gated<{ storeId: string }>('pages/order', 'confirm/index'),
  pay: gated<{ orderId: string }>('pages/order', 'pay/index'),
  paySuccess: gated<{ orderId: string }>('pages/order', 'pay-success/index'),
  /** Pays for a membership that was opened. */
  memberPay: gated<{ paymentId: string }>('pages/order', 'member-pay/index'),
  cashier: open<{ token: string; orderId?: string; paymentId?: string; shareToken?: string }>(
    'pages/order',
    'cashier/index',
  ),
  /** With `pay`, the ways to pay are open at once. */
  payForFriend: open<{ token: string; pay?: '1' }>('pages/order', 'substitute/index'),
  orderDetail: gated<{ id: string; map?: '1' }>('pages/detail', 'takeout/index'),
  /** Adds dishes to a takeaway order. */
  addDishes: gated<{ id: string }>('pages/detail', 'add-dishes/index'),
  afterSale: gated<{ orderId: string; refundId?: string }>('pages/detail', 'after-sale/index'),
  refund: gated<{ id: string }>('pages/detail', 'after-detail/index'),
  /** Tracking of a case's return. */
  afterOrderLogistics: gated<{ refundId: string }>('pages/detail', 'after-order-logistics/index'),
  delayed: gated<{ orderId: string }>('pages/detail', 'delayed/index'),
  refuseSpecial: gated<{ orderId: string }>('pages/detail', 'refuse-special/index'),
  receipt: gated<{ orderId: string }>('pages/detail', 'receipt/index'),
  evaluate: gated<{ orderId: string }>('pages/detail', 'evaluation/index'),
  /** After a review (`id` of its order, with the points that it earned) or a refund application (its own `id`) is sent. */
  submitted: gated<{ of: 'review' | 'refund'; id: string; points?: string }>('pages/detail', 'success/index'),
  /** Starts with `text` and returns the edited text. */
  noteEditor: gated<{ to?: NoteRecipient; text?: string }, string>('pages/order', 'remark/index'),
  /** `chosen` holds the ids of the coupons to start with, separated by commas. */
  couponPicker: gated<{ quoteId: string; chosen?: string }, CouponChoice>('pages/order', 'envelope/index'),

  loginCode: open('pagecenter', 'page/user/login/login-code/index'),
  loginPassword: open('pagecenter', 'page/user/login/login-password/index'),
  register: open<{ inviteCode?: string }>('pagecenter', 'page/user/login/register/index'),
  forgotPassword: open('pagecenter', 'page/user/login/forget/index'),
  /** The provider comes from an address: the screen checks it. */
  loginSocial: open<{ provider: string; code?: string; state?: string }>(
    'pagecenter',
    'page/user/login/login-social/index',
  ),
  /** Binds a new phone, once the old one’s code is checked. */
  bindPhone: gated<{ oldCode: string }>('pagecenter', 'page/user/login/bind-phone/index'),
  bindAfterSocial: open<{ ticket: string }>('pagecenter', 'page/user/login/bind-social/index'),
  settings: open('pagecenter', 'page/index/setting/index'),
  /** With the number of the order that it is about. */
  contactUs: open<{ order?: string }>('pagecenter', 'page/index/setting/server/index'),
  about: open('pagecenter', 'page/index/setting/about/index'),
  /** Shows a page of another site, if the deployment allows its host. */
  aboutWebView: open<{ url: string }>('pagecenter', 'page/index/setting/about-web-view/index'),
  newMessage: gated('pagecenter', 'page/index/setting/new-message/index'),
  pushNotification: gated('pagecenter', 'page/index/setting/push-notification/index'),
  permissions: open('pagecenter', 'page/index/setting/permission/index'),
  language: open('pagecenter', 'page/index/setting/language/index'),
  feedback: gated('pagecenter', 'page/index/setting/feedback/index'),
  myFeedback: gated('pagecenter', 'page/index/setting/my-feedback/index'),
  payPassword: gated('pagecenter', 'page/index/setting/pay-password/index'),
  changePassword: gated('pagecenter', 'page/index/setting/change-password/index'),
  /** Sets the login password after verification of the phone. */
  modifyPassword: gated('pagecenter', 'page/index/setting/modify-password/index'),
  changePhone: gated('pagecenter', 'page/index/setting/change-phone/index'),
  changePayPassword: gated('pagecenter', 'page/index/setting/change-pay-password/index'),
  /** Replaces a forgotten pay password after verification of the phone. */
  modifyPayPassword: gated('pagecenter', 'page/index/setting/modify-pay-password/index'),
  sessions: gated('pagecenter', 'page/index/setting/sessions/index'),
  cancelAccount: gated('pagecenter', 'page/index/setting/cancel-account/index'),
  closeAccountRisks: gated('pagecenter', 'page/index/setting/log-out-risk/index'),
  closeAccount: gated('pagecenter', 'page/index/setting/affirm/index'),
  /** After an account was closed: when it is erased. */
  cancelResult: open<{ closesAt: string }>('pagecenter', 'page/index/setting/result/index'),
  profile: gated('pages/user', 'user/info/index'),
  coupons: gated('pages/user', 'coupons/index'),
  couponCenter: open('pages/user', 'coupon-center/index'),
  points: gated('pages/user', 'points/index'),
  /** The orders of the mall; starts with those in `state`. */
  myOrder: gated<{ state?: string }>('pageshop', 'page/shoppingMall/my-order/index'),
  /** The after-sales cases of the mall. */
  afterSales: gated('pageshop', 'page/shoppingMall/after-sales/index'),
  /** A new case of an order, beginning with the line at `position`; with `refundId`, that case is edited. */
  applyAfterSales: gated<{ orderId: string; position?: string; refundId?: string }>(
    'pageshop',
    'page/shoppingMall/apply-after-sales/index',
  ),
  refundDetails: gated<{ id: string }>('pageshop', 'page/shoppingMall/refund-details/index'),
  /** Shipping data of a case's return. */
  returnInformation: gated<{ refundId: string }>('pageshop', 'page/shoppingMall/return-information/index'),
  /** Returns the key of the chosen express company; `chosen` is the one to start with. */
  chooseLogistics: gated<{ chosen?: string }, string>('pageshop', 'page/shoppingMall/choose-logistics/index'),
  /** The express companies with their phones. */
  expressCompany: gated('pageshop', 'page/shoppingMall/express-company/index'),
  /** Check-out of the mall: the ticked lines of the cart, of one shop or of all, or a quantity of one SKU. */
  mallConfirm: gated<{ sku?: string; quantity?: string; presale?: string; shopId?: string }>(
    'pageshop',
    'page/shoppingMall/confirm-order/index',
  ),
  /** The balance of an order of a presale. */
  payPresale: gated<{ id: string }>('pageshop', 'page/shoppingMall/pay-presale/index'),
  /** Check-out of a deal of the points mall or of a flash sale. */
  pointsConfirm: gated<{ deal: string; quantity?: string }>('pageshop', 'page/shoppingMall/points-confirm/index'),
  /** The orders that wait to be paid together with one. */
  pendingPayment: gated<{ id: string }>('pageshop', 'page/shoppingMall/pending-payment/index'),
  mallOrder: gated<{ id: string }>('pageshop', 'page/shoppingMall/order-detail/index'),
  /** The parcels of an order of the mall. */
  splitPackages: gated<{ id: string }>('pageshop', 'page/shoppingMall/split-packages/index'),
  /** The tracking of one parcel. */
  viewLogistics: gated<{ id: string }>('pageshop', 'page/shoppingMall/view-logistics/index'),
  /** With `select`, returns the id of the chosen address; `chosen` is the address to start with. */
  addressList: gated<{ storeId?: string; select?: '1'; chosen?: string }, string>('pages/user', 'address/list/index'),
  /** Returns the id of the saved address. */
  addressEdit: gated<{ id?: string }, string>('pages/user', 'address/edit/index'),
  myEvaluations: gated('pages/user', 'evaluations/index'),
  favorites: gated('pages/user', 'favorites/index'),
  invite: gated('pages/user', 'invitation/index'),
  /** The customer's own QR code, by which others register. */
  myCode: gated('pages/user', 'qr-code/index'),
  footprints: gated('pages/user', 'footprint/index'),
  /** Recruitment of riders. */
  recruit: open('pages/user', 'recruit/index'),
  /** Forms of applications; with `edit`, that of a rejected one, at `field`. */
  rider: gated<Editing>('pages/user', 'rider/index'),
  merchantApply: gated<Editing>('pages/user', 'merchant-apply/index'),
  cooperate: gated<Editing>('pages/user', 'cooperate/index'),
  agentAudit: gated<Editing>('pages/user', 'agent-audit/index'),
  businessQualification: gated<Editing>('pages/user', 'qualification/index'),
  licenceRenewal: gated<Editing>('pages/user', 'licence/index'),
  /** Certifications of the customer. */
  auth: gated('pages/user', 'auth/index'),
  /** Status of an application. */
  audit: gated<{ kind: string }>('pages/user', 'audit/index'),
  ...workRoutes,
  wallet: gated('pages/user', 'wallet/index'),
  recharge: gated('pages/user', 'wallet/recharge/index'),
  rechargeSuccess: gated<{ id: string }>('pages/user', 'wallet/recharge-success/index'),
  rechargeLog: gated('pages/user', 'wallet/recharge-log/index'),
  /** The requested invoices of all orders. */
  invoices: gated('pages/user', 'wallet/invoices/index'),
  withdraw: gated('pages/user', 'wallet/withdraw/index'),
  withdrawSuccess: gated<{ id: string }>('pages/user', 'wallet/withdraw-success/index'),
  withdrawDetail: gated<{ id: string }>('pages/user', 'wallet/withdraw-detail/index'),
  withdrawLog: gated('pages/user', 'wallet/withdraw-log/index'),
  /** With `select`, returns the id of the chosen account. */
  withdrawAccounts: gated<{ select?: '1' }, string>('pages/user', 'wallet/bind/index'),
  /** Each returns the id of the linked account. */
  bindPaymentApp: gated<NoParams, string>('pages/user', 'wallet/bind-payment-app/index'),
  bindCard: gated<NoParams, string>('pages/user', 'wallet/bind-card/index'),
  bindOther: gated<NoParams, string>('pages/user', 'wallet/bind-other/index'),
  moneyRecords: gated('pages/user', 'wallet/records/index'),
  moneyRecord: gated<{ id: string }>('pages/user', 'wallet/consumer-detail/index'),
  mall: open('pageshop', 'page/shoppingMall/home/index'),
  /** All categories of the mall; starts with `key`. */
  mallCategory: open<{ key?: string }>('pageshop', 'page/shoppingMall/category/index'),
  /** Products of a category, which can be changed to those beside it. */
  categoryProducts: open<{ category: string }>('pageshop', 'page/shoppingMall/category-products/index'),
  /** Products of a shop or by a keyword. */
  products: open<{ keyword?: string; shopId?: string }>('pageshop', 'page/shoppingMall/product-list/index'),
  pointsMall: open('pageshop', 'page/shoppingMall/points-mall/index'),
  /** The flash sale; starts with `round`. */
  flashSale: open<{ round?: string }>('pageshop', 'page/shoppingMall/seckill/index'),
  mallSearch: open<{ keyword?: string }>('pageshop', 'page/shoppingMall/search/index'),
  /** One product of the mall; with `sku`, that SKU is chosen. */
  product: open<{ id: string; sku?: string }>('pageshop', 'page/shoppingMall/merchandise-details/index'),
  presales: open('pageshop', 'page/shoppingMall/presale-zone/index'),
  presale: open<{ id: string }>('pageshop', 'page/shoppingMall/presale-detail/index'),
  mallCart: gated('pageshop', 'page/shoppingMall/cart/index'),
  /** The part of the cart that is of one shop. */
  cartShop: gated<{ shopId: string }>('pageshop', 'page/shoppingMall/cart-shop/index'),
  /** The coupons of the mall, or of one shop. */
  voucherCollection: open<{ shopId?: string }>('pageshop', 'page/shoppingMall/voucher-collection/index'),
  /** Reviews lines of a received order of the mall. */
  mallEvaluate: gated<{ orderId: string }>('pageshop', 'page/shoppingMall/evaluate/index'),
  /** All reviews of a product; starts with `filter`. */
  productReviews: open<{ productId: string; filter?: string }>('pageshop', 'page/shoppingMall/evaluations/index'),
  /** The products that the customer kept or opened. */
  mallTracks: gated<{ of?: string }>('pageshop', 'page/shoppingMall/my-tracks/index'),
  mallShop: open<{ id: string }>('pageshop', 'page/shoppingMall/shop-detail/index'),
  /** Plays a video of this server, by its path; `cover` is the path of its picture. */
  playVideo: open<{ path: string; cover?: string }>('pageshop', 'page/shoppingMall/play-video/index'),
  /** The front of hotels. */
  hotels: open('pages/hotel', 'index'),
  /** Hotels for the dates, guests and place that were chosen; starts with those of a theme. */
  hotelList: open<{ theme?: string }>('pages/hotel', 'list/index'),
  /** The hotels of the list on a map, best first by its sort. */
  hotelMap: open<{ theme?: string; sort?: string }>('pages/hotel', 'map/index'),
  /** Returns nothing: what is chosen becomes the place of the search. */
  hotelSearch: open('pages/hotel', 'search/index'),
  /** Returns nothing: the chosen city becomes that of the search. */
  hotelCity: open('pages/hotel', 'city/index'),
  hotel: open<{ id: string }>('pages/hotel', 'detail/index'),
  hotelPictures: open<{ id: string }>('pages/hotel', 'pictures/index'),
  /** The facilities and house rules of a hotel. */
  hotelFacilities: open<{ id: string }>('pages/hotel', 'facilities/index'),
  hotelComments: open<{ id: string }>('pages/hotel', 'comment/index'),
  hotelSpecials: open('pages/hotel', 'specials/index'),
  /** The coupons for stays, or of one hotel. */
  hotelMoney: open<{ id?: string }>('pages/hotel', 'money/index'),
  /** Check-out of a stay: a rate for dates and guests; `ages` of children are separated by commas. */
  hotelConfirm: gated<StayChoice>('pages/hotel', 'confirm/index'),
  /** Changes the dates or the room of a stay. */
  hotelChange: gated<{ id: string }>('pages/hotel', 'change/index'),
  /** The invoice of a stay, or of an order of any kind that has one. */
  invoice: gated<{ orderId: string }>('pages/hotel', 'invoice/index'),
  /** The guest book; with `select`, returns the name of the chosen guest. */
  hotelGuests: gated<{ select?: '1' }, string>('pages/hotel', 'guests/index'),
  /** Restaurants with a free table near a time. */
  findTable: open('pages/shopding', 'find/index'),
  /** Books a table of a restaurant, at a chosen time if given; with `order`, changes that booking. */
  bookTable: open<{ id: string; order?: string; party?: string; date?: string; at?: string }>(
    'pages/shopding',
    'index',
  ),
  /** A table that is to be booked: a time, guests and where they sit; with `waitlist`, the one that is held for its entry. */
  tableConfirm: gated<{ store: string; party: string; at: string; seating: string; waitlist?: string }>(
    'pages/shopding',
    'confirm/index',
  ),
  /** Starts a shared cart of a store. */
  groupStart: gated<{ storeId: string }>('pages/group', 'start/index'),
  /** A shared cart of the caller, its menu, its lock and its split. */
  groupCart: gated<{ id: string }>('pages/group', 'cart/index'),
  groupCarts: gated('pages/group', 'carts/index'),
  groupStore: gated<{ id: string }>('pages/group', 'store/index'),
  groupConfirm: gated<{ id: string }>('pages/group', 'confirm/index'),
  groupSplit: gated<{ id: string }>('pages/group', 'split/index'),
  groupOrder: gated<{ id: string }>('pages/detail', 'group/index'),
  /** Invitation to a shared cart. */
  groupJoin: open<{ token: string }>('pages/group', 'join/index'),
  /** The queue of a restaurant. */
  queue: open<{ id: string }>('pages/shopding', 'queue/index'),
  /** The caller’s reservations of all kinds; starts with those of `kind`. */
  reservations: gated<{ kind?: string }>('pages/reservation', 'list/index'),
  /** A booking of any kind. */
  reservation: gated<{ kind: string; id: string }>('pages/reservation', 'detail/index'),
  /** A package of a store, with its content and its places of use. */
  storePackage: open<{ id: string }>('pages/group', 'package/index'),
  /** Deals for groups, and open groups, around the caller. */
  groupDeals: open<{ tab?: string }>('pages/group', 'index/index'),
  groupDeal: open<{ id: string }>('pages/group', 'deal/index'),
  /** A group of a deal: what its link opens, and where a held place is paid. */
  dealGroup: open<{ id: string }>('pages/group', 'status/index'),
  vouchers: gated('pages/group', 'vouchers/index'),
  /** An order of vouchers, with its code. */
  voucher: gated<{ id: string }>('pages/group', 'voucher/index'),
  errands: open('pages/tab/run', 'index'),
  /** Errand form; `kind` is the initial kind, `again` an earlier errand that fills it in. */
  errandForm: open<{ kind?: string; again?: string }>('pagerun', 'pages/run-errands/index'),
  errandStandard: open('pagerun', 'pages/standard/index'),
  /** An errand after it was placed. */
  errandDetail: gated<{ id: string; map?: '1' }>('pagerun', 'pages/detail/index'),
  /** Answers a rider who found the goods dearer, or nobody at the door. */
  errandAnswer: gated<{ orderId: string }>('pagerun', 'pages/purchase/index'),
  errandEvaluate: gated<{ orderId: string }>('pagerun', 'pages/evaluate/index'),
  /** Tracking page for the recipient of an errand. */
  errandTrack: open<{ token: string }>('pagerun', 'pages/track/index'),
  errandChat: gated<{ orderId: string }>('pagerun', 'pages/message-detail/index'),
  /** Shown in place of a page that does not exist. */
  notFound: open('pagecenter', 'page/not-found/index'),
  userAgreement: open<{ key?: string }>('pagecenter', 'page/user/login/user-agreement/index'),
}

export type RouteName = keyof typeof routes
/** The parameters of a screen by its name. */
export type ParamsOf<N extends RouteName> = (typeof routes)[N] extends Route<infer P> ? P : never
/** The result type of a screen, by its name. */
export type AnswerOf<N extends RouteName> = (typeof routes)[N] extends Route<Params, infer A> ? A : never
/** The names of the screens that return a result. */
export type AnswerName = { [N in RouteName]: [AnswerOf<N>] extends [never] ? never : N }[RouteName]

export const routeNames = Object.keys(routes) as RouteName[]
