import { limits } from '@contract/limits'
import { Persisted } from '@/platform/storage/persisted'
import { makeModel } from '@/state'

/** Mall search history of this device: the last 10 keywords, newest first, separate from those for stores. */
export class MallSearchHistory {
  private readonly kept = new Persisted<string[]>('mall-search-history', [])

  constructor() {
    makeModel(this, 'kept')
  }

  get names(): readonly string[] {
    return this.kept.value
  }

  add(name: string): void {
    const others = this.kept.value.filter((other) => other !== name)
    this.kept.set([name, ...others].slice(0, limits.searchHistoryItems))
  }

  clear(): void {
    this.kept.set([])
  }
}
