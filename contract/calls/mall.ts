import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Day, Empty, Id, Instant, pageOf, paging, Picture, text, UtcOffset } from '../entities/common'
import { Deal } from '../entities/deal'
import { KeptProduct } from '../entities/favorite'
import { AddressId, OrderId } from '../entities/ids'
import { SkuQuantity } from '../entities/mall-cart'
import { MallQuote, ParcelWithItems } from '../entities/order'
import { MallBanner, Product, ProductCard, ProductCategory, ShopCard } from '../entities/product'
import { limits } from '../limits'

/** `match` weighs how well it matches a keyword, stock and sales. */
export const ProductSort = z.enum(['match', 'sales', 'newest', 'priceUp', 'priceDown'])
export type ProductSort = z.output<typeof ProductSort>
/** `activity`: at an activity price. `member`: with a member price. */
export const ProductFilter = z.enum(['activity', 'member', 'inStock'])
export type ProductFilter = z.output<typeof ProductFilter>

/** The mall's home page: categories and advertisements (product text §2, shopping mall pages). */
export const mallHome = defineCall({
  name: 'mall.home',
  summary: 'The categories and banners of the mall',
  who: 'anyone',
  request: Empty,
  response: z.object({
    categories: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture })),
    banners: z.array(MallBanner),
  }),
  failures: [],
})

/** The words that the mall's search suggests before typing, the most popular first. */
export const mallSearchWords = defineCall({
  name: 'mall.searchWords',
  summary: 'Popular searches of the mall',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ word: z.string(), mark: z.nullable(z.enum(['hot', 'new'])) })) }),
  failures: [],
})

/** All categories of products, each with its children. */
export const mallCategories = defineCall({
  name: 'mall.categories',
  summary: 'The categories of products',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(ProductCategory) }),
  failures: [],
})

/** Products by category, shop or keyword, one page at a time, at the caller's prices. */
export const mallProducts = defineCall({
  name: 'mall.products',
  summary: 'Products, sorted and filtered',
  who: 'anyone',
  request: z.object({
    ...paging,
    /** The key of a category or of its parent. */
    category: z.optional(text(40)),
    shopId: z.optional(Id),
    keyword: z.optional(text(limits.keywordMax, 1)),
    sort: z._default(ProductSort, 'match'),
    filters: z._default(z.array(ProductFilter).check(z.maxLength(ProductFilter.options.length)), []),
    priceFrom: z.optional(Amount),
    priceTo: z.optional(Amount),
  }),
  response: pageOf(ProductCard),
  failures: [],
})

/** One product with all its SKUs; shipping is worked out for the caller's default address, if any. */
export const mallProduct = defineCall({
  name: 'mall.product',
  summary: 'One product of the mall',
  who: 'anyone',
  request: z.object({ productId: Id }),
  response: z.extend(Product, {
    /** Whether it is a favourite of the caller. */
    collected: z.boolean(),
    /** SKUs with a back-in-stock notification for the caller; null is any SKU. */
    waitedFor: z.array(z.nullable(Id)),
    /** Whether the caller is notified when it becomes cheaper. */
    priceWatched: z.boolean(),
    /** A presale of it that can still be entered, if any. */
    presaleId: z.nullable(Id),
  }),
  failures: ['productNotFound'],
})

/**
 * Products to buy beside some others: those that were often bought together with them, else the best-selling ones of
 * their categories.
 */
export const mallTogether = defineCall({
  name: 'mall.together',
  summary: 'Products bought together with others',
  who: 'anyone',
  request: z.object({
    /** By default the products that the caller bought last. */
    productIds: z._default(z.array(Id).check(z.maxLength(20)), []),
  }),
  response: z.object({
    /** Whether they were bought together; if not, they are popular ones. */
    boughtTogether: z.boolean(),
    items: z.array(ProductCard),
  }),
  failures: [],
})

