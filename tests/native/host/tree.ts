import type { Props } from './bridge'

/** The frame of a view in its parent, in points. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A native view. */
export interface Node {
  tag: number
  view: string
  props: Props
  parent?: Node
  children: Node[]
  /** The frame in its parent, once laid out. */
  frame?: Frame
  /** The scroll position of its content in points. */
  scrolled?: number
}

/** The tree of native views, maintained by React Native's UI manager operations. */
export class Tree {
  private readonly nodes = new Map<number, Node>()

  readonly root: Node

  constructor(root: number) {
    this.root = this.create(root, 'root', null)
  }

  create(tag: number, view: string, props: Props | null): Node {
    const node: Node = { tag, view, props: { ...props }, children: [] }
    this.nodes.set(tag, node)
    return node
  }

  update(tag: number, props: Props): void {
    Object.assign(this.get(tag).props, props)
  }

  setChildren(tag: number, children: readonly number[]): void {
    children.forEach((child, index) => this.insert(this.get(tag), this.get(child), index))
  }

  /** Removes and moves children by their previous indices, then inserts in ascending order, as the platforms do. */
  manageChildren(
    tag: number,
    from: readonly number[] | null,
    to: readonly number[] | null,
    added: readonly number[] | null,
    at: readonly number[] | null,
    removed: readonly number[] | null,
  ): void {
    const parent = this.get(tag)
    const moved = (from ?? []).map((place) => parent.children[place])
    const gone = (removed ?? []).map((place) => parent.children[place])
    parent.children = parent.children.filter((child) => !moved.includes(child) && !gone.includes(child))
    gone.forEach((node) => this.forget(node))
    const arrivals = [
      ...moved.map((node, index) => ({ node, place: to?.[index] ?? 0 })),
      ...(added ?? []).map((child, index) => ({ node: this.get(child), place: at?.[index] ?? 0 })),
    ]
    arrivals.sort((a, b) => a.place - b.place).forEach(({ node, place }) => this.insert(parent, node, place))
  }

  get(tag: number): Node {
    const node = this.nodes.get(tag)
    if (!node) throw new Error(`There is no view ${tag}`)
    return node
  }

  has(tag: number): boolean {
    return this.nodes.has(tag)
  }

  private insert(parent: Node, node: Node, place: number) {
    node.parent = parent
    parent.children.splice(place, 0, node)
  }

  private forget(node: Node) {
    node.children.forEach((child) => this.forget(child))
    this.nodes.delete(node.tag)
  }
}
