import type { Picture } from '@contract/entities/common'
import type { KeptKind } from '@contract/entities/favorite'
import { sharedPaths } from '@contract/share'
import type { Context } from '../../context'
import type { Bilingual } from '../../database/schema'
import { productById } from '../mall/catalogue/queries'
import { findGoods } from '../dish/queries'

type Db = Context['db']

/** Something that is sold and can be kept and shared: a dish or a product of the mall. */
export interface Item {
  readonly kind: KeptKind
  readonly name: Bilingual
  readonly picture: Picture
  /** The path of its screen, as it is shared. */
  readonly path: string
}

type Find = (db: Db, id: string) => Promise<Item | undefined>

const finders: readonly Find[] = [
  async (db, id) => {
    const row = await findGoods(db, id)
    return row && { kind: 'goods', name: row.name, picture: row.picture, path: sharedPaths.goods(id) }
  },
  async (db, id) => {
    const row = await productById(db, id)
    return row && { kind: 'product', name: row.name, picture: row.picture, path: sharedPaths.product(id) }
  },
]

/** Item with an id, of any business; undefined when there is none. */
export async function findItem(db: Db, id: string): Promise<Item | undefined> {
  const found = await Promise.all(finders.map((find) => find(db, id)))
  return found.find((item) => item !== undefined)
}
