import { needsLogin } from '@/platform/navigation/gate'
import { AppEvent } from '@/services/events'
import { noted } from '@/services/while-here'
import type { Resource } from '@/state/base/resource'

/** An object that can be a favourite, as displayed by its screen. */
interface Keepable {
  readonly collected: boolean
}

/** Place of a favourite in an answer. */
interface Place<T> {
  readonly of: (value: T) => Keepable
  readonly keep: (value: T, collected: boolean) => T
}

/** The answer itself is the favourite. */
export const answerItself = <T extends Keepable>(): Place<T> => ({
  of: (value) => value,
  keep: (value, collected) => ({ ...value, collected }),
})

/** A favourite has changed on the server. */
const changed = new AppEvent<Keepable & { id: string }>()

/** A favourite of a screen, which stays that of the server when it is changed elsewhere. */
export class Favorite<T> {
  constructor(
    private readonly id: string,
    private readonly resource: Resource<T>,
    private readonly place: Place<T>,
    private readonly send: (collected: boolean) => Promise<{ collected: boolean }>,
  ) {}

  /** Toggles it optimistically, after login for a visitor (product text §2, favorites). */
  toggle(): void {
    const { id, resource, place, send } = this
    const collected = !place.of(resource.ready).collected
    const tell = () => changed.emit({ id, collected })
    const change = (value: T) => place.keep(value, collected)
    needsLogin(() => resource.optimistic(change, () => noted(send(collected), tell)))()
  }

  /**
   * Reloads the object when its favourite was changed meanwhile, as after a login, which remounts the screen. Returns
   * the function that ends it.
   */
  follow(): () => void {
    return changed.on((favorite) => {
      const { value } = this.resource
      if (favorite.id !== this.id || (value && this.place.of(value).collected === favorite.collected)) return
      void this.resource.reload(false)
    })
  }
}
