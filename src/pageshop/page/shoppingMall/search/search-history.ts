import { limits } from '@contract/limits'
import { Recent } from '@/state/base/recent'

/** Keywords searched in the mall, separate from those for stores. */
export class MallSearchHistory extends Recent<string> {
  constructor() {
    super('mall-search-history', (word) => word, limits.searchHistoryItems)
  }
}
