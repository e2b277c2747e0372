import { screen } from './device'
import { placeOf } from './layout'
import type { Node } from './tree'
import { nameOf, visible, wordsOf } from './visible'

/** Containers that clip or scroll content wider than the screen. */
const holding = ['AndroidHorizontalScrollView', 'RNCViewPager']
const isHeld = ({ parent }: Node): boolean =>
  parent !== undefined && (holding.includes(parent.view) || parent.props.overflow === 'hidden' || isHeld(parent))

/** Containers that scroll, and maps, which a finger moves; any others hide what they clip for good. */
const moving = ['RCTScrollView', ...holding]
const moves = ({ view, props }: Node): boolean => moving.includes(view) || props.testID === 'map'
const cuts = ({ parent, props }: Node): boolean => !parent || props.overflow === 'hidden'

/** Whether a part of a view is vertically outside a container that does not scroll. */
function isCutOff(node: Node): boolean {
  const { y, height } = placeOf(node)
  for (let around = node.parent; around; around = around.parent) {
    const { y: top, height: room } = placeOf(around)
    if (moves(around)) return room < 1
    if (cuts(around) && (y < top - 1 || y + height > top + room + 1)) return true
  }
  return false
}

/** Texts, pictures and controls; other views may be empty. */
const isShown = (node: Node): boolean =>
  node.view === 'RCTText' ? wordsOf(node).trim() !== '' : node.view === 'RCTImageView' || node.props.accessible === true

const told = (node: Node): string => `${node.view} ${nameOf(node) || JSON.stringify(node.props.src ?? '')}`

/** Content that is shown but invisible or unreachable: without an extent, off screen, or a clipped control. */
export function layoutFaults(root: Node): string[] {
  return visible(root)
    .filter(isShown)
    .flatMap((node) => {
      const { x, y, width, height } = placeOf(node)
      if (width < 1 || height < 1) return [`${told(node)} is ${width} by ${height}`]
      if (node.props.accessible === true && isCutOff(node)) return [`${told(node)} is cut off at ${y} to ${y + height}`]
      const beside = x < -1 || x + width > screen.width + 1
      return beside && !isHeld(node) ? [`${told(node)} reaches from ${x} to ${x + width}`] : []
    })
}
