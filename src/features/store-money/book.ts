import type { StatementPeriod } from '@contract/entities/settlement'
import type { Statement, StatementGroupKey, StatementLine, StatementSums } from '@contract/entities/statement'
import type { Api } from '@/services/api'
import { navigate } from '@/platform/navigation/gate'

/** A period by one of its days. */
export interface PeriodOf {
  readonly period: StatementPeriod
  readonly day: string
}

type Page = Parameters<Api['rider']['statementLines']>[0]

/** The statements of a party, with the calls that read them and the screens that show them. */
export interface StatementBook {
  list(of: { period: StatementPeriod; until?: string }): Promise<{ items: StatementSums[]; before: string | null }>
  one(of: PeriodOf): Promise<Statement>
  lines(of: Page): Promise<{ items: StatementLine[]; next: string | null }>
  file(of: PeriodOf & { format: 'csv' | 'page' }): Promise<{ path: string }>
  open(of: PeriodOf): void
  openLines(of: PeriodOf & { group: StatementGroupKey }): void
  openPayouts(): void
}

const quiet = { quiet: true } as const

/** The statements of a store. */
export const storeBook = (api: Api, storeId: string): StatementBook => ({
  list: (of) => api.merchant.statements({ storeId, ...of }, quiet),
  one: (of) => api.merchant.statement({ storeId, ...of }, quiet),
  lines: (of) => api.merchant.statementLines({ storeId, ...of }, quiet),
  file: (of) => api.merchant.statementFile({ storeId, ...of }),
  open: (of) => void navigate('merchantStatement', of),
  openLines: (of) => void navigate('merchantStatementLines', of),
  openPayouts: () => void navigate('merchantPayouts'),
})

/** The statements of the rider. */
export const riderBook = (api: Api): StatementBook => ({
  list: (of) => api.rider.statements(of, quiet),
  one: (of) => api.rider.statement(of, quiet),
  lines: (of) => api.rider.statementLines(of, quiet),
  file: (of) => api.rider.statementFile(of),
  open: (of) => void navigate('riderStatement', of),
  openLines: (of) => void navigate('riderStatementLines', of),
  openPayouts: () => void navigate('wallet'),
})
