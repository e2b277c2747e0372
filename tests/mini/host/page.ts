import type { TreeNode } from './node'

/** The options of `Page()`, or a running page. */
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

/** A copy through JSON, as at the boundary to the native side. */
export const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const keysOf = (path: string): string[] =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)

/** Sets `a.b[0].c` in data, creating missing parents. */
function setPath(data: Record<string, unknown>, path: string, value: unknown): void {
  const keys = keysOf(path)
  const last = keys.pop() ?? ''
  let place = data
  keys.forEach((key, index) => {
    place[key] ??= /^\d+$/.test(keys[index + 1] ?? last) ? [] : {}
    place = place[key] as Record<string, unknown>
  })
  place[last] = value
}

/** The lists at a path, changed by Alipay's `$spliceData` as [start, deleted, ...added]. */
function spliceAt(
  data: Record<string, unknown>,
  path: string,
  [start, deleted, ...added]: [number, number, ...unknown[]],
): void {
  const list = keysOf(path).reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], data)
  ;(list as unknown[]).splice(start, deleted, ...added)
}

/** Observers of a page. */
interface Watch {
  /** Called with the size of a setData in bytes of JSON, before rendering. */
  onSetData(bytes: number): void
  /** Called after the data have changed. */
  onDraw(page: PageInstance): void
}

/** A page instance created from a definition, with its own data and the platform's methods. */
export function runningPage(
  route: string,
  definition: PageDefinition,
  options: Record<string, string>,
  { onSetData, onDraw }: Watch,
): PageInstance {
  const drawn = (done?: () => void) => {
    onDraw(page)
    if (done) setTimeout(done, 0)
  }
  const page = {
    ...definition,
    data: copied(definition.data ?? {}),
    route,
    __route__: route,
    options,
    $listeners: [],
    setData(change: Record<string, unknown>, done?: () => void) {
      const crossed = JSON.stringify(change)
      onSetData(Buffer.byteLength(crossed))
      for (const [path, value] of Object.entries(JSON.parse(crossed) as object)) setPath(page.data, path, value)
      drawn(done)
    },
    $batchedUpdates: (work: () => void) => work(),
    $spliceData(change: Record<string, [number, number, ...unknown[]]>, done?: () => void) {
      for (const [path, splice] of Object.entries(copied(change))) spliceAt(page.data, path, splice)
      drawn(done)
    },
    selectComponent: () => null,
    getTabBar: () => null,
  } as unknown as PageInstance
  return page
}
