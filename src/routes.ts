export type Params = Readonly<Record<string, string | undefined>>
export type NoParams = Readonly<Record<never, string>>

/**
 * One screen of the client. `P` is the type of its parameters, which travel in the address as strings; `A` is what it answers to whoever
 * opened it by `pick`, never for a screen that does not answer.
 */
export interface Route<P extends Params = Params, A = unknown> {
  /** The folder that mini-programs load as one package; absent for the main package. */
  readonly root?: string
  /** The page's path inside its package. */
  readonly page: string
  /** A visitor who opens it is sent to log in first (product text §2). */
  readonly login: boolean
  /** Its place in the tab bar. */
  readonly tab?: number | undefined
  /** Never there at run time: it carries the type of the parameters. */
  readonly params?: P
  /** Never there at run time: it carries the type of the answer. */
  readonly answer?: A
}

/** In the main package: a tab at its place, or another screen. */
const main = <P extends Params = NoParams>(page: string, tab?: number): Route<P, never> => ({ page, login: false, tab })
const open = <P extends Params = NoParams, A = never>(root: string, page: string): Route<P, A> => ({
  root,
  page,
  login: false,
})
const gated = <P extends Params = NoParams, A = never>(root: string, page: string): Route<P, A> => ({
  root,
  page,
  login: true,
})

/** The coupons of an order, or undefined to leave the choice to the price. */
interface CouponChoice {
  couponIds: string[] | undefined
}

/** Every screen by its name. A new screen is one line here; the page lists of the app are made from it. */
export const routes = {
  home: main('pages/tab/home/index', 0),
  member: main('pages/tab/member/index', 1),
  goOrder: main('pages/tab/homePage/homePage', 2),
  orders: main('pages/tab/order/index', 3),
  my: main('pages/tab/my/index', 4),
  entry: main('pages/islogin/islogin'),

  storeDetail: open<{ id: string; goodsId?: string }>('pages/store', 'detail/index'),
  goodsDetail: open<{ id: string }>('pages/store', 'goods/index'),
  chooseGoods: open<{ storeId: string }>('pages/store', 'choose/index'),
  goodsComments: open<{ goodsId: string }>('pages/store', 'comments/index'),
  qualification: open<{ storeId: string }>('pages/store', 'qualification/index'),
  reportStore: gated<{ storeId: string }>('pages/store', 'report/index'),
  search: open<{ keyword?: string }>('pages/search', 'index'),
  categories: open('pages/category', 'index'),
  stores: open<{ category?: string; group?: string; filter?: string }>('pages/category', 'stores/index'),
  specials: open('pages/category', 'specials/index'),
  chooseAddress: open('pages/city', 'choose/index'),
  cityPicker: open('pages/city', 'picker/index'),
  /** Answers the digits of an area's code, without the plus sign. */
  areaCodes: open<NoParams, string>('pages/city', 'area-code/index'),
  articles: open('pages/article', 'list/index'),
  article: open<{ id: string }>('pages/article', 'detail/index'),

  confirm: gated<{ storeId: string }>('pages/order', 'confirm/index'),
  pay: gated<{ orderId: string }>('pages/order', 'pay/index'),
  paySuccess: gated<{ orderId: string }>('pages/order', 'pay-success/index'),
  cashier: open<{ token: string; orderId?: string; shareToken?: string }>('pages/order', 'cashier/index'),
  substitute: gated<{ token: string }>('pages/order', 'substitute/index'),
  orderDetail: gated<{ id: string; map?: '1' }>('pages/detail', 'takeout/index'),
  afterSale: gated<{ orderId: string; refundId?: string }>('pages/detail', 'after-sale/index'),
  refund: gated<{ id: string }>('pages/detail', 'after-detail/index'),
  delayed: gated<{ orderId: string }>('pages/detail', 'delayed/index'),
  refuseSpecial: gated<{ orderId: string }>('pages/detail', 'refuse-special/index'),
  receipt: gated<{ orderId: string }>('pages/detail', 'receipt/index'),
  evaluate: gated<{ orderId: string }>('pages/detail', 'evaluation/index'),
  /** Begins with `text` and answers what was made of it. */
  remark: gated<{ to?: 'rider'; text?: string }, string>('pages/order', 'remark/index'),
  /** `chosen` are the ids of the coupons to begin with, after each other with commas between. */
  envelope: gated<{ quoteId: string; chosen?: string }, CouponChoice>('pages/order', 'envelope/index'),

  loginCode: open('pagecenter', 'page/user/login/login-code/index'),
  loginPassword: open('pagecenter', 'page/user/login/login-password/index'),
  register: open<{ inviteCode?: string }>('pagecenter', 'page/user/login/register/index'),
  forget: open('pagecenter', 'page/user/login/forget/index'),
  settings: open('pagecenter', 'page/index/setting/index'),
  payPassword: gated('pagecenter', 'page/index/setting/pay-password/index'),
  profile: gated('pages/user', 'user/info/index'),
  coupons: gated('pages/user', 'coupons/index'),
  /** With `select` it answers the id of the address that is chosen; `chosen` is the one to begin with. */
  addressList: gated<{ storeId?: string; select?: '1'; chosen?: string }, string>('pages/user', 'address/list/index'),
  /** Answers the id of the address that was kept. */
  addressEdit: gated<{ id?: string }, string>('pages/user', 'address/edit/index'),
  myEvaluations: gated('pages/user', 'evaluations/index'),
  userAgreement: open<{ key?: string }>('pagecenter', 'page/user/login/user-agreement/index'),
}

export type RouteName = keyof typeof routes
/** The parameters of a screen by its name. */
export type ParamsOf<N extends RouteName> = (typeof routes)[N] extends Route<infer P> ? P : never
/** What a screen answers, by its name. */
export type AnswerOf<N extends RouteName> = (typeof routes)[N] extends Route<Params, infer A> ? A : never
/** The screens that answer. */
export type AnswerName = { [N in RouteName]: [AnswerOf<N>] extends [never] ? never : N }[RouteName]

export const routeNames = Object.keys(routes) as RouteName[]

/** A screen's full path without the leading slash, as mini-programs and the address bar name it. */
export const pathOfRoute = ({ root, page }: Route): string => (root ? `${root}/${page}` : page)
