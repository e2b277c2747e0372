import { sharedPaths } from '@contract/share'

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** Finds the address of a share in a code: the path as it is made, with any id in its place. */
const pattern = (path: (id: string) => string): RegExp =>
  new RegExp(
    path('@')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace('@', id),
    'i',
  )

const patterns = { goods: pattern(sharedPaths.goods), store: pattern(sharedPaths.store) }

/** What a code of ours names; undefined for any other code. */
export function codeOf(code: string): { storeId: string } | { goodsId: string } | undefined {
  const [, goodsId] = patterns.goods.exec(code) ?? []
  if (goodsId) return { goodsId: goodsId.toLowerCase() }
  const [, storeId] = patterns.store.exec(code) ?? []
  return storeId ? { storeId: storeId.toLowerCase() } : undefined
}
