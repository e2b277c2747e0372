import type { OwnQueueSize } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { makeModel } from '@/state'

/** Number of guests by which an added size is larger than the one before. */
const wider = 2

/** Sizes of the queue until they are saved: each begins where the one before ends. */
export class QueueSetup {
  list: OwnQueueSize[] = []

  constructor(private saved: readonly OwnQueueSize[]) {
    this.list = [...saved]
    makeModel(this)
  }

  get isChanged(): boolean {
    return JSON.stringify(this.list) !== JSON.stringify(this.saved)
  }

  get isFull(): boolean {
    return this.list.length >= limits.queueSizes || this.end >= limits.tablePartyMax
  }

  add(): void {
    const least = this.end + 1
    const most = Math.min(least + wider - 1, limits.tablePartyMax)
    this.list.push({ least, most, minutesEach: this.list.at(-1)?.minutesEach ?? 10 })
  }

  /** Removes the largest size. */
  removeLast(): void {
    this.list.pop()
  }

  /** Moves the end of a size; the next one begins after it and keeps at least one guest. */
  moveEnd(index: number, most: number): void {
    const [size, next] = [this.list[index], this.list[index + 1]]
    if (!size) return
    this.list[index] = { ...size, most }
    if (next) this.list[index + 1] = { ...next, least: most + 1 }
  }

  /** Largest end of a size before the next one is empty. */
  endMost(index: number): number {
    return (this.list[index + 1]?.most ?? limits.tablePartyMax + 1) - 1
  }

  setMinutes(index: number, minutesEach: number): void {
    const size = this.list[index]
    if (size) this.list[index] = { ...size, minutesEach }
  }

  renew(saved: readonly OwnQueueSize[]): void {
    this.saved = saved
    this.list = [...saved]
  }

  private get end(): number {
    return this.list.at(-1)?.most ?? 0
  }
}
