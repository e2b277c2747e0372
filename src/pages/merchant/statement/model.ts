import type { StatementPeriod } from '@contract/entities/settlement'
import type { Statement } from '@contract/entities/statement'
import { openStatement } from '@/features/store-money/statement-file'
import type { Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'

/** One statement of a store, with the periods before and after it. */
export class StatementModel {
  readonly statement: Resource<Statement>
  busy = false

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    readonly period: StatementPeriod,
    public day: string,
  ) {
    this.statement = new Resource<Statement>(() =>
      api.merchant.statement({ storeId, period, day: this.day }, { quiet: true }),
    )
    makeModel(this, 'api', 'storeId', 'period', 'statement')
  }

  async show(day: string | null): Promise<void> {
    if (day === null) return
    this.day = day
    await this.statement.reload()
  }

  async open(format: 'csv' | 'page'): Promise<void> {
    const { storeId, period, day } = this
    await whileBusy(this, () => openStatement(this.api, { storeId, period, day, format }))
  }

  dispose(): void {
    this.statement.dispose()
  }
}
