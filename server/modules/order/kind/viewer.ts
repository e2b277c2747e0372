import type { Language } from '@contract/settings'

/** The language and time that a view is rendered for. */
export interface Viewer {
  readonly language: Language
  readonly now: Date
}
