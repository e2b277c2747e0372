import type { ArtName } from './art-name'
import coupon from './art/coupon.webp'
import done from './art/done.webp'
import empty from './art/empty.webp'
import licence from './art/licence.webp'
import login from './art/login.webp'
import lost from './art/lost.webp'
import news from './art/news.webp'
import offline from './art/offline.webp'
import place from './art/place.webp'
import review from './art/review.webp'
import search from './art/search.webp'
import store from './art/store.webp'
import time from './art/time.webp'

const pictures: Record<ArtName, string> = {
  coupon,
  done,
  empty,
  licence,
  login,
  lost,
  news,
  offline,
  place,
  review,
  search,
  store,
  time,
}

/** Source for an image element. */
export const artOf = (name: ArtName): string => pictures[name]