/**
 * Turns the caller's notification on or off for a sold-out product, or one of its SKUs, being in stock again. Repeating
 * it changes nothing.
 */
export const mallNotifyMe = defineCall({
  name: 'mall.notifyMe',
  summary: 'Notify when a product is back in stock',
  who: 'customer',
  request: z.object({
    productId: Id,
    /** Null for any SKU of the product. */
    skuId: z._default(z.nullable(Id), null),
    on: z.boolean(),
  }),
  response: z.object({ on: z.boolean() }),
  failures: ['productNotFound'],
})

/** Turns the caller's notification of a product's lower price on or off. Repeating it changes nothing. */
export const mallWatchPrice = defineCall({
  name: 'mall.watchPrice',
  summary: 'Notify when a product becomes cheaper',
  who: 'customer',
  request: z.object({ productId: Id, on: z.boolean() }),
  response: z.object({ on: z.boolean() }),
  failures: ['productNotFound'],
})

/** Mall products that the caller saved or viewed, by day, newest first (product text §2, my tracks). */
export const mallTracks = defineCall({
  name: 'mall.tracks',
  summary: 'Products saved or viewed',
  who: 'customer',
  request: z.object({ ...paging, of: z._default(z.enum(['favorites', 'footprints']), 'favorites') }),
  response: z.extend(
    pageOf(
      z.object({
        id: Id,
        /** The day in the deployment's time zone. */
        day: Day,
        at: Instant,
        product: KeptProduct,
        /** Drop of the public price since it was saved; null without one. */
        cheaperBy: z.nullable(Amount),
      }),
    ),
    { favorites: z.int() },
  ),
  failures: [],
})

/** One shop of the mall; its products are `mall.products`. */
export const mallShop = defineCall({
  name: 'mall.shop',
  summary: 'One shop of the mall',
  who: 'anyone',
  request: z.object({ shopId: Id }),
  response: z.extend(ShopCard, {
    hero: Picture,
    profile: z.string(),
    notice: z.string(),
    phone: z.string(),
    productCount: z.int(),
    /** The categories of its products. */
    categories: z.array(z.object({ key: z.string(), name: z.string() })),
    /** Whether the caller follows it: it is a favourite store. */
    collected: z.boolean(),
  }),
  failures: ['storeNotFound'],
})

/** `affordable`: those that the caller has the points for. */
export const PointsFilter = z.enum(['all', 'affordable', 'pointsOnly', 'pointsAndCash'])
export type PointsFilter = z.output<typeof PointsFilter>

/** Products sold for points, alone or with money (product text §2, points mall). */
export const mallPointsGoods = defineCall({
  name: 'mall.pointsGoods',
  summary: 'Products sold for points',
  who: 'anyone',
  request: z.object({ ...paging, filter: z._default(PointsFilter, 'all') }),
  response: pageOf(Deal),
  failures: [],
})

/** Quotes a purchase under a deal of the points mall or of a flash sale; `order.submit` places it. */
export const mallPointsConfirm = defineCall({
  name: 'mall.pointsConfirm',
  summary: 'Quote a purchase for points or in a flash sale',
  who: 'customer',
  request: z.object({
    dealId: Id,
    quantity: z._default(SkuQuantity, 1),
    /** By default the default address, or the last one used. */
    addressId: z.optional(AddressId),
  }),
  response: MallQuote,
  failures: [
    'productNotFound',
    'flashNotYet',
    'flashOver',
    'soldOut',
    'overPurchaseLimit',
    'notMember',
    'addressNotFound',
  ],
})

/** The parcels of an order with their items (product text §2, split packages). */
export const mallSplit = defineCall({
  name: 'mall.split',
  summary: 'The parcels of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({
    utcOffset: UtcOffset,
    parcels: z.array(ParcelWithItems),
    /** Time from which the shop can be reminded to ship; null when it can be now. */
    remindAgainAt: z.nullable(Instant),
  }),
  failures: ['orderNotFound'],
})
