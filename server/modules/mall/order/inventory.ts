import type { Inventory } from '../../order/kind/inventory'
import { sum } from '../../pricing/amounts'
import { giveBackDeal } from '../deals/queries'
import { returnPieces } from '../presale/queries'
import { releaseSkus, reserveSkus } from '../stock/queries'
import * as queries from './queries'

/**
 * The stock behind mall orders. A release returns unshipped goods to their warehouses, from the last parcel first, and
 * removes them from it; shipped goods return through goods receipt, not through this release.
 */
export const mallInventory: Inventory = {
  reserve: (tx, lines) =>
    reserveSkus(
      tx,
      lines.flatMap(({ itemId, from = [] }) =>
        from.map(({ placeId, quantity }) => ({ skuId: itemId, warehouseId: placeId, quantity })),
      ),
    ),
  async release(tx, lines, { id }) {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const planned = (await queries.unshippedLines(tx, id)).map((line) => ({ ...line, left: line.quantity }))
    const freed = lines.flatMap(({ position, quantity }) => {
      let open = quantity
      return planned
        .filter((line) => line.position === position)
        .flatMap((line) => {
          const part = Math.min(open, line.left)
          open -= part
          line.left -= part
          return part > 0 ? [{ ...line, quantity: part }] : []
        })
    })
    await releaseSkus(
      tx,
      freed.map(({ sku_id, warehouse_id, quantity }) => ({ skuId: sku_id, warehouseId: warehouse_id, quantity })),
    )
    if (pieces > 0) await returnPieces(tx, id, pieces)
    await giveBackDeal(
      tx,
      id,
      sum(lines, ({ quantity }) => quantity),
    )
    for (const { parcel_id, position, quantity } of freed)
      await queries.takeFromParcel(tx, parcel_id, position, quantity)
  },
}
