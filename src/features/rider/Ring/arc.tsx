import { Image } from '@tarojs/components'
import { units } from '@/styles/units'
import { ringSvg, type RingProps } from './ring-svg'

/** The ring as a picture, since mini-programs have no inline SVG. */
export const Arc = (props: RingProps) => (
  <Image
    src={`data:image/svg+xml,${encodeURIComponent(ringSvg(props))}`}
    style={{ width: units(props.size), height: units(props.size) }}
    aria-hidden
  />
)
