import { Image } from '@tarojs/components'
import { units } from '@/styles/units'
import type { IconProps } from './props'
import { svgOf } from './svg'

export type { IconName } from './props'

/** A lucide icon as an image, since mini-programs do not support inline SVG. */
export function Icon(props: IconProps) {
  const side = units(props.size ?? 32)
  return (
    <Image
      src={`data:image/svg+xml,${encodeURIComponent(svgOf(props))}`}
      style={{ width: side, height: side, flexShrink: 0 }}
      {...(props.label ? { 'aria-label': props.label, ariaLabel: props.label } : { 'aria-hidden': true })}
    />
  )
}
