/** Reads at once what Taro has stored in the browser; empty when there is nothing, or nothing that can be read. */
export function keptNow<T>(key: string): { data?: T | null } | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: T | null }
  } catch {
    return {} // Storage may be forbidden, and others may write into it.
  }
}
