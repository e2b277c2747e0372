import { homeAdvert, homeCity, homeGoodsList, homeGrid, homeNotice } from '@contract/calls/home'
import type { Module } from '../module'
import { HomeService } from './service'

/** What home shows besides its stores: banners, tiles, announcements, specials, and where the caller is. */
export const homeRoutes: Module = ({ handle, context }) => {
  const home = new HomeService(context)
  handle(homeAdvert, ({ language }) => home.banners(language))
  handle(homeGrid, ({ language }) => home.tiles(language))
  handle(homeNotice, ({ language }) => home.notices(language))
  handle(homeGoodsList, (caller) => home.specials(caller))
  handle(homeCity, (caller) => home.city(caller))
}
