import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, IdempotencyKey, Instant, Picture } from '../entities/common'
import { ClaimableCoupon, Coupon } from '../entities/coupon'
import { Special } from '../entities/goods'
import { idCardForms, languages, phoneForms } from '../settings'
import { MessageKind } from './message'
import { storeHot, storeList } from './store'

/** Where a banner, a tile or an announcement leads. */
export const Target = z.object({
  kind: z.enum(['store', 'category', 'categories', 'article', 'specials']),
  id: z.string(),
})
export type Target = z.output<typeof Target>

/** The banners at the top of home, in their order; `line` is the second line, `action` the words of the button. */
export const homeAdvert = defineCall({
  name: 'home.advert',
  summary: 'The banners of home',
  who: 'anyone',
  request: Empty,
  response: z.object({
    items: z.array(
      z.object({ id: Id, title: z.string(), line: z.string(), action: z.string(), picture: Picture, target: Target }),
    ),
  }),
  failures: [],
})

/** The ways from home to a kind of stores; `tint` names the ground of a tile. */
export const homeGrid = defineCall({
  name: 'home.grid',
  summary: 'The tiles of home',
  who: 'anyone',
  request: Empty,
  response: z.object({
    items: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture, tint: z.string(), target: Target })),
  }),
  failures: [],
})

/** The newest announcements, to run through one line. */
export const homeNotice = defineCall({
  name: 'home.notice',
  summary: 'The announcements of home',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ articleId: Id, title: z.string() })) }),
  failures: [],
})

/** The specials of today around the caller and when they end. */
export const homeGoodsList = defineCall({
  name: 'home.goodsList',
  summary: 'Today’s specials',
  who: 'anyone',
  request: Empty,
  response: z.object({ endsAt: Instant, items: z.array(Special) }),
  failures: [],
})

/** The nearest known place to the caller's position, and the places one can choose by hand. */
export const homeCity = defineCall({
  name: 'home.city',
  summary: 'Where the caller is',
  who: 'anyone',
  request: Empty,
  response: z.object({
    city: z.string(),
    place: z.string(),
    places: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
  failures: [],
})

/** What the caller can still receive: on home what the platform gives, with `storeId` what that store gives. */
export const homeCoupons = defineCall({
  name: 'home.coupons',
  summary: 'The coupons that can be received',
  who: 'anyone',
  request: z.object({ storeId: z.optional(Id) }),
  response: z.object({ items: z.array(ClaimableCoupon) }),
  failures: [],
})

/** Receives one of a coupon, while there are any and the caller may have another. */
export const homeReceiveCoupon = defineCall({
  name: 'home.receiveCoupon',
  summary: 'Receive a coupon',
  who: 'customer',
  request: z.object({ couponId: Id, idempotencyKey: IdempotencyKey }),
  response: Coupon,
  failures: ['couponNotFound', 'couponUnavailable', 'couponUsedUp', 'couponLimitReached', 'notMember'],
})

/** The stores of home: as `store.list`. */
export const homeStoreList = defineCall({
  ...storeList,
  name: 'home.storeList',
  summary: 'The stores of home',
})

/** The popular stores of home: as `store.hot`. */
export const homeHotStores = defineCall({
  ...storeHot,
  name: 'home.hotStores',
  summary: 'The popular stores of home',
})

/** The newest announcements with when they came out, newest first. */
export const homeArticles = defineCall({
  name: 'home.articles',
  summary: 'The newest articles of home',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ articleId: Id, title: z.string(), publishedAt: Instant })) }),
  failures: [],
})

/**
 * What the deployment chose that a client goes by: the symbol of money, the clock of the city, the language of newcomers,
 * and which of the two readings phone and identity numbers are held against (product text §5).
 */
export const homeConfig = defineCall({
  name: 'home.config',
  summary: 'What the deployment chose',
  who: 'anyone',
  request: Empty,
  response: z.object({
    currencySymbol: z.string(),
    utcOffsetMinutes: z.int(),
    defaultLanguage: z.enum(languages),
    phoneForm: z.enum(phoneForms),
    idCardForm: z.enum(idCardForms),
  }),
  failures: [],
})

/** The newest messages for the caller and how many are new, without marking any as seen. */
export const homeMessages = defineCall({
  name: 'home.messages',
  summary: 'The newest messages',
  who: 'customer',
  request: Empty,
  response: z.object({
    total: z.int(),
    items: z.array(z.object({ kind: MessageKind, articleId: Id, title: z.string(), at: Instant, isNew: z.boolean() })),
  }),
  failures: [],
})
