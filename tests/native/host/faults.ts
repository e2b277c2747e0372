import { screen } from './device'
import { placeOf } from './layout'
import type { Node } from './tree'
import { nameOf, visible, wordsOf } from './visible'

/** What cuts off or moves along what is wider than the screen. */
const holding = ['AndroidHorizontalScrollView', 'RNCViewPager']
const isHeld = ({ parent }: Node): boolean =>
  parent !== undefined && (holding.includes(parent.view) || parent.props.overflow === 'hidden' || isHeld(parent))

/** Words, pictures and controls; other views may well be empty. */
const isShown = (node: Node): boolean =>
  node.view === 'RCTText' ? wordsOf(node).trim() !== '' : node.view === 'RCTImageView' || node.props.accessible === true

const told = (node: Node): string => `${node.view} ${nameOf(node) || JSON.stringify(node.props.src ?? '')}`

/** What nobody can see or reach, although it is shown: without an extent, or beside the screen. */
export function layoutFaults(root: Node): string[] {
  return visible(root)
    .filter(isShown)
    .flatMap((node) => {
      const { x, width, height } = placeOf(node)
      if (width < 1 || height < 1) return [`${told(node)} is ${width} by ${height}`]
      const beside = x < -1 || x + width > screen.width + 1
      return beside && !isHeld(node) ? [`${told(node)} reaches from ${x} to ${x + width}`] : []
    })
}
