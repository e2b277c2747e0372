import { toJS } from 'mobx'
import { makeModel } from './make-model'
import { PagedResource, type LoadingPage, type Page, type PageRequest } from './paged-resource'

/** How a list is asked for: a first page for which nothing stands in for it shows by itself that something happens. */
interface Options {
  quiet: boolean
}

type Ask<Choice, P> = (request: PageRequest & Choice, options: Options) => LoadingPage<P>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A list that comes page by page, of what passes the filters, in the order that the person chooses. */
export class FilteredList<T extends { readonly id: string }, Choice extends object, P extends Page<T> = Page<T>> {
  /** What is asked for beside the page; changed by `choose` alone. */
  choice: Choice
  readonly pages: PagedResource<T, Choice, P>

  /**
   * @param ask asks for a page of what is chosen
   * @param choice what is chosen at first
   * @param unfiltered what is chosen when every filter is taken away; what it does not name, such as the order, is no filter
   */
  constructor(
    ask: Ask<Choice, P>,
    choice: Choice,
    private readonly unfiltered: Partial<Choice>,
  ) {
    this.choice = choice
    const fetch = (page: PageRequest, chosen: Choice) => {
      // A list that stays while another one is on its way does not show by itself that something happens.
      const quiet = page.cursor !== undefined || this.pages.status !== 'ready'
      return ask({ ...page, ...chosen }, { quiet })
    }
    this.pages = new PagedResource(fetch, () => toJS(this.choice))
    makeModel(this, 'pages', 'unfiltered')
  }

  /** Whether any filter is chosen. */
  get filtered(): boolean {
    const all: Choice = { ...this.choice, ...this.unfiltered }
    return !isSame(this.choice, all)
  }

  /** Changes a part of what is chosen and asks for that list. */
  choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change }
    void this.pages.reload()
  }

  /** Takes all filters away; the order stays. */
  clear(): void {
    this.choose(this.unfiltered)
  }

  dispose(): void {
    this.pages.dispose()
  }
}
