import type { StoreSummary } from '@contract/entities/store'
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

interface Begun {
  readonly key: string
  readonly at: number
  readonly page: Promise<StorePage>
  readonly summary: StoreSummary | undefined
}

let begun: Begun | undefined

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

/** Facts that the opener of a store has. */
interface Opening {
  /** A dish that is opened with the store. */
  readonly goodsId?: string
  /** Its line of a list, which its screen shows until the rest is there. */
  readonly summary?: StoreSummary
}

/** Opens a store and prefetches its data while the code of its screen is loading. */
export function openStore(id: string, { goodsId, summary }: Opening = {}): void {
  const page = readStorePage(api, id)
  // Prevents an unhandled rejection when the screen never opens; otherwise the screen handles the failure.
  page.catch(() => undefined)
  begun = { key: keyOf(id), at: Date.now(), page, summary }
  navigate('storeDetail', { id, ...(goodsId ? { goodsId } : {}) })
}

/** The prefetch of a store, if it is not too old. */
const begunFor = (id: string): Begun | undefined =>
  begun?.key === keyOf(id) && Date.now() - begun.at < KEPT_MS ? begun : undefined

/** The line from which a store is being opened, until its data are taken. */
export const summaryOf = (id: string): StoreSummary | undefined => begunFor(id)?.summary

/** Takes the prefetched data once, else loads them. */
export function takeStorePage(from: Api, id: string): Promise<StorePage> {
  const known = begunFor(id)
  begun = undefined
  return known?.page ?? readStorePage(from, id)
}
