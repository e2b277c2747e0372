import type { Audience, Call } from '../call'
import * as account from './account'
import * as address from './address'
import * as aftersale from './aftersale'
import * as article from './article'
import * as binding from './binding'
import * as cart from './cart'
import * as chat from './chat'
import * as code from './code'
import * as coupon from './coupon'
import * as delivery from './delivery'
import * as errand from './errand'
import * as favorites from './favorites'
import * as feedback from './feedback'
import * as goods from './goods'
import * as guest from './guest'
import * as home from './home'
import * as hotel from './hotel'
import * as hotelChange from './hotel-change'
import * as hotelSearch from './hotel-search'
import * as login from './login'
import * as logistics from './logistics'
import * as mall from './mall'
import * as map from './map'
import * as presale from './presale'
import * as member from './member'
import * as merchant from './merchant'
import * as message from './message'
import * as messageOutside from './message-outside'
import * as order from './order'
import * as partner from './partner'
import * as payment from './payment'
import * as points from './points'
import * as groupCart from './group-cart'
import * as groupDeal from './group-deal'
import * as queue from './queue'
import * as report from './report'
import * as reservation from './reservation'
import * as review from './review'
import * as rider from './rider'
import * as riderStatements from './rider-statements'
import * as search from './search'
import * as social from './social'
import * as staff from './staff'
import * as store from './store'
import * as upload from './upload'
import * as user from './user'
import * as version from './version'
import * as voucher from './voucher'
import * as waitlist from './waitlist'
import * as wallet from './wallet'

const groups = {
  ...account,
  ...address,
  ...aftersale,
  ...article,
  ...binding,
  ...cart,
  ...chat,
  ...code,
  ...coupon,
  ...delivery,
  ...errand,
  ...favorites,
  ...feedback,
  ...goods,
  ...guest,
  ...home,
  ...hotel,
  ...hotelChange,
  ...hotelSearch,
  ...login,
  ...logistics,
  ...mall,
  ...map,
  ...presale,
  ...member,
  ...merchant,
  ...message,
  ...messageOutside,
  ...order,
  ...partner,
  ...payment,
  ...points,
  ...groupCart,
  ...groupDeal,
  ...queue,
  ...report,
  ...reservation,
  ...review,
  ...rider,
  ...riderStatements,
  ...search,
  ...social,
  ...staff,
  ...store,
  ...upload,
  ...user,
  ...version,
  ...voucher,
  ...waitlist,
  ...wallet,
}

type Exports = typeof groups
type Named<T> = T extends { readonly name: infer Name extends string; readonly who: Audience } ? Name : never

/** All calls by name. Clients import only the type, which keeps schemas out of their bundle. */
export type Calls = { [Key in keyof Exports as Named<Exports[Key]>]: Exports[Key] }
export type CallName = keyof Calls

const isCall = (value: object): value is Call => 'who' in value

/** All calls by name, as registered by the server. */
export const calls = Object.fromEntries(
  Object.values<object>(groups)
    .filter(isCall)
    .map((call) => [call.name, call]),
) as unknown as Calls
