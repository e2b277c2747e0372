import type { Language } from '@contract/settings'
import { stayRequestKeys, stayRequests } from '@contract/stay-requests'

/** Ticked requests in a language, in the order in which they are offered; unknown keys are left out. */
export const requestTexts = (keys: readonly string[], language: Language): string[] =>
  stayRequestKeys.filter((key) => keys.includes(key)).map((key) => stayRequests[key][language])
