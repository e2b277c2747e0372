import { units } from '@/styles/units'
import { colours } from '@/styles/tokens'
import { ringOf, type RingProps } from './ring-svg'

/** The ring in the page. */
export function Arc(props: RingProps) {
  const { width, radius, round, left, colour } = ringOf(props)
  const { size } = props
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: width }
  const side = units(size)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} style={{ display: 'block', width: side, height: side }} aria-hidden>
      <circle {...circle} stroke={colours.line} />
      {left > 0 && (
        <circle
          {...circle}
          stroke={colour}
          strokeLinecap="round"
          strokeDasharray={`${left} ${round}`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </svg>
  )
}
