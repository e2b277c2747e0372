import type { Statement } from '@contract/entities/statement'
import type { Language } from '@contract/settings'
import { localTime } from '../../local-time'
import type { FileRow } from './queries'
import { fileWords, groupWords } from './words'

/** Everything that a file shows. */
export interface FileContent {
  readonly name: string
  readonly zone: string
  readonly language: Language
  readonly statement: Statement
  readonly rows: readonly FileRow[]
}

/** An amount in whole units with two decimals, without a symbol, as spreadsheets read it. */
const plain = (amount: number): string => (amount / 100).toFixed(2)

/** A cell: quoted where it has to be, and never a formula. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const groupOf = ({ grp }: FileRow, language: Language): string =>
  grp === null ? fileWords[language].payout : groupWords[grp][language]

/** The statement as CSV with a mark of its encoding, which spreadsheets need for Chinese. */
export function csvOf({ zone, language, statement, rows }: FileContent): string {
  const words = fileWords[language]
  const head = [words.time, words.group, words.component, words.order, words.amount, words.entry]
  const lines = rows.map((row) => [
    localTime(zone, row.created_at).format('YYYY-MM-DD HH:mm:ss'),
    groupOf(row, language),
    ...[row.component, row.order_number ?? '', plain(row.amount), row.id],
  ])
  const edge = (day: string, name: string, amount: number) => [day, name, '', '', plain(amount), '']
  const table = [
    ...[head, edge(statement.from, words.opening, statement.opening), ...lines],
    edge(statement.to, words.closing, statement.closing),
  ]
  return `\uFEFF${table.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 32};`)

const style = `@page{size:A4;margin:18mm}body{font:14px sans-serif;color:#000;max-width:720px;margin:24px auto}
table{width:100%;border-collapse:collapse}td{padding:6px 0;border-bottom:1px solid #ccc}td:last-child{text-align:right}
.sub td{border:0;padding:2px 0 2px 16px;color:#333}.sum td{border-top:3px solid #000;font-weight:700}`

/** The statement as a page for printing: A4, black on white, without a script. */
export function pageOf({ name, language, statement }: FileContent): string {
  const words = fileWords[language]
  const row = (title: string, amount: number, kind = '') =>
    `<tr class="${kind}"><td>${escaped(title)}</td><td>${plain(amount)}</td></tr>`
  const groups = statement.groups.flatMap(({ key, sum, rows }) => [
    row(groupWords[key][language], sum),
    ...rows.map(({ component, rate, amount }) =>
      row(rate === null ? component : `${component} ${(rate / 100).toFixed(2)} %`, amount, 'sub'),
    ),
  ])
  const title = `${words.statement} ${statement.from} – ${statement.to}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${style}</style></head><body><h1>${escaped(name)}</h1><p>${escaped(title)}</p><table>
${row(words.opening, statement.opening)}${row(words.paidOut, -statement.paidOut)}${groups.join('')}
${row(words.earned, statement.earned, 'sum')}${row(words.closing, statement.closing, 'sum')}</table></body></html>`
}
