import type { Ratio } from './rounds'

/** One line of the table: a ratio and what it should be. */
export interface Finding {
  readonly what: string
  readonly ratio: Ratio
  readonly atLeast?: number
  readonly atMost?: number
}

/** Writes a line of the report. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`)

const shown = (number: number): string => number.toFixed(2)

const wanted = ({ atLeast, atMost }: Finding): string => {
  if (atLeast !== undefined) return `≥ ${shown(atLeast)}`
  return atMost === undefined ? '–' : `≤ ${shown(atMost)}`
}

/** Whether a ratio is what it should be. */
export const isMet = ({ ratio, atLeast = 0, atMost = Infinity }: Finding): boolean =>
  ratio.median >= atLeast && ratio.median <= atMost

const row = (finding: Finding): string[] => {
  const { what, ratio } = finding
  return [
    what,
    shown(ratio.median),
    `${shown(ratio.least)}–${shown(ratio.most)}`,
    wanted(finding),
    isMet(finding) ? '✓' : '✗',
  ]
}

/** A finding, which is written as soon as it is measured: a later part may fail. */
export function noted(finding: Finding): Finding {
  const [what = '', ...rest] = row(finding)
  print(`  ${what}: ${rest.join(' ')}`)
  return finding
}

/** The findings as a Markdown table that is straight in a terminal too. */
export function table(findings: readonly Finding[]): string {
  const rows = [['ratio', 'median', 'rounds', 'wanted', ''], ...findings.map(row)]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n')
}
