import type { Bridge, Props } from '../bridge'
import { Layout, placeOf } from '../layout'
import type { Node, Tree } from '../tree'
import { eventTypes, viewConfig } from '../views'
import { silent, type NativeModule } from './module'

/** The duration of a frame, in which the views are laid out once. */
const frameMs = 16

type Measured = (...values: number[]) => void

/** Maintains the tree of views and lays it out asynchronously after changes. */
export function uiManager(bridge: Bridge, tree: Tree): NativeModule {
  const layout = Layout.load()
  /** Completes the pending work registered by the first change since the last layout. */
  let changed: (() => void) | undefined
  const tell = ({ tag, frame }: Node) =>
    bridge.call('RCTEventEmitter', 'receiveEvent', tag, 'topLayout', bridge.own({ target: tag, layout: frame }))
  const place = (by: Layout) => {
    if (!changed) return
    changed()
    changed = undefined
    by.place(tree.root)
      .filter(({ props }) => props.onLayout)
      .forEach(tell)
  }
  const change = () => {
    if (changed) return
    changed = bridge.begin()
    void layout.then((by) => bridge.later(() => place(by), frameMs))
  }
  const changing =
    <T extends readonly unknown[]>(work: (...values: T) => void) =>
    (...values: T) => {
      work(...values)
      change()
    }
  /** Measures a view on the screen; removed views are not reported. */
  const measured = (tag: number, answer: (...values: number[]) => void, values: (node: Node) => number[]) =>
    void layout.then((by) =>
      bridge.later(() => {
        place(by)
        answer(...(tree.has(tag) ? values(tree.get(tag)) : []))
      }),
    )
  const configs = new Map<string, object>()
  return {
    ...silent(
      'setJSResponder',
      'clearJSResponder',
      'dispatchViewManagerCommand',
      'sendAccessibilityEvent',
      'setLayoutAnimationEnabledExperimental',
      'configureNextLayoutAnimation',
      'removeRootView',
    ),
    getConstants: () => ({ ViewManagerNames: [], LazyViewManagersEnabled: true }),
    getDefaultEventTypes: eventTypes,
    getConstantsForViewManager: (view: string) => {
      if (!configs.has(view)) configs.set(view, viewConfig(view))
      return configs.get(view)
    },
    createView: changing((tag: number, view: string, _root: number, props: Props | null) =>
      tree.create(tag, view, props),
    ),
    updateView: changing((tag: number, _view: string, props: Props) => tree.update(tag, props)),
    setChildren: changing((tag: number, children: number[]) => tree.setChildren(tag, children)),
    manageChildren: changing(tree.manageChildren.bind(tree)),
    measure: (tag: number, answer: Measured) =>
      measured(tag, answer, (node) => {
        const { x, y, width, height } = placeOf(node)
        return [node.frame?.x ?? 0, node.frame?.y ?? 0, width, height, x, y]
      }),
    measureInWindow: (tag: number, answer: Measured) =>
      measured(tag, answer, (node) => {
        const { x, y, width, height } = placeOf(node)
        return [x, y, width, height]
      }),
    measureLayout: (tag: number, ancestor: number, _failed: unknown, answer: Measured) =>
      measured(tag, answer, (node) => {
        const { x, y, width, height } = placeOf(node)
        const around = placeOf(tree.get(ancestor))
        return [x - around.x, y - around.y, width, height]
      }),
  }
}
