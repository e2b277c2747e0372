import type { StatementPeriod } from '@contract/entities/settlement'
import type { StatementGroupKey, StatementLine } from '@contract/entities/statement'
import type { Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

/** The movements of a group of a statement that are listed. */
export interface LinesOf {
  readonly storeId: string
  readonly period: StatementPeriod
  readonly day: string
  readonly group: StatementGroupKey | undefined
}

/** The movements of a statement, or of one of its groups. */
export class StatementLinesModel {
  readonly list: PagedResource<StatementLine>

  constructor(api: Api, { group, ...of }: LinesOf) {
    this.list = new PagedResource((page) =>
      api.merchant.statementLines({ ...page, ...of, ...(group && { group }) }, { quiet: true }),
    )
    makeModel(this, 'list')
  }

  reload = (): Promise<void> => this.list.reload()

  dispose(): void {
    this.list.dispose()
  }
}
