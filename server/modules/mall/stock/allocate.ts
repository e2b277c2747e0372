/** A line to be shipped. */
export interface WantedLine {
  readonly position: number
  readonly skuId: string
  readonly quantity: number
}

/** Stock of a SKU in a warehouse. */
export interface StockRow {
  readonly skuId: string
  readonly warehouseId: string
  readonly quantity: number
}

/** The part of a line that one warehouse ships. */
export interface Allocation {
  readonly position: number
  readonly skuId: string
  readonly warehouseId: string
  readonly quantity: number
}

/** The most warehouses of which all sets are tried. */
const mostTried = 12

/** Sets of the ids of a size, in order of the ids. */
function setsOf(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, index) => setsOf(ids.slice(index + 1), size - 1).map((rest) => [id, ...rest]))
}

/** Fills the lines from some warehouses: each from one that has all of it, else from several; undefined when they have too little. */
function fill(lines: readonly WantedLine[], stock: readonly StockRow[], warehouses: readonly string[]) {
  const left = new Map(stock.map(({ skuId, warehouseId, quantity }) => [skuId + warehouseId, quantity]))
  const allocations: Allocation[] = []
  for (const { position, skuId, quantity } of lines) {
    const has = (warehouseId: string) => left.get(skuId + warehouseId) ?? 0
    const whole = warehouses.find((id) => has(id) >= quantity)
    let open = quantity
    for (const warehouseId of whole === undefined ? warehouses : [whole]) {
      const part = Math.min(open, has(warehouseId))
      if (part === 0) continue
      left.set(skuId + warehouseId, has(warehouseId) - part)
      allocations.push({ position, skuId, warehouseId, quantity: part })
      open -= part
    }
    if (open > 0) return undefined
  }
  return allocations
}

/**
 * Which warehouses ship the lines of an order (product text §2, split packages): as few as possible, of those the cheapest by
 * `feeOf`, of those the first by their ids. The same SKU in several lines counts together. Undefined when the stock does
 * not suffice.
 */
export function allocate(
  lines: readonly WantedLine[],
  stock: readonly StockRow[],
  feeOf: (allocations: readonly Allocation[]) => number,
): readonly Allocation[] | undefined {
  const ids = [...new Set(stock.filter(({ quantity }) => quantity > 0).map(({ warehouseId }) => warehouseId))].sort()
  const tried = ids.slice(0, mostTried)
  for (let size = 1; size <= tried.length; size += 1) {
    let best: { readonly allocations: readonly Allocation[]; readonly fee: number } | undefined
    for (const warehouses of setsOf(tried, size)) {
      const allocations = fill(lines, stock, warehouses)
      if (!allocations) continue
      const fee = feeOf(allocations)
      if (!best || fee < best.fee) best = { allocations, fee }
    }
    if (best) return best.allocations
  }
  return fill(lines, stock, ids)
}
