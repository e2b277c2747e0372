import type { SocialProvider, SocialWay } from '@contract/calls/social'
import type { Language } from '@contract/settings'

/** A code that the social app does not take, because it is made up, used, or too old. Its message holds no personal data. */
export class SocialRefused extends Error {
  override readonly name = 'SocialRefused'
}

/** The port to a social app by which people log in (product text §7, login). */
export interface SocialApp {
  readonly name: SocialProvider
  readonly ways: readonly SocialWay[]
  /** The page where a person agrees in a browser; it leads to `redirectUri` with a code and the state. */
  pageAddress(redirectUri: string, state: string, language: Language): Promise<string> | string
  /**
   * The app's own id of the person whom a code names; the app takes each code once.
   * @throws SocialRefused for a code that it does not take.
   */
  subjectOf(way: SocialWay, code: string, device: string): Promise<string>
}

/** The social apps of a deployment by name. */
export type SocialApps = Partial<Record<SocialProvider, SocialApp>>
