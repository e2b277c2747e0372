import type { Bridge } from './bridge'
import type { Node } from './tree'
import { visible } from './visible'

const upright = (node: Node) => node.view === 'RCTScrollView'

/** The vertical scroll view of the screen in front: the highest of all. */
export function bodyOf(root: Node): Node | undefined {
  const height = (node: Node) => node.frame?.height ?? 0
  return visible(root)
    .filter(upright)
    .sort((one, other) => height(other) - height(one))[0]
}

/** The scroll range of a body in points. */
export const rangeOf = (body: Node): number =>
  Math.max(0, (body.children[0]?.frame?.height ?? 0) - (body.frame?.height ?? 0))

const sizeOf = (node: Node | undefined) => ({ width: node?.frame?.width ?? 0, height: node?.frame?.height ?? 0 })

/** Scrolls a body and emits the events of a drag. */
export function scroll(bridge: Bridge, body: Node, top: number): void {
  const y = Math.max(0, Math.min(top, rangeOf(body)))
  body.scrolled = y
  const event = {
    target: body.tag,
    contentOffset: { x: 0, y },
    contentInset: { top: 0, right: 0, bottom: 0, left: 0 },
    contentSize: sizeOf(body.children[0]),
    layoutMeasurement: sizeOf(body),
    zoomScale: 1,
    responderIgnoreScroll: true,
  }
  bridge.call('RCTEventEmitter', 'receiveEvent', body.tag, 'topScroll', bridge.own(event))
}
