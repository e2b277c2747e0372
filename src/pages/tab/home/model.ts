import { reaction, runInAction } from 'mobx'
import type { Target } from '@contract/calls/home'
import { ClaimModel } from '@/features/coupon/claims'
import { StoreList } from '@/features/store/store-list'
import { openStore } from '@/features/store/store-page'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { picked } from '@/state/base/resource'
import { words } from './text'

export type Banner = Answer<'home.advert'>['items'][number]
export type Grid = Answer<'home.grid'>
export type Tile = Grid['items'][number]
export type Notice = Answer<'home.notice'>['items'][number]
export type Specials = Answer<'home.goodsList'>
export type Special = Specials['items'][number]

/** The skeletons replace the loading indicator. */
const quiet = { quiet: true }

const itemsOf = <T>({ items }: { items: T[] }): T[] => items

/** Screens of the targets of banners and tiles. */
const screens: Record<Target['kind'], (id: string) => void> = {
  store: (id) => openStore(id),
  article: (id) => navigate('article', { id }),
  category: (category) => navigate('stores', category ? { category } : {}),
  group: (group) => navigate('stores', { group }),
  categories: () => navigate('categories'),
  specials: () => navigate('specials'),
  hotels: () => navigate('hotels'),
  errands: () => navigate('errands'),
  deals: () => navigate('groupDeals', {}),
  tables: () => navigate('findTable'),
  flashSale: () => navigate('flashSale', {}),
  points: () => navigate('pointsMall'),
  coupons: () => navigate('couponCenter'),
  mall: (category) => (category ? navigate('categoryProducts', { category }) : navigate('mall')),
}

/** Home: parts that load and fail independently, around a place (product text §2, home). */
export class HomeModel {
  readonly banners: Resource<Banner[]>
  /** The tiles, and the trending words of the search field. */
  readonly grid: Resource<Grid>
  readonly notices: Resource<Notice[]>
  readonly specials: Resource<Specials>
  /** Claimable coupons. */
  readonly claims: ClaimModel
  readonly list: StoreList
  /** Whether the name of the place is loading. */
  naming = false
  /** Number of unread announcements. */
  news = 0
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.banners = new Resource(() => picked(api.home.advert({}, quiet), itemsOf))
    this.grid = new Resource(() => api.home.grid({}, quiet))
    this.notices = new Resource(() => picked(api.home.notice({}, quiet), itemsOf))
    this.specials = new Resource(() => api.home.goodsList({}, quiet))
    this.claims = new ClaimModel(api)
    this.list = new StoreList(api)
    makeModel(this, 'api', 'root', 'stopFollowing')
    this.stopFollowing = reaction(() => root.place.position, this.placeChanged)
    void this.load()
  }

  get place() {
    return this.root.place
  }

  /** Name of the place, or the progress of locating it. */
  get placeName(): string {
    const { locating, choosePlace } = words()
    if (this.place.locating) return locating
    return this.place.name || (this.naming ? locating : choosePlace)
  }

  private get parts(): Resource<unknown>[] {
    return [this.banners, this.grid, this.notices, this.claims.coupons, this.specials]
  }

  /** Error message of the first failed part other than the stores. */
  get partFailure(): string | undefined {
    return this.parts.find(({ status }) => status === 'failed')?.message
  }

  /** Whether all parts failed, so that one message covers the page. */
  get allFailed(): boolean {
    return [...this.parts, this.list.found.pages].every(({ status }) => status === 'failed')
  }

  /** Loads the parts that are not loaded yet. */
  async load(): Promise<void> {
    const all = [...this.parts, this.list.found.pages].map((part) => part.load())
    await Promise.all([this.namePlace(), ...all])
  }

  /** Reloads everything; old content stays until then. */
  async refresh(): Promise<void> {
    const all = [...this.parts, this.list.found.pages].map((part) => part.reload())
    await Promise.all([this.namePlace(), ...all])
  }

  /** Loads the name of the place. */
  async namePlace(): Promise<void> {
    this.naming = true
    await this.place.refresh()
    runInAction(() => (this.naming = false))
  }

  openPlaces(): void {
    navigate('chooseAddress')
  }

  /** Opens the messages; for visitors the announcements. */
  openNews(): void {
    navigate(this.root.session.signedIn ? 'messages' : 'articles')
  }

  /** Loads the number of unread messages; 0 for visitors. */
  async countNews(): Promise<void> {
    const answer = this.root.session.signedIn ? await attempt(() => this.api.message.count({}, quiet)) : undefined
    runInAction(() => (this.news = answer?.total ?? 0))
  }

  /** Opens the target of a banner or tile. */
  openTarget({ kind, id }: Target): void {
    screens[kind](id)
  }

  openSpecial({ id, storeId }: Special): void {
    openStore(storeId, { goodsId: id })
  }

  dispose(): void {
    this.stopFollowing()
    for (const part of [...this.parts, this.claims, this.list]) part.dispose()
  }

  private placeChanged() {
    void this.specials.reload()
    void this.list.found.pages.reload()
  }
}
