import type { Colour } from '@/styles/tokens'
import type { shapes } from './data'

export type IconName = keyof typeof shapes

export interface IconProps {
  name: IconName
  /** Size in design units: 24 in text, 28 to 32 in rows, 36 in round buttons, 44 in bars. */
  size?: number
  colour?: Colour
  /** Stroke width on lucide's grid of 24; by default thinner for larger icons. */
  weight?: number
  filled?: boolean
  /** Accessible name, only for icons without text. */
  label?: string
}

/** The stroke width: `weight`, or by size. */
export const strokeOf = ({ weight, size = 32 }: IconProps): number => weight ?? (size >= 44 ? 1.9 : 2)
