import type { Language } from '../../contract/settings'
import type { RouteName } from '../../src/routes'
import { addressOf, examples } from '../../tests/support/examples'
import type { Person } from '../../tests/support/person'
import type { Shop } from '../../tests/support/shop'

/** The texts tapped and awaited in addition to those of the ordering screens. */
const words = {
  en: {
    keyword: 'noodles',
    search: 'Search',
    time: 'Deliver now',
    phrase: 'Less salt',
    riding: 'On the way',
    cancel: 'Cancel: ',
    region: 'Region',
    birthday: 'Birthday',
    addToCart: 'Add to cart',
    shipped: 'Shipped',
    share: 'Share',
    poster: 'Make a poster',
    save: 'Save image',
    refused: 'The shop said no',
    filter: 'Filter',
    checkIn: 'Check in',
    errandRiding: 'On the way to you',
    errandAsks: 'Your answer needed',
  },
  zh: {
    keyword: '面',
    search: '搜索',
    time: '立即送出',
    phrase: '少盐',
    riding: '配送中',
    cancel: '取消订单: ',
    region: '所在地区',
    birthday: '生日',
    addToCart: '加入购物车',
    shipped: '待收货',
    share: '分享',
    poster: '生成海报',
    save: '保存图片',
    refused: '商家拒绝了申请',
    filter: '筛选',
    checkIn: '入住',
    errandRiding: '骑手配送中',
    errandAsks: '待您确认',
  },
} as const

export type SceneWords = (typeof words)[Language]

/** The data of the scenes: a member with a filled basket, a store, and the screens' parameters. */
export interface Set {
  ann: Person
  shop: Shop
  params: Awaited<ReturnType<typeof examples>>
}

export interface Scene {
  /** The file's name and its title in the table. */
  readonly name: string
  readonly title: string
  readonly screen: RouteName
  /** Taken as a visitor instead of the member. */
  readonly visitor?: boolean
  readonly width?: number
  /** Actions after the screen has loaded. */
  readonly act?: (set: Set, say: SceneWords) => Promise<unknown>
}

/** The shared data of all scenes of one language. */
export async function prepare(ann: Person, shop: Shop): Promise<Set> {
  return { ann, shop, params: await examples(ann.caller, shop) }
}

/** Opens a scene. */
export async function play({ screen, act }: Scene, set: Set): Promise<void> {
  const { ann, params } = set
  await ann.goto(addressOf(screen, params))
  await ann.page.waitForLoadState('networkidle')
  await act?.(set, words[ann.language])
  await ann.page.waitForLoadState('networkidle')
  await ann.page.waitForFunction(picturesAreThere)
}

/** Runs in the page: whether all visible pictures have loaded. */
const picturesAreThere = (): boolean =>
  [...document.images].every((image) => {
    const { top, right, bottom, left, width } = image.getBoundingClientRect()
    const inView = width > 0 && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
    return image.complete || !inView
  })
