import { MeasureMode, type MeasureFunction } from 'yoga-layout/load'
import type { Node } from '../tree'
import { wordsOf } from '../visible'

const defaultSize = 14

/** The width of a letter relative to its size: Chinese ones are square, others about half as wide. */
const widthOf = (letter: string): number => (letter > '\u2e7f' ? 1 : 0.55)

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** The approximate size of a text in an available width. */
export function measureWords(node: Node): MeasureFunction {
  const { fontSize, lineHeight, numberOfLines } = node.props
  const size = numberOf(fontSize, defaultSize)
  const lines = wordsOf(node)
    .split('\n')
    .map((line) => size * [...line].reduce((sum, letter) => sum + widthOf(letter), 0))
  const widest = Math.max(...lines)
  return (available, mode) => {
    const width = mode === MeasureMode.Undefined ? widest : Math.min(widest, available)
    const wrapped = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line / Math.max(width, 1) - 0.001)), 0)
    const count = Math.min(wrapped, numberOf(numberOfLines, 0) || Infinity)
    const height = count * numberOf(lineHeight, size * 1.2)
    return { width: mode === MeasureMode.Exactly ? available : width, height }
  }
}
