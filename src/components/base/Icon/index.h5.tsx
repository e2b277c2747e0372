import { colours } from '@/styles/tokens'
import { units } from '@/styles/units'
import { strokeOf, type IconProps } from './props'
import sheet from './sheet.svg'

export type { IconName } from './props'

/** A lucide icon. All shapes are in one cached SVG sprite outside the bundle. */
export function Icon(props: IconProps) {
  const { name, size = 32, colour = 'ink', filled = false, label } = props
  const side = units(size)
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? colours[colour] : 'none'}
      stroke={colours[colour]}
      strokeWidth={strokeOf(props)}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', width: side, height: side, flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
