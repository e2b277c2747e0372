import { needsLogin } from '@/platform/gate'
import { optimistic } from '@/state/base/attempt'

/** Something that can be kept as a favourite, as its screen shows it. */
interface Keepable {
  collected: boolean
}

/** Turns a heart over at once; the server's refusal turns it back. A visitor logs in first (product text §2, favorites). */
export const toggleFavorite = (
  thing: Keepable,
  send: (collected: boolean) => Promise<{ collected: boolean }>,
): void => {
  const collected = !thing.collected
  needsLogin(() => optimistic(thing, { collected }, () => send(collected)))()
}
