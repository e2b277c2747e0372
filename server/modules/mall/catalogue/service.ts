import type { Request, Response } from '@contract/call'
import {
  type mallCategories,
  type mallHome,
  type mallProduct,
  mallProducts,
  type mallSearchWords,
  type mallShop,
  type mallTogether,
} from '@contract/calls/mall'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { districtNear } from '../../address/districts'
import { defaultAddress } from '../../address/queries'
import type { FootprintService } from '../../favorites/footprints/service'
import type { FavoriteService } from '../../favorites/service'
import { meantQuery } from '../../searches/spelling/meant'
import type { PriceAlerts } from '../alerts/price/service'
import type { RestockAlerts } from '../alerts/service'
import { presaleOf } from '../presale/queries'
import * as queries from './queries'
import { bannerView, categoriesView, categoryName, parentsOf } from './category-view'
import { bestSelling, boughtLast, boughtTogether, popularBeside } from './together/queries'
import { cardView, productView, type Shopper, shopView } from './view'

/** The number of products shown beside others, and the least that are bought together. */
const beside = { shown: 6, least: 2 }

const shopperOf = ({ customer, language }: Caller): Shopper => ({ isMember: customer?.isMember ?? false, language })

/** Catalogue of the mall for visitors and customers (product text §2, shopping mall pages). */
export class CatalogueService {
  constructor(
    private readonly context: Context,
    private readonly footprints: FootprintService,
    private readonly favorites: FavoriteService,
    private readonly alerts: { readonly restock: RestockAlerts; readonly price: PriceAlerts },
  ) {}

  async home({ language }: Caller): Promise<Response<typeof mallHome>> {
    const { db } = this.context
    const [categories, banners] = await Promise.all([queries.productCategories(db), queries.mallBanners(db)])
    return {
      categories: parentsOf(categories).map((parent) => categoryName(parent, language)),
      banners: banners.map((banner) => bannerView(banner, language)),
    }
  }

  async searchWords({ language }: Caller): Promise<Response<typeof mallSearchWords>> {
    const words = await queries.mallSearchWords(this.context.db)
    return { items: words.map(({ word, mark }) => ({ word: word[language], mark })) }
  }

  async categories({ language }: Caller): Promise<Response<typeof mallCategories>> {
    const { db } = this.context
    const [categories, banners, shops] = await Promise.all([
      queries.productCategories(db),
      queries.mallBanners(db),
      queries.popularShops(db),
    ])
    return { items: categoriesView({ categories, banners, shops }, language) }
  }

  /** A keyword without letters or digits finds nothing. */
  async products(caller: Caller, request: Request<typeof mallProducts>): Promise<Response<typeof mallProducts>> {
    const { keyword, sort, cursor: _, pageSize: __, ...criteria } = request
    const shopper = shopperOf(caller)
    const query = keyword === undefined ? undefined : await meantQuery(this.context.db, keyword)
    if (query === null) return { items: [], next: null }
    const page = new Paging(mallProducts, request, String(shopper.isMember))
    const search = { ...criteria, query, isMember: shopper.isMember }
    const rows = await queries.findProducts(this.context.db, search, sort, page.slice)
    return page.answer(rows, (row) => cardView(row, shopper))
  }

  /** @throws Failure `productNotFound` */
  async product(caller: Caller, productId: string): Promise<Response<typeof mallProduct>> {
    const shopper = shopperOf(caller)
    const [row, region, collected, waitedFor, priceWatched, presaleId] = await Promise.all([
      queries.findProduct(this.context.db, productId, shopper.isMember),
      this.regionOf(caller),
      this.favorites.has(caller, 'product', productId),
      this.alerts.restock.of(caller, productId),
      this.alerts.price.has(caller, productId),
      presaleOf(this.context.db, productId, this.context.clock.now()),
    ])
    if (!row) throw new Failure('productNotFound')
    this.footprints.note(caller, 'product', productId)
    const { clock, config: settings } = this.context
    const destination = { region, at: clock.now(), settings }
    return { ...productView(row, shopper, destination), collected, waitedFor, priceWatched, presaleId }
  }

  async together(caller: Caller, request: Request<typeof mallTogether>): Promise<Response<typeof mallTogether>> {
    const { db } = this.context
    const shopper = shopperOf(caller)
    const { customer } = caller
    const last = request.productIds.length === 0 && customer ? await boughtLast(db, customer.id, beside.shown) : []
    const productIds = [...request.productIds, ...last]
    const bought = productIds.length > 0 ? await boughtTogether(db, productIds, beside.shown) : []
    const isEnough = bought.length >= beside.least
    const ids = isEnough
      ? bought
      : await (productIds.length > 0 ? popularBeside(db, productIds, beside.shown) : bestSelling(db, beside.shown))
    const rows = ids.length > 0 ? await queries.keptProducts(db, ids, shopper.isMember) : []
    const items = ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => cardView(row, shopper)))
    return { boughtTogether: isEnough, items }
  }

  /** @throws Failure `storeNotFound` */
  async shop(caller: Caller, shopId: string): Promise<Response<typeof mallShop>> {
    const { language } = caller
    const [shop, collected] = await Promise.all([
      queries.findShop(this.context.db, shopId),
      this.favorites.has(caller, 'store', shopId),
    ])
    if (!shop) throw new Failure('storeNotFound')
    return {
      ...shopView(shopId, shop, language),
      hero: shop.hero,
      profile: shop.profile[language],
      notice: shop.notice[language],
      phone: shop.phone,
      collected,
      productCount: shop.products ?? 0,
      categories: shop.categories.map(({ key, name }) => ({ key, name: name[language] })),
    }
  }

  /** Destination of a caller's shipments: the default address, or else their location. */
  private async regionOf({ customer, place }: Caller): Promise<string | undefined> {
    const address = customer && (await defaultAddress(this.context.db, customer.id))
    return address?.region_code ?? districtNear(place)
  }
}
