import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Business } from '../entities/business'
import { Empty, Id, IdempotencyKey, Instant, Picture, UtcOffset } from '../entities/common'
import { ClaimableCoupon, Coupon } from '../entities/coupon'
import { Special } from '../entities/goods'
import { countForms, idCardForms, languages, phoneForms, tabForms } from '../settings'
import { MessageKind } from '../entities/message'
import { storeHot, storeList } from './store'

/**
 * The target of a banner, tile or announcement: `id` names a store, category, group of categories or article, for the
 * mall a category of products, if any; the others have none.
 */
export const Target = z.object({
  kind: z.enum([
    'store',
    'category',
    'group',
    'categories',
    'article',
    'specials',
    'mall',
    'hotels',
    'errands',
    'deals',
    'tables',
    'flashSale',
    'points',
    'coupons',
  ]),
  id: z.string(),
})
export type Target = z.output<typeof Target>

/** The banners at the top of home, in order; `line` is the second line, `action` the label of the button. */
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

/** The tiles of home that lead to categories, and the trending words for its search field; `tint` names a tile's background. */
export const homeGrid = defineCall({
  name: 'home.grid',
  summary: 'The tiles of home',
  who: 'anyone',
  request: Empty,
  response: z.object({
    items: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture, tint: z.string(), target: Target })),
    trending: z.array(z.string()),
  }),
  failures: [],
})

/** The newest announcements, for the ticker. */
export const homeNotice = defineCall({
  name: 'home.notice',
  summary: 'The announcements of home',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ articleId: Id, title: z.string() })) }),
  failures: [],
})

/** Today's specials around the caller, and when they end. */
export const homeGoodsList = defineCall({
  name: 'home.goodsList',
  summary: 'Today’s specials',
  who: 'anyone',
  request: Empty,
  response: z.object({ endsAt: Instant, items: z.array(Special) }),
  failures: [],
})

/** The known place nearest to the caller. */
export const homeCity = defineCall({
  name: 'home.city',
  summary: 'The caller’s city and area',
  who: 'anyone',
  request: Empty,
  response: z.object({ city: z.string(), place: z.string() }),
  failures: [],
})

/** The coupons that the caller can receive: the platform's for a business, or with `storeId` the store's. */
export const homeCoupons = defineCall({
  name: 'home.coupons',
  summary: 'The coupons that can be received',
  who: 'anyone',
  request: z.object({ storeId: z.optional(Id), business: z._default(Business, 'takeaway') }),
  response: z.object({ items: z.array(ClaimableCoupon) }),
  failures: [],
})

/** Receives a coupon, subject to its stock and the limit per customer. */
export const homeReceiveCoupon = defineCall({
  name: 'home.receiveCoupon',
  summary: 'Receive a coupon',
  who: 'customer',
  request: z.object({ couponId: Id, idempotencyKey: IdempotencyKey }),
  response: Coupon,
  failures: ['couponNotFound', 'couponUnavailable', 'couponUsedUp', 'couponLimitReached', 'notMember'],
})

/** The stores of home, like `store.list`. */
export const homeStoreList = defineCall({
  ...storeList,
  name: 'home.storeList',
  summary: 'The stores of home',
})

/** The popular stores of home, like `store.hot`. */
export const homeHotStores = defineCall({
  ...storeHot,
  name: 'home.hotStores',
  summary: 'The popular stores of home',
})

/** The newest announcements with their dates, newest first. */
export const homeArticles = defineCall({
  name: 'home.articles',
  summary: 'The newest articles of home',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ articleId: Id, title: z.string(), publishedAt: Instant })) }),
  failures: [],
})

/**
 * The deployment settings that clients need: currency symbol, time zone, default language, and the accepted forms of
 * phone and identity numbers (product text §5), the tabs of customers (§2), and the number of the ambulance.
 */
export const homeConfig = defineCall({
  name: 'home.config',
  summary: 'Settings of the deployment',
  who: 'anyone',
  request: Empty,
  response: z.object({
    currencySymbol: z.string(),
    utcOffsetMinutes: UtcOffset,
    defaultLanguage: z.enum(languages),
    phoneForm: z.enum(phoneForms),
    idCardForm: z.enum(idCardForms),
    englishCounts: z.enum(countForms),
    customerTabs: z.enum(tabForms),
    ambulanceNumber: z.string(),
    /** Whether reviews can be translated. */
    translatesReviews: z.optional(z.boolean()),
  }),
  failures: [],
})

/** The caller's newest messages and the number of new ones, without marking any as seen. */
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
