import { goodsSkuList } from '@contract/calls/goods'
import { storeDetail, storeList, storeMenu } from '@contract/calls/store'
import type { Goods } from '@contract/entities/goods'
import type { Language } from '@contract/settings'
import { TestCaller } from '../../server/testing/caller'

/** An open store and two of its dishes, in a language. */
export interface Shop {
  id: string
  name: string
  /** A dish with options that reaches the minimum order by itself. */
  dish: {
    id: string
    name: string
    price: number
    picture: Goods['picture']
    groups: { name: string; option: string }[]
  }
  /** A dish without options. */
  plain: { id: string; name: string }
}

const free = ({ soldOut, purchaseLimit }: Goods): boolean => !soldOut && purchaseLimit === null

/** An open store as the journeys use it, if it has what they need. */
export async function shopOf(caller: TestCaller, storeId: string): Promise<Shop | undefined> {
  const store = await caller.call(storeDetail, { storeId })
  const { categories } = await caller.call(storeMenu, { storeId })
  const all = categories.flatMap(({ goods }) => goods).filter(free)
  const dish = all.find(({ hasOptions, price }) => hasOptions && price >= store.minimumOrder)
  const plain = all.find(({ hasOptions }) => !hasOptions)
  if (!store.selfPickup || !dish || !plain) return undefined
  const { groups } = await caller.call(goodsSkuList, { goodsId: dish.id })
  const chosen = groups
    .filter(({ required }) => required)
    .map(({ name, options }) => ({ name, option: options.find(({ soldOut }) => !soldOut)?.name ?? '' }))
  return { id: store.id, name: store.name, dish: { ...dish, groups: chosen }, plain }
}

/** Finds a store that is open now, delivers to the demo's addresses and allows pickup. */
export async function findShop(base: string, language: Language = 'en'): Promise<Shop> {
  const caller = new TestCaller(base)
  caller.language = language
  const { items } = await caller.call(storeList, { filters: ['openNow'] })
  for (const { id } of items.filter(({ inRange }) => inRange)) {
    const shop = await shopOf(caller, id)
    if (shop) return shop
  }
  throw new Error('No store is open that has what the journeys need')
}
