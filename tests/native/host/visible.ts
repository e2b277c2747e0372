import type { Node } from './tree'

/** An exact text or a pattern. */
export type Name = string | RegExp

/** Whether a screen reader skips it: hidden views, screens under the one in front, and hidden tabs. */
const hidden = ({ props }: Node): boolean =>
  props.display === 'none' || props.importantForAccessibility === 'no-hide-descendants' || props.activityState === 0

/** A view and its visible descendants in the order of the tree. */
export const visible = (node: Node): Node[] => (hidden(node) ? [] : [node, ...node.children.flatMap(visible)])

/** The text of a text view, visible or not. */
export const wordsOf = (node: Node): string =>
  node.view === 'RCTRawText' ? String(node.props.text) : node.children.map(wordsOf).join('')

/** The visible text of a view and its descendants. */
export const textOf = (node: Node): string =>
  visible(node)
    .filter(({ view }) => view === 'RCTRawText')
    .map(({ props }) => String(props.text))
    .join('')

/** The outermost visible texts, without those nested in another one. */
export const texts = (root: Node): string[] =>
  visible(root)
    .filter(({ view, parent }) => view === 'RCTText' && parent?.view !== 'RCTText')
    .map(textOf)

/** The accessible name of a view: its label, or its text. */
export function nameOf(node: Node): string {
  const { accessibilityLabel: label } = node.props
  return typeof label === 'string' ? label : textOf(node)
}

/** The visible control with a name, or else the innermost view with it; of several, the last one drawn. */
export function named(root: Node, name: Name): Node | undefined {
  const fitting = visible(root).filter((node) => node.view !== 'RCTRawText' && isCalled(nameOf(node), name))
  return fitting.filter(({ props }) => props.accessibilityRole).at(-1) ?? fitting.at(-1)
}

export const isCalled = (words: string, name: Name): boolean =>
  typeof name === 'string' ? words === name : name.test(words)

/** The visible controls of a role. */
export const controls = (root: Node, role: string): Node[] =>
  visible(root).filter(({ props }) => props.accessibilityRole === role)

/** Whether a control is selected, checked or switched on. */
export function isOn({ props }: Node): boolean {
  const { selected, checked } = (props.accessibilityState ?? {}) as { selected?: boolean; checked?: boolean }
  return selected ?? checked ?? false
}

export const inputs = (root: Node): Node[] => visible(root).filter(({ view }) => view === 'AndroidTextInput')
