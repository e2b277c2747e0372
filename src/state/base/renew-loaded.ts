import type { Status } from './resource'

interface Renewable {
  readonly status: Status
  readonly renew: () => Promise<void>
}

/** Reloads the lists that have been opened, such as those of tabs, since another screen may have changed any of them. */
export async function renewLoaded(lists: Readonly<Record<string, Renewable>>): Promise<void> {
  const loaded = Object.values(lists).filter(({ status }) => status !== 'idle')
  await Promise.all(loaded.map((list) => list.renew()))
}
