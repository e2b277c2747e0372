import { colours } from '@/styles/tokens'
import { shapes } from './data'
import { strokeOf, type IconProps } from './props'

/** Renders the icon as SVG markup. */
export function svgOf(props: IconProps): string {
  const { name, colour = 'ink', filled = false } = props
  const stroke = colours[colour]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 24 24" fill="${filled ? stroke : 'none'}" ` +
    `stroke="${stroke}" stroke-width="${strokeOf(props)}" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`
  )
}
