const alike = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Splits a list into blocks and reuses the arrays of unchanged blocks, so that their views are not re-rendered. */
export function inBlocks<T>(
  items: readonly T[],
  size: number,
  before: readonly (readonly T[])[] = [],
): readonly (readonly T[])[] {
  const blocks = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const block = items.slice(index * size, (index + 1) * size)
    const old = before[index]
    return old && alike(old, block) ? old : block
  })
  return alike(blocks, before) ? before : blocks
}
