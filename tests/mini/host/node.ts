/** A node of the tree that Taro passes to a page as data. */
export interface TreeNode {
  /** The type: view, text, or a number that stands for one. */
  nn?: string
  /** Taro's id, by which events are dispatched to the node. */
  sid?: string
  uid?: string
  id?: string
  /** Class names. */
  cl?: string
  /** Text. */
  v?: string
  /** Children. */
  cn?: TreeNode[]
  [attribute: string]: unknown
}

export interface Hit {
  readonly node: TreeNode
  /** From the parent upwards. */
  readonly parents: readonly TreeNode[]
}

/** A node and its descendants with their parents, in document order. */
export function* walk(node: TreeNode | undefined, parents: readonly TreeNode[] = []): Generator<Hit> {
  if (!node) return
  yield { node, parents }
  for (const child of node.cn ?? []) yield* walk(child, [node, ...parents])
}

/** A node and its descendants in document order, without their parents: many times as fast as `walk`. */
export function nodesIn(root: TreeNode | undefined): TreeNode[] {
  const nodes: TreeNode[] = []
  const add = (node: TreeNode) => {
    nodes.push(node)
    node.cn?.forEach(add)
  }
  if (root) add(root)
  return nodes
}

export const textOf = (node: TreeNode): string => (node.v ?? '') + (node.cn ?? []).map(textOf).join('')

/** Attributes have their own names or, where the build shortens them, p0, p1 and so on. */
const named = /^(ariaLabel|placeholder|p\d+)$/

const labels = (node: TreeNode): string[] =>
  Object.entries(node).flatMap(([key, value]) => (named.test(key) && typeof value === 'string' ? [value] : []))

/** Whether a node is a control with this label, whatever text is beside it. */
export const isLabelled = (node: TreeNode, label: string): boolean => labels(node).includes(label)

/** Whether a node has this name: its label or its whole text. */
export const isCalled = (node: TreeNode, name: string | RegExp): boolean => {
  const fits = (text: string) => (typeof name === 'string' ? text.trim() === name : name.test(text))
  return labels(node).some(fits) || (textOf(node).length < 200 && fits(textOf(node)))
}
