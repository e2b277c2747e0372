import { formatDay } from '@contract/date'
import type { Language } from '@contract/settings'

export interface Day {
  name: string
  /** Instants of that day. */
  times: string[]
}

/** The times by their local day; today comes first and stands there even without any, since "soonest" belongs to it. */
export function daysOf(times: readonly string[], now: Date, language: Language): Day[] {
  const days = new Map<string, string[]>([[formatDay(now, now, language), []]])
  for (const time of times) {
    const name = formatDay(new Date(time), now, language)
    days.set(name, [...(days.get(name) ?? []), time])
  }
  return [...days].map(([name, all]) => ({ name, times: all }))
}
