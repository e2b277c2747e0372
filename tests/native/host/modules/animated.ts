import type { Bridge } from '../bridge'
import { emitter, silent, type NativeModule } from './module'

interface Node {
  value?: number
}

interface Motion {
  toValue?: number
}

type Ended = (result: { finished: boolean; value?: number }) => void

/** Native animations; here each completes at once. */
export function animated(bridge: Bridge): NativeModule {
  const running = new Map<number, Ended>()
  const values = new Map<number, number>()
  const end = (id: number, finished: boolean, value?: number) => {
    const ended = running.get(id)
    running.delete(id)
    ended?.({ finished, value })
  }
  return {
    ...emitter,
    ...silent(
      'addAnimatedEventToView',
      'connectAnimatedNodeToView',
      'connectAnimatedNodes',
      'disconnectAnimatedNodeFromView',
      'disconnectAnimatedNodes',
      'dropAnimatedNode',
      'extractAnimatedNodeOffset',
      'finishOperationBatch',
      'flattenAnimatedNodeOffset',
      'removeAnimatedEventFromView',
      'restoreDefaultValues',
      'setAnimatedNodeOffset',
      'startListeningToAnimatedNodeValue',
      'startOperationBatch',
      'stopListeningToAnimatedNodeValue',
      'updateAnimatedNodeConfig',
    ),
    createAnimatedNode: (node: number, { value = 0 }: Node) => void values.set(node, value),
    setAnimatedNodeValue: (node: number, value: number) => void values.set(node, value),
    getValue: (node: number, answer: (value: number) => void) => void bridge.later(() => answer(values.get(node) ?? 0)),
    startAnimatingNode: (id: number, node: number, { toValue }: Motion, ended: Ended) => {
      running.set(id, ended)
      if (toValue !== undefined) values.set(node, toValue)
      bridge.later(() => end(id, true, toValue))
    },
    stopAnimation: (id: number) => void bridge.later(() => end(id, false)),
  }
}
