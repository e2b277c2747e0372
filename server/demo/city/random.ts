/** A seeded pseudo-random generator (mulberry32, public domain), deterministic on every machine. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** At least 0, below 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high` inclusive. */
  whole(low: number, high: number) {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** A random one of `items`, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]
  }

  /** True with probability `share`, 0 to 1. */
  chance(share: number) {
    return this.next() < share
  }

  /** An independent generator, so that concurrent consumers do not share a sequence. */
  branch() {
    return new Random(this.whole(0, 2 ** 31 - 1))
  }
}
