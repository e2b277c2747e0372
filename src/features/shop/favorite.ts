import { needsLogin } from '@/platform/gate'
import { AppEvent } from '@/services/events'
import { noted } from '@/services/while-here'
import { optimistic } from '@/state/base/attempt'
import type { Resource } from '@/state/base/resource'

/** An object that can be a favourite, as displayed by its screen. */
interface Keepable {
  collected: boolean
}

/** A favourite has changed on the server. */
const changed = new AppEvent<Keepable & { id: string }>()

/** Toggles a favourite optimistically, after login for a visitor (product text §2, favorites). */
export function toggleFavorite(
  id: string,
  thing: Keepable,
  send: (collected: boolean) => Promise<{ collected: boolean }>,
): void {
  const collected = !thing.collected
  const tell = () => changed.emit({ id, collected })
  needsLogin(() => optimistic(thing, { collected }, () => noted(send(collected), tell)))()
}

/**
 * Reloads an object whose favourite changed meanwhile, as after a login, which remounts the screen. Returns the
 * function that ends it.
 */
export const followFavorite = <T>(id: string, resource: Resource<T>, of: (value: T) => Keepable): (() => void) =>
  changed.on((favorite) => {
    const { value } = resource
    if (favorite.id !== id || (value && of(value).collected === favorite.collected)) return
    void resource.reload(false)
  })
