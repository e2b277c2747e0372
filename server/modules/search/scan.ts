import { sharedPaths } from '@contract/share'

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** Matches the path of a shared screen with any id. */
const pattern = (path: (id: string) => string): RegExp =>
  new RegExp(
    path('@')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace('@', id),
    'i',
  )

const patterns = { goods: pattern(sharedPaths.goods), store: pattern(sharedPaths.store) }

/** The store or item that a share code names; undefined for other codes. */
export function codeOf(code: string): { storeId: string } | { goodsId: string } | undefined {
  const [, goodsId] = patterns.goods.exec(code) ?? []
  if (goodsId) return { goodsId: goodsId.toLowerCase() }
  const [, storeId] = patterns.store.exec(code) ?? []
  return storeId ? { storeId: storeId.toLowerCase() } : undefined
}
