import { makeModel } from './make-model'
import { PagedResource, type Page, type PageRequest } from './paged-resource'
import type { Loading } from './resource'

/** A paged list for each tab: the choice of another tab starts the list of that tab. */
export class TabbedList<T extends { readonly id: string }, Tab extends string, P extends Page<T> = Page<T>> {
  list: PagedResource<T, undefined, P>

  /**
   * @param ask requests a page of a tab
   * @param tab the first tab
   */
  constructor(
    private readonly ask: (page: PageRequest, tab: Tab) => Loading<P>,
    public tab: Tab,
  ) {
    this.list = this.newList()
    makeModel(this, 'ask')
  }

  choose(tab: Tab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  dispose(): void {
    this.list.dispose()
  }

  private newList() {
    const { tab } = this
    return new PagedResource<T, undefined, P>((page) => this.ask(page, tab))
  }
}
