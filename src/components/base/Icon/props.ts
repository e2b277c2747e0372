import type { Colour } from '@/styles/tokens'
import type { shapes } from './data'

export type IconName = keyof typeof shapes

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

/** The stroke of an icon, by its size unless it names one. */
export const strokeOf = ({ weight, size = 32 }: IconProps): number => weight ?? (size >= 44 ? 1.9 : 2)
