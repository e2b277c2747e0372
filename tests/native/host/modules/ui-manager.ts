import type { Bridge, Props } from '../bridge'
import { frame, screen } from '../device'
import type { Tree } from '../tree'
import { eventTypes, viewConfig } from '../views'
import { silent, type NativeModule } from './module'

type Measured = (...values: number[]) => void

/** Keeps the tree of views. There is no layout: every view is as large as the screen. */
export function uiManager(bridge: Bridge, tree: Tree): NativeModule {
  const laidOut = (tag: number) =>
    bridge.later(() => {
      if (tree.has(tag)) bridge.call('RCTEventEmitter', 'receiveEvent', tag, 'topLayout', bridge.own({ layout: frame }))
    })
  const measure = (_tag: number, answer: Measured) =>
    void bridge.later(() => answer(0, 0, screen.width, screen.height, 0, 0))
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
    createView: (tag: number, view: string, _root: number, props: Props | null) => {
      if (tree.create(tag, view, props).props.onLayout) laidOut(tag)
    },
    updateView: (tag: number, _view: string, props: Props) => tree.update(tag, props),
    setChildren: (tag: number, children: number[]) => tree.setChildren(tag, children),
    manageChildren: tree.manageChildren.bind(tree),
    measure,
    measureInWindow: measure,
    measureLayout: (_tag: number, _ancestor: number, _failed: unknown, answer: Measured) => measure(0, answer),
  }
}
