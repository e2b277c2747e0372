import { needsLogin } from '@/platform/gate'
import { optimistic } from '@/state/base/attempt'

/** An object that can be a favourite, as displayed by its screen. */
interface Keepable {
  collected: boolean
}

/** Toggles a favourite optimistically, after login for a visitor (product text §2, favorites). */
export const toggleFavorite = (
  thing: Keepable,
  send: (collected: boolean) => Promise<{ collected: boolean }>,
): void => {
  const collected = !thing.collected
  needsLogin(() => optimistic(thing, { collected }, () => send(collected)))()
}
