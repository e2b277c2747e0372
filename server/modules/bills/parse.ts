import type { BillProvider } from '@contract/entities/bill'

/** A line of a bill file: a payment by its trade number or a refund by its own, with its amount. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly amount: number
}

/** Error of a file that is no bill of its provider, or a part of one. */
export class BillError extends Error {}

/** The fields of a line of CSV; quoted ones may have commas. */
const fieldsOf = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/^`/, '').trim(),
  )

/** An amount in yuan as fen. @throws BillError */
function amountOf(text: string): number {
  const [, sign, yuan = '', fen = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (sign === undefined) throw new BillError(`“${text}” is no amount`)
  return Number(`${sign}${yuan}${fen.padEnd(2, '0')}`)
}

type Rows = readonly Readonly<Record<string, string>>[]

/** The rows below a head, as records by its names. */
function rowsOf(lines: readonly string[], head: readonly string[]): Rows {
  return lines.map((line) => {
    const fields = fieldsOf(line)
    if (fields.length < head.length) throw new BillError(`a line has ${fields.length} of ${head.length} fields`)
    return Object.fromEntries(head.map((name, index) => [name, fields[index] ?? '']))
  })
}

const textOf = (row: Rows[number], name: string): string => {
  const text = row[name]
  if (text === undefined) throw new BillError(`the column ${name} is missing`)
  return text
}

/** WeChat Pay’s trade bill of the type ALL: a head, rows, and a summary of two lines, whose count holds the rows together. */
function wechatLines(lines: readonly string[]): BillLine[] {
  const end = lines.findIndex((line) => line.startsWith('总交易单数'))
  const summary = lines[end + 1]
  if (end < 1 || summary === undefined) throw new BillError('it has no summary')
  const rows = rowsOf(lines.slice(1, end), fieldsOf(lines[0] ?? ''))
  if (Number(fieldsOf(summary)[0]) !== rows.length) throw new BillError('its summary counts other lines')
  return rows.flatMap((row): BillLine[] => {
    const state = textOf(row, '交易状态')
    if (state === 'SUCCESS')
      return [{ kind: 'payment', number: textOf(row, '商户订单号'), amount: amountOf(textOf(row, '订单金额')) }]
    if (state !== 'REFUND' && state !== 'REVOKED') throw new BillError(`“${state}” is no state of a trade`)
    return [{ kind: 'refund', number: textOf(row, '商户退款单号'), amount: amountOf(textOf(row, '申请退款金额')) }]
  })
}

/** Alipay’s bill of trades: comments by #, a head and rows, of which refunds have amounts below zero. */
function alipayLines(lines: readonly string[]): BillLine[] {
  const content = lines.filter((line) => !line.startsWith('#'))
  if (!lines.some((line) => /^#.*列表结束/.test(line))) throw new BillError('its end is missing')
  const head = fieldsOf(content[0] ?? '').map((name) => name.replaceAll('(', '（').replaceAll(')', '）'))
  return rowsOf(content.slice(1), head).map((row): BillLine => {
    const amount = amountOf(textOf(row, '订单金额（元）'))
    const type = textOf(row, '业务类型')
    if (type === '交易') return { kind: 'payment', number: textOf(row, '商户订单号'), amount }
    if (type !== '退款') throw new BillError(`“${type}” is no kind of trade`)
    return { kind: 'refund', number: textOf(row, '退款批次号/请求号'), amount: Math.abs(amount) }
  })
}

const readers = { wechat: wechatLines, alipay: alipayLines }

/** The text of a file: UTF-8, else GBK, in which Alipay writes. */
function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('gbk').decode(file)
  }
}

/** The lines of a provider’s bill file. @throws BillError */
export function billLines(provider: BillProvider, file: Uint8Array): BillLine[] {
  const lines = decoded(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return readers[provider](lines)
}
