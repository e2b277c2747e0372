import { limits } from '@contract/limits'
import { Persisted } from '@/platform/storage/persisted'

const kept = new Persisted<string[]>('search-history', [])

/** Search history on this device: the last 10 keywords without duplicates or blanks, newest first (product text §9). */
export class SearchHistoryState {
  get names(): readonly string[] {
    return kept.value
  }

  add(name: string): void {
    const word = name.trim()
    if (!word) return
    kept.set([word, ...kept.value.filter((other) => other !== word)].slice(0, limits.searchHistoryItems))
  }

  clear(): void {
    kept.set([])
  }
}
