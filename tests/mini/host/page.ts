import type { TreeNode } from './node'

/** What `Page()` was called with, or a running page. */
export interface PageInstance {
  readonly route: string
  readonly options: Record<string, string>
  data: { root?: TreeNode } & Record<string, unknown>
  eh(event: object): void
  onLoad?(query: object): void
  onShow?(): void
  onReady?(): void
  onHide?(): void
  onUnload?(): void
  onShareAppMessage?(options: object): unknown
  setData(change: Record<string, unknown>, done?: () => void): void
}

export type PageDefinition = Partial<PageInstance> & Record<string, unknown>

/** What crosses to the native side is copied as JSON. */
export const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const keysOf = (path: string): string[] =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)

/** Sets `a.b[0].c` in data, making what is missing on the way. */
export function setPath(data: Record<string, unknown>, path: string, value: unknown): void {
  const keys = keysOf(path)
  const last = keys.pop() ?? ''
  let place = data
  keys.forEach((key, index) => {
    place[key] ??= /^\d+$/.test(keys[index + 1] ?? last) ? [] : {}
    place = place[key] as Record<string, unknown>
  })
  place[last] = value
}

/** The lists of a path; Alipay's `$spliceData` changes them by [start, deleted, ...added]. */
export function spliceAt(
  data: Record<string, unknown>,
  path: string,
  [start, deleted, ...added]: [number, number, ...unknown[]],
): void {
  const list = keysOf(path).reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], data)
  ;(list as unknown[]).splice(start, deleted, ...added)
}
