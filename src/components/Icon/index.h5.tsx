import { units } from '@/styles/units'
import { svgOf, type IconProps } from './svg'

export type { IconName } from './svg'

/** A lucide icon in a colour of the look, drawn inline. */
export function Icon(props: IconProps) {
  const side = units(props.size ?? 32)
  return (
    <span
      style={{ display: 'flex', width: side, height: side, flexShrink: 0 }}
      {...(props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: svgOf(props) }}
    />
  )
}
