/** A binary heap: what has the least rank comes out first. */
export class Heap<Item> {
  private readonly held: { readonly item: Item; readonly rank: number }[] = []

  push(item: Item, rank: number): void {
    this.held.push({ item, rank })
    let at = this.held.length - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!this.swapIfLess(at, above)) return
      at = above
    }
  }

  /** The item of the least rank; undefined when it is empty. */
  pop(): Item | undefined {
    const [first] = this.held
    const last = this.held.pop()
    if (!first || !last || this.held.length === 0) return first?.item
    this.held[0] = last
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const lesser = this.rankOf(right) < this.rankOf(left) ? right : left
      if (!this.swapIfLess(lesser, at)) return first.item
      at = lesser
    }
  }

  private rankOf(at: number): number {
    return this.held[at]?.rank ?? Infinity
  }

  /** Swaps two places when the first has the lesser rank. */
  private swapIfLess(one: number, other: number): boolean {
    const [mine, theirs] = [this.held[one], this.held[other]]
    if (!mine || !theirs || mine.rank >= theirs.rank) return false
    this.held[one] = theirs
    this.held[other] = mine
    return true
  }
}
