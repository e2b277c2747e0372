import { colours } from '@/styles/tokens'

export interface RingProps {
  /** The share that is left, from 0 to 1. */
  share: number
  size: 96 | 144 | 208
  /** It is over, and well. */
  isDone?: boolean
}

const widths = { 96: 8, 144: 10, 208: 14 } as const

/** Geometry of a ring that runs out clockwise from the top, in design units. */
export function ringOf({ share, size, isDone = false }: RingProps) {
  const width = widths[size]
  const radius = (size - width) / 2
  const round = 2 * Math.PI * radius
  const left = isDone ? round : round * Math.min(1, Math.max(0, share))
  return { width, radius, round, left, colour: isDone ? colours.good : colours.brand }
}

/** The ring as a picture, for platforms without inline SVG. */
export function ringSvg(props: RingProps): string {
  const { width, radius, round, left, colour } = ringOf(props)
  const middle = props.size / 2
  const circle = `cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke-width="${width}"`
  const arc =
    left > 0
      ? `<circle ${circle} stroke="${colour}" stroke-linecap="round" stroke-dasharray="${left} ${round}" transform="rotate(-90 ${middle} ${middle})"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${props.size} ${props.size}"><circle ${circle} stroke="${colours.line}"/>${arc}</svg>`
}
