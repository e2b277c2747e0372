import { reaction } from 'mobx'
import type { LiveTopic } from '@contract/live'
import { live } from '@/services/live-channel'

/**
 * Follows the subjects of a topic that a screen shows, such as the orders of a list. `changed` is called once for all
 * events of a tick: with the ids concerned, or without them when events of any may have been missed.
 * @returns the function that ends it
 */
export function followSubjects(
  topic: LiveTopic,
  ids: () => readonly string[],
  changed: (ids: readonly string[] | undefined) => void,
): () => void {
  let stops: readonly (() => void)[] = []
  let pending: Set<string> | 'any' | undefined
  const deliver = () => {
    const events = pending
    pending = undefined
    if (events) changed(events === 'any' ? undefined : [...events])
  }
  const note = (id: string | undefined) => {
    if (!pending) void Promise.resolve().then(deliver)
    if (id === undefined) pending = 'any'
    else if (pending !== 'any') pending = new Set(pending).add(id)
  }
  // Subscribes before it unsubscribes, since the socket closes with its last listener.
  const turnTo = (next: readonly string[]) => {
    const before = stops
    stops = next.map((id) => live.subscribe(topic, id, (event) => note(event ? id : undefined)))
    before.forEach((stop) => stop())
  }
  const end = reaction(
    () => ids().join(' '),
    (shown) => turnTo(shown.split(' ').filter(Boolean)),
    { fireImmediately: true },
  )
  return () => {
    end()
    turnTo([])
    pending = undefined
  }
}
