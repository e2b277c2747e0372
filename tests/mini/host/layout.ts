import { nodesIn, type TreeNode } from './node'

/** The vertical position of a node within its container. */
export interface PlacedNode {
  readonly node: TreeNode
  readonly top: number
  readonly height: number
}

export const view = { width: 375, height: 667 } as const

/** Height of a word or an empty element; low, since a card has many of them and some are side by side. */
const LINE = 4
/** Half of the sized elements, such as pictures, are side by side with others. */
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
 * @param heights receives the height of every descendant that has a part in it
 */
export function heightOf(node: TreeNode, heights?: Map<TreeNode, number>): number {
  const { cn = [] } = node
  const own = ownHeight(node)
  const sum = own === undefined || heights ? cn.reduce((total, child) => total + heightOf(child, heights), 0) : 0
  const height = own ?? (cn.length === 0 ? LINE : sum)
  heights?.set(node, height)
  return height
}

/** A node and its descendants with their positions. */
export function placed(root: TreeNode, top = 0): PlacedNode[] {
  const heights = new Map<TreeNode, number>()
  heightOf(root, heights)
  const nodes: PlacedNode[] = []
  const place = (node: TreeNode, y: number) => {
    const height = heights.get(node) ?? 0
    nodes.push({ node, top: y, height })
    for (const child of node.cn ?? []) {
      place(child, y)
      y += heights.get(child) ?? 0
    }
  }
  place(root, top)
  return nodes
}

/** The body of a page: the scroll view with a lower threshold of 200 units. */
export const bodyOf = (root: TreeNode | undefined): TreeNode | undefined =>
  nodesIn(root).find((node) => Object.values(node).includes(200))

/** The scroll range of a body. */
export const rangeOf = (body: TreeNode): number => Math.max(0, heightOf(body) - view.height)
