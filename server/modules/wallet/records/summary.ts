import type { MoneySummary } from '@contract/entities/money-record'
import { localTime } from '../../../local-time'
import type { SumRow } from './queries'

type Sums = Pick<MoneySummary, 'income' | 'expense' | 'incomeCount' | 'expenseCount'>

const sumOf = (rows: readonly SumRow[]): Sums => {
  const sum = (of: (row: SumRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    income: sum(({ income }) => income),
    expense: sum(({ expense }) => expense),
    incomeCount: sum(({ income_count }) => income_count),
    expenseCount: sum(({ expense_count }) => expense_count),
  }
}

/** The last calendar days of a zone until today, the earliest first. */
export function lastDays(zone: string, now: Date, count: number): string[] {
  const today = localTime(zone, now)
  return Array.from({ length: count }, (_, index) => today.subtract(count - 1 - index, 'day').format('YYYY-MM-DD'))
}

/** The sums of each day and category; days without records are zero. */
export function summaryOf(rows: readonly SumRow[], days: readonly string[]): MoneySummary {
  const categories = [...new Set(rows.map(({ category }) => category))].map((category) => ({
    category,
    ...sumOf(rows.filter((row) => row.category === category)),
  }))
  const size = ({ income, expense }: Sums) => income + expense
  return {
    ...sumOf(rows),
    days: days.map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) })),
    categories: categories.sort((one, other) => size(other) - size(one)),
  }
}
