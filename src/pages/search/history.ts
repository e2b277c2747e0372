import { limits } from '@contract/limits'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'

/** Search history: on the server for customers, on the device for visitors (product text §9). */
export class History {
  private readonly kept: Resource<string[]>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.kept = new Resource(async () => (await api.search.history({}, { quiet: true })).items.map(({ name }) => name))
    makeModel(this, 'api', 'root')
    if (this.remote) void this.kept.load()
  }

  get names(): readonly string[] {
    return this.remote ? (this.kept.value ?? []) : this.root.searchHistory.names
  }

  /** Whether it is still loading, so that its height is unknown. */
  get coming(): boolean {
    return this.remote && this.kept.coming
  }

  /** Adds a keyword for visitors; for customers the server records each search. */
  add(name: string): void {
    if (!this.remote) return this.root.searchHistory.add(name)
    this.kept.set([name, ...this.names.filter((other) => other !== name)].slice(0, limits.searchHistoryItems))
  }

  async clear(): Promise<void> {
    if (!this.remote) return this.root.searchHistory.clear()
    if (await attempt(() => this.api.search.deleteLog({}))) this.kept.set([])
  }

  dispose(): void {
    this.kept.dispose()
  }

  private get remote(): boolean {
    return this.root.session.signedIn
  }
}
