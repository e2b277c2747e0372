import type { Backdrop } from '../pictures'
import type { Pair } from '../city/source'
import type { TemplateName } from './shipping'

/** A shop of the mall as in the data files: amounts in yuan; unspecified values are drawn from the seed. */
export interface ShopSource {
  key: string
  name: Pair
  /** The name that its products carry. */
  brand: Pair
  profile: Pair
  notice: Pair
  /** The look of its logo. */
  look: string
  /** The looks left and right of it in the large picture. */
  beside: [left: string, right: string]
  /** A key of `cities`. */
  city: string
  address: Pair
  rating: number
  /** Orders of the last 30 days. */
  sales: number
  offers: [over: number, off: number][]
  /** Its shipping templates; products use the first unless they name another. */
  ships: TemplateName[]
  /**
   * Its products in the format of menu.ts. A section is a category of products by its English name. Facts: `by`, the axes
   * (see axes.ts); `from`, `of`, `keep`, `life` and others, the details (see details.ts); `w` and `v`, weight and volume of
   * the first SKU in grams and cubic centimetres; `at`, the warehouses; `ship`, the template; `ret`, the days to return it;
   * `member`, `deal`, `limit`, `sales`, `tag`; `new`, `few`, `out`.
   */
  menu: string
}

/** A category of products with its children. */
export interface GroupSource {
  key: string
  name: Pair
  look: string
  backdrop: Backdrop
  children: { key: string; name: Pair; look: string; backdrop: Backdrop }[]
}
