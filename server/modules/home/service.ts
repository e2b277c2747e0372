import type { Response } from '@contract/call'
import type {
  homeAdvert,
  homeArticles,
  homeCity,
  homeConfig,
  homeGoodsList,
  homeGrid,
  homeMessages,
  homeNotice,
} from '@contract/calls/home'
import type { Position } from '@contract/entities/common'
import { type Language, settings } from '@contract/settings'
import type { Config } from '../../config'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { localMidnight, offsetsAround } from '../../local-time'
import { nearestCity, placeReach } from '../address/cities'
import { knownPlaces } from '../address/queries'
import { announcements } from '../article/queries'
import { findGoodsNear } from '../goods/found/queries'
import { goodsView } from '../dish/view'
import { announcementsSeen, newAnnouncements } from '../message/queries/announcements'
import { trendingWords } from '../search/queries'
import { distanceMeters } from '../../geo'
import * as queries from './queries'

const noticeCount = 5
const specialCount = 20

/** The deployment settings that clients need (product text §1, §7). */
export function deployment(
  now: Date,
  { translationFile }: Pick<Config, 'translationFile'>,
): Response<typeof homeConfig> {
  const { timeZone, ...chosen } = settings()
  const { currencySymbol, defaultLanguage, phoneForm, idCardForm, englishCounts } = chosen
  const { customerTabs, ambulanceNumber } = chosen
  const utcOffsetMinutes = offsetsAround(timeZone, now)
  const forms = { currencySymbol, defaultLanguage, phoneForm, idCardForm, englishCounts }
  const translatesReviews = translationFile !== ''
  return { ...forms, utcOffsetMinutes, customerTabs, ambulanceNumber, translatesReviews }
}

/** The sections of home except its stores (product text §2, §7). */
export class HomeService {
  constructor(private readonly context: Context) {}

  async banners(language: Language): Promise<Response<typeof homeAdvert>> {
    const rows = await queries.banners(this.context.db)
    const items = rows.map(({ id, title, line, action, picture, target }) => {
      return { id, title: title[language], line: line[language], action: action[language], picture, target }
    })
    return { items }
  }

  async tiles(language: Language): Promise<Response<typeof homeGrid>> {
    const { db } = this.context
    const [rows, words] = await Promise.all([queries.tiles(db), trendingWords(db)])
    return {
      items: rows.map(({ key, name, picture, tint, target }) => ({ key, name: name[language], picture, tint, target })),
      trending: words.map(({ word }) => word[language]),
    }
  }

  /** The newest announcements for the caller's city. */
  async notices({ language, place }: Caller): Promise<Response<typeof homeNotice>> {
    const { db, clock } = this.context
    const { code: city } = nearestCity(place, language)
    const rows = await announcements(db, clock.now(), { limit: noticeCount }, { city })
    return { items: rows.map(({ id, title }) => ({ articleId: id, title: title[language] })) }
  }

  async articles(language: Language): Promise<Response<typeof homeArticles>> {
    const rows = await announcements(this.context.db, this.context.clock.now(), { limit: noticeCount })
    const items = rows.map(({ id, title, published_at }) => {
      return { articleId: id, title: title[language], publishedAt: published_at.toISOString() }
    })
    return { items }
  }

  async messages({ customer, language }: SignedIn): Promise<Response<typeof homeMessages>> {
    const { clock, db } = this.context
    const now = clock.now()
    const [rows, seen, total] = await Promise.all([
      announcements(db, now, { limit: noticeCount }),
      announcementsSeen(db, customer.id),
      newAnnouncements(db, customer.id, now),
    ])
    const items = rows.map(({ id, title, published_at }) => {
      const at = published_at.toISOString()
      return { kind: 'announcement' as const, articleId: id, title: title[language], at, isNew: published_at > seen }
    })
    return { total, items }
  }

  /** Today's specials of stores that deliver to the caller's place; they end at midnight of the deployment's time zone. */
  async specials({ customer, language, place }: Caller): Promise<Response<typeof homeGoodsList>> {
    const { clock, config, db } = this.context
    const now = clock.now()
    const near = { place, now }
    const isMember = customer?.isMember ?? false
    const search = { near, filters: ['specials', 'openNow', 'inStock'] as const, isMember }
    const rows = await findGoodsNear(db, search, 'sales', { limit: specialCount })
    const items = rows.map((row) => {
      const goods = goodsView(row, isMember, language)
      return { ...goods, storeName: row.store_name[language] }
    })
    return { endsAt: localMidnight(config.timeZone, now).toISOString(), items }
  }

  /** The known place nearest to the caller, or the caller's city when no place is near. */
  async city({ language, place }: Caller): Promise<Response<typeof homeCity>> {
    const rows = await knownPlaces(this.context.db)
    const far = (row: Position) => distanceMeters(place, row)
    const [nearest] = [...rows].sort((a, b) => far(a) - far(b))
    if (nearest && far(nearest) <= placeReach) return { city: nearest.city[language], place: nearest.name[language] }
    const { name } = nearestCity(place, language)
    return { city: name, place: name }
  }
}
