import Taro from '@tarojs/taro'

/** Guards that take a step back instead of the screen, the topmost last. */
let guards: readonly (() => void)[] = []

const listeners = new Set<() => void>()

function set(changed: typeof guards): void {
  guards = changed
  listeners.forEach((listener) => listener())
}

/** The topmost guard, which a screen keeps a page container for. */
export const topGuard = (): (() => void) | undefined => guards[guards.length - 1]

/** Calls `listener` when guards come and go. */
export function onGuards(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Calls `onBack` on WeChat's button, key and gesture instead of leaving the screen: the latest guard's alone.
 * @returns the function that ends it
 */
export function guardBack(onBack: () => void): () => void {
  const guard = () => onBack()
  set([...guards, guard])
  return () => set(guards.filter((each) => each !== guard))
}

/** Ends all guards, before the app itself goes back: a page container that is shown takes its step too. */
export async function freeBack(): Promise<void> {
  if (guards.length === 0) return
  set([])
  await new Promise<void>((resolve) => Taro.nextTick(() => resolve()))
}
