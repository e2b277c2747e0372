/** Chance that is the same for the same seed (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  oneOf<T>(list: readonly [T, ...T[]]): T {
    return list[this.from(0, list.length - 1)] ?? list[0]
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  /** Chance of its own, so that what happens at once does not share a sequence. */
  branch(): Chance {
    return new Chance(Math.floor(this.next() * 2 ** 31))
  }
}
