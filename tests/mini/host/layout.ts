import { walk, type TreeNode } from './node'

/** Where a node stands, from the top of what it is in. */
export interface Placed {
  readonly node: TreeNode
  readonly top: number
  readonly height: number
}

export const view = { width: 375, height: 667 } as const

/** The height of a word or an empty element, which a card has many of: some stand beside each other. */
const LINE = 4
/** Of what the design sizes, such as pictures, half stands beside something else. */
const designed = view.width / 750 / 2
const styled = /(?:^|;)\s*height:\s*([\d.]+)(r?px)/

/** The height that a node's own style gives it, if any: in pixels that were measured before, or in design units. */
function ownHeight({ st }: TreeNode): number | undefined {
  const [, number, unit] = styled.exec(typeof st === 'string' ? st : '') ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'px' ? 1 : designed)
}

/**
 * Stands in for layout, which nobody makes here: everything is as high as its style says, or as what it holds, and what it
 * holds stands one under the other. A store's card comes out at some 240 pixels, as in a browser, and no two kinds are alike.
 */
export function heightOf(node: TreeNode): number {
  const { cn = [] } = node
  return ownHeight(node) ?? (cn.length === 0 ? LINE : cn.reduce((sum, child) => sum + heightOf(child), 0))
}

/** A node and everything in it with its place. */
export function* placed(node: TreeNode, top = 0): Generator<Placed> {
  yield { node, top, height: heightOf(node) }
  for (const child of node.cn ?? []) {
    yield* placed(child, top)
    top += heightOf(child)
  }
}

/** The body of a page: what scrolls by itself and wants to be told 200 units before its end. */
export const bodyOf = (root: TreeNode | undefined): TreeNode | undefined =>
  [...walk(root)].find(({ node }) => Object.values(node).includes(200))?.node

/** How far a body can be scrolled. */
export const rangeOf = (body: TreeNode): number => Math.max(0, heightOf(body) - view.height)
