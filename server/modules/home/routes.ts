import {
  homeAdvert,
  homeArticles,
  homeCity,
  homeConfig,
  homeGoodsList,
  homeGrid,
  homeHotStores,
  homeMessages,
  homeNotice,
  homeStoreList,
} from '@contract/calls/home'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { NearbyService } from '../store/nearby/service'
import { deployment, type HomeService } from './service'

/** The sections of home except its stores: banners, tiles, announcements, specials, the caller's place and settings. */
export const homeRoutes =
  ({ clock, config }: Context, home: HomeService, nearby: NearbyService): Routes =>
  ({ handle }) => {
    handle(homeAdvert, ({ language }) => home.banners(language))
    handle(homeGrid, ({ language }) => home.tiles(language))
    handle(homeNotice, (caller) => home.notices(caller))
    handle(homeGoodsList, (caller) => home.specials(caller))
    handle(homeStoreList, (caller, request) => nearby.list(caller, request))
    handle(homeHotStores, (caller) => nearby.hot(caller))
    handle(homeArticles, ({ language }) => home.articles(language))
    handle(homeConfig, () => Promise.resolve(deployment(clock.now(), config)))
    handle(homeMessages, (caller) => home.messages(caller))
    handle(homeCity, (caller) => home.city(caller))
  }
