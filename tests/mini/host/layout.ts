import { walk, type TreeNode } from './node'

/** The vertical position of a node within its container. */
export interface PlacedNode {
  readonly node: TreeNode
  readonly top: number
  readonly height: number
}

export const view = { width: 375, height: 667 } as const

/** The height of a word or an empty element; low, since a card has many of them and some stand side by side. */
const LINE = 4
/** Half of the sized elements, such as pictures, stand side by side with others. */
const designed = view.width / 750 / 2
const styled = /(?:^|;)\s*height:\s*([\d.]+)(r?px)/

/** The height in a node's own style, if any: in pixels measured before, or in design units. */
function ownHeight({ st }: TreeNode): number | undefined {
  const [, number, unit] = styled.exec(typeof st === 'string' ? st : '') ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'px' ? 1 : designed)
}

/**
 * An approximate layout: every element is as high as its style says, or as the sum of its children, which are stacked
 * vertically. A store's card is some 240 pixels high, as in a browser, and different content has different heights.
 */
export function heightOf(node: TreeNode): number {
  const { cn = [] } = node
  return ownHeight(node) ?? (cn.length === 0 ? LINE : cn.reduce((sum, child) => sum + heightOf(child), 0))
}

/** A node and its descendants with their positions. */
export function* placed(node: TreeNode, top = 0): Generator<PlacedNode> {
  yield { node, top, height: heightOf(node) }
  for (const child of node.cn ?? []) {
    yield* placed(child, top)
    top += heightOf(child)
  }
}

/** The body of a page: the scroll view with a lower threshold of 200 units. */
export const bodyOf = (root: TreeNode | undefined): TreeNode | undefined =>
  [...walk(root)].find(({ node }) => Object.values(node).includes(200))?.node

/** The scroll range of a body. */
export const rangeOf = (body: TreeNode): number => Math.max(0, heightOf(body) - view.height)
