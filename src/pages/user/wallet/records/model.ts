import type { MoneyRecord, MoneySummary } from '@contract/entities/money-record'
import { AmountsShown } from '@/features/wallet/amounts'
import type { Api } from '@/services/api'
import { makeModel, PagedResource, Resource, type RootState } from '@/state'

/** All records of the balance, by category, below the sums of the last 30 days. */
export class MoneyRecordsModel {
  readonly amounts: AmountsShown
  readonly summary: Resource<MoneySummary | null>
  readonly records: PagedResource<MoneyRecord, string | undefined>
  day: string | undefined = undefined
  side: 'expense' | 'income' = 'expense'
  category: string | undefined = undefined

  constructor(api: Api, root: RootState) {
    this.amounts = root.keep(AmountsShown)
    this.summary = new Resource(async () => {
      const { summary } = await api.wallet.myMoney({ withSummary: true, pageSize: 1 }, { quiet: true })
      return summary
    })
    this.records = new PagedResource(
      (page, category) => api.wallet.myMoney({ ...page, category }, { quiet: true }),
      () => this.category,
    )
    makeModel(this, 'amounts', 'summary', 'records')
  }

  get chosen() {
    return this.summary.value?.days.find(({ day }) => day === this.day)
  }

  /** The categories of the chosen side, the largest first, with their share of it. */
  get categories(): { category: string; amount: number; count: number; share: number }[] {
    const { side } = this
    const summary = this.summary.value
    if (!summary) return []
    return summary.categories
      .map(({ category, [side]: amount, [`${side}Count` as const]: count }) => {
        return { category, amount, count, share: amount / Math.max(1, summary[side]) }
      })
      .filter(({ amount }) => amount > 0)
      .sort((one, other) => other.amount - one.amount)
  }

  /** Sums of one of the last days; undefined while one category is shown, and for days on which nothing counts. */
  sumsOf(day: string): MoneySummary['days'][number] | undefined {
    if (this.category !== undefined) return undefined
    return this.summary.value?.days.find((sums) => sums.day === day && sums.expense + sums.income > 0)
  }

  choose(day: string): void {
    this.day = this.day === day ? undefined : day
  }

  turn(side: 'expense' | 'income'): void {
    this.side = side
  }

  /** Shows one category alone, or all again. */
  filter(category: string | undefined): void {
    if (this.category === category) return
    this.category = category
    void this.records.restart()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.summary.reload(), this.records.reload()])
  }

  dispose(): void {
    this.summary.dispose()
    this.records.dispose()
  }
}
