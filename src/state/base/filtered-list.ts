import { toJS } from 'mobx'
import { makeModel } from './make-model'
import { PagedResource, type Page, type PageRequest } from './paged-resource'
import type { Loading } from './resource'

/** Options of a page request; `quiet` disables the loading indicator. */
interface Options {
  quiet: boolean
}

type Ask<Choice, P> = (request: PageRequest & Choice, options: Options) => Loading<P>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A paged list with sorting and filters. */
export class FilteredList<T extends { readonly id: string }, Choice extends object, P extends Page<T> = Page<T>> {
  /** Current sorting and filters; changed by `choose` only. */
  choice: Choice
  readonly pages: PagedResource<T, Choice, P>

  /**
   * @param ask requests a page for a choice
   * @param choice initial choice
   * @param unfiltered the choice without any filter; keys that it does not contain, such as the order, are not filters
   */
  constructor(
    ask: Ask<Choice, P>,
    choice: Choice,
    private readonly unfiltered: Partial<Choice>,
  ) {
    this.choice = choice
    const fetch = (page: PageRequest, chosen: Choice) => {
      // While an old list stays visible there is no skeleton, so the loading indicator is used.
      const quiet = page.cursor !== undefined || this.pages.status !== 'ready'
      return ask({ ...page, ...chosen }, { quiet })
    }
    this.pages = new PagedResource(fetch, () => toJS(this.choice))
    makeModel(this, 'pages', 'unfiltered')
  }

  /** Whether any filter is active. */
  get filtered(): boolean {
    const all: Choice = { ...this.choice, ...this.unfiltered }
    return !isSame(this.choice, all)
  }

  /** Changes sorting or filters and reloads. */
  choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change }
    void this.pages.reload()
  }

  /** Clears all filters; the order stays. */
  clear(): void {
    this.choose(this.unfiltered)
  }

  dispose(): void {
    this.pages.dispose()
  }
}
