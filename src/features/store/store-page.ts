import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { token } from '@/platform/session/token'
import { api, type Answer, type Api } from '@/services/api'

/** The data of the first view of a store's screen. */
export interface StorePage {
  store: Answer<'store.detail'>
  categories: Answer<'store.menu'>['categories']
}

/** Lifetime of an unused prefetch. */
const KEPT_MS = 15_000

let begun: { key: string; at: number; page: Promise<StorePage> } | undefined

/** Cache key: texts and prices depend on language and user. */
const keyOf = (id: string): string => `${id} ${language.value} ${token.value}`

/** Loads a store and its menu in parallel. */
export async function readStorePage(from: Api, id: string): Promise<StorePage> {
  const request = { storeId: id }
  const [store, { categories }] = await Promise.all([
    from.store.detail(request, { quiet: true }),
    from.store.menu(request, { quiet: true }),
  ])
  return { store, categories }
}

/** Opens a store and prefetches its data while the code of its screen is loading. */
export function openStore(id: string, goodsId?: string): void {
  const page = readStorePage(api, id)
  // Prevents an unhandled rejection when the screen never opens; otherwise the screen handles the failure.
  page.catch(() => undefined)
  begun = { key: keyOf(id), at: Date.now(), page }
  navigate('storeDetail', { id, ...(goodsId ? { goodsId } : {}) })
}

/** Takes the prefetched data once, else loads them. */
export function takeStorePage(from: Api, id: string): Promise<StorePage> {
  const known = begun
  begun = undefined
  if (known?.key === keyOf(id) && Date.now() - known.at < KEPT_MS) return known.page
  return readStorePage(from, id)
}
