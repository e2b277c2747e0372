import { colours, type Colour } from '@/styles/tokens'
import { houses } from '@/styles/mark'
import { shapes } from './data'

const drawings = { ...shapes, houses }

export type IconName = keyof typeof drawings

export interface IconProps {
  name: IconName
  /** Design units; 24 in text, 28 to 32 in rows, 36 in round buttons, 44 in bars. */
  size?: number
  colour?: Colour
  /** The stroke's width on lucide's grid of 24; larger icons get a finer one by default. */
  weight?: number
  filled?: boolean
  /** Only for an icon that stands without words. */
  label?: string
}

/** The icon as SVG markup. */
export function svgOf({ name, size = 32, colour = 'ink', weight, filled = false }: IconProps): string {
  const stroke = colours[colour]
  const width = weight ?? (size >= 44 ? 1.9 : 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 24 24" fill="${filled ? stroke : 'none'}" ` +
    `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawings[name]}</svg>`
  )
}
