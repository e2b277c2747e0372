import type { AfterSaleTab } from '@contract/calls/aftersale'
import type { AfterSale } from '@contract/entities/after-sale'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

/** The after-sales cases of the mall by whose turn it is (product text §2, after-sales list). */
export class AfterSalesModel {
  readonly list: FilteredList<AfterSale, { tab: AfterSaleTab }, Answer<'aftersale.list'>>

  constructor(api: Api) {
    const all: { tab: AfterSaleTab } = { tab: 'all' }
    this.list = new FilteredList((request, options) => api.aftersale.list(request, options), all, all)
    makeModel(this)
  }

  get tab(): AfterSaleTab {
    return this.list.choice.tab
  }

  /** Numbers of waiting cases, by tab. */
  get badges(): Partial<Record<AfterSaleTab, number>> {
    return this.list.pages.about?.counts ?? {}
  }

  choose(tab: AfterSaleTab): void {
    this.list.choose({ tab })
  }

  async refresh(): Promise<void> {
    await this.list.pages.reload()
  }

  /** Reads the loaded cases again and keeps the scroll position. */
  async returned(): Promise<void> {
    await this.list.pages.renew()
  }

  dispose(): void {
    this.list.dispose()
  }
}
