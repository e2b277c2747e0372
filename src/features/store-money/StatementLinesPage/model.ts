import type { StatementGroupKey, StatementLine } from '@contract/entities/statement'
import { makeModel, PagedResource } from '@/state'
import type { PeriodOf, StatementBook } from '../book'

/** The movements of a group of a statement that are listed. */
export interface LinesOf extends PeriodOf {
  readonly group: StatementGroupKey | undefined
}

/** The movements of a statement, or of one of its groups. */
export class StatementLinesModel {
  readonly list: PagedResource<StatementLine>

  constructor(book: StatementBook, { group, ...of }: LinesOf) {
    this.list = new PagedResource((page) => book.lines({ ...page, ...of, ...(group && { group }) }))
    makeModel(this, 'list')
  }

  reload = (): Promise<void> => this.list.reload()

  dispose(): void {
    this.list.dispose()
  }
}
