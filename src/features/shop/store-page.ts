import { navigate } from '@/platform/gate'
import { language } from '@/platform/language'
import { token } from '@/platform/token'
import { api, type Answer, type Api } from '@/services/api'

/** What a store's screen shows first. */
export interface StorePage {
  store: Answer<'store.detail'>
  categories: Answer<'store.menu'>['categories']
}

/** How long an answer that nobody came for is kept. */
const KEPT_MS = 15_000

let begun: { key: string; at: number; page: Promise<StorePage> } | undefined

/** Texts and prices are those of one reader. */
const keyOf = (id: string): string => `${id} ${language.value} ${token.value}`

/** Reads a store and its menu at once. */
export async function readStorePage(from: Api, id: string): Promise<StorePage> {
  const request = { storeId: id }
  const [store, { categories }] = await Promise.all([
    from.store.detail(request, { quiet: true }),
    from.store.menu(request, { quiet: true }),
  ])
  return { store, categories }
}

/** Opens a store. Its data are asked for at once, while the code of its screen is still on its way. */
export function openStore(id: string, goodsId?: string): void {
  const page = readStorePage(api, id)
  // Who opens the screen learns of a failure; without this line one that never opens would have nobody to tell.
  page.catch(() => undefined)
  begun = { key: keyOf(id), at: Date.now(), page }
  navigate('storeDetail', { id, ...(goodsId ? { goodsId } : {}) })
}

/** The data that a tap has asked for, once; else asked for now. */
export function takeStorePage(from: Api, id: string): Promise<StorePage> {
  const known = begun
  begun = undefined
  if (known?.key === keyOf(id) && Date.now() - known.at < KEPT_MS) return known.page
  return readStorePage(from, id)
}
