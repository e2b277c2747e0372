import type { StatementPeriod } from '@contract/entities/settlement'
import type { Statement } from '@contract/entities/statement'
import type { PeriodOf, StatementBook } from '../book'
import { openStatement } from '../statement-file'
import { makeModel, Resource, whileBusy } from '@/state'

/** One statement of a party, with the periods before and after it. */
export class StatementModel {
  readonly statement: Resource<Statement>
  busy = false

  readonly period: StatementPeriod
  day: string

  constructor(
    readonly book: StatementBook,
    { period, day }: PeriodOf,
  ) {
    this.period = period
    this.day = day
    this.statement = new Resource<Statement>(() => book.one({ period, day: this.day }))
    makeModel(this, 'book', 'period', 'statement')
  }

  async show(day: string | null): Promise<void> {
    if (day === null) return
    this.day = day
    await this.statement.reload()
  }

  async open(format: 'csv' | 'page'): Promise<void> {
    const { book, period, day } = this
    await whileBusy(this, () => openStatement(book, { period, day, format }))
  }

  dispose(): void {
    this.statement.dispose()
  }
}
