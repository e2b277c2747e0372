import type { Node } from './tree'

/** Words as they stand, or what they are like. */
export type Name = string | RegExp

/** What a screen reader leaves out: hidden views, screens under the one in front, and tabs that are not shown. */
const hidden = ({ props }: Node): boolean =>
  props.display === 'none' || props.importantForAccessibility === 'no-hide-descendants' || props.activityState === 0

/** A view and everything in it that can be seen, in the order of the tree. */
export const visible = (node: Node): Node[] => (hidden(node) ? [] : [node, ...node.children.flatMap(visible)])

/** The words of a text, whether or not they can be seen. */
export const wordsOf = (node: Node): string =>
  node.view === 'RCTRawText' ? String(node.props.text) : node.children.map(wordsOf).join('')

/** The words of a view and of everything in it that can be seen. */
export const textOf = (node: Node): string =>
  visible(node)
    .filter(({ view }) => view === 'RCTRawText')
    .map(({ props }) => String(props.text))
    .join('')

/** The outermost texts that can be seen, without those that are part of another one. */
export const texts = (root: Node): string[] =>
  visible(root)
    .filter(({ view, parent }) => view === 'RCTText' && parent?.view !== 'RCTText')
    .map(textOf)

/** What a view is called: its label, or the words in it. */
export function nameOf(node: Node): string {
  const { accessibilityLabel: label } = node.props
  return typeof label === 'string' ? label : textOf(node)
}

/** The control with a name that can be seen, or else the innermost view with it; of several, the one drawn last. */
export function named(root: Node, name: Name): Node | undefined {
  const fitting = visible(root).filter((node) => node.view !== 'RCTRawText' && isCalled(nameOf(node), name))
  return fitting.filter(({ props }) => props.accessibilityRole).at(-1) ?? fitting.at(-1)
}

export const isCalled = (words: string, name: Name): boolean =>
  typeof name === 'string' ? words === name : name.test(words)

/** The controls of a role that can be seen. */
export const controls = (root: Node, role: string): Node[] =>
  visible(root).filter(({ props }) => props.accessibilityRole === role)

/** Whether a control is chosen, ticked or switched on. */
export function isOn({ props }: Node): boolean {
  const { selected, checked } = (props.accessibilityState ?? {}) as { selected?: boolean; checked?: boolean }
  return selected ?? checked ?? false
}

export const inputs = (root: Node): Node[] => visible(root).filter(({ view }) => view === 'AndroidTextInput')
