import type { GroupCartLine } from '@contract/entities/group-cart'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export const tabs = ['open', 'past'] as const
export type CartTab = (typeof tabs)[number]

/** The shared carts that the customer is in: those that are not over, and the others. */
export class GroupCartsModel {
  list: PagedResource<GroupCartLine, undefined, Answer<'groupCart.list'>>
  tab: CartTab = 'open'

  constructor(private readonly api: Api) {
    this.list = this.newList()
    makeModel(this, 'api')
  }

  choose(tab: CartTab): void {
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  dispose(): void {
    this.list.dispose()
  }

  private newList() {
    const { tab } = this
    return new PagedResource<GroupCartLine, undefined, Answer<'groupCart.list'>>((page) =>
      this.api.groupCart.list({ ...page, tab }, { quiet: true }),
    )
  }
}
