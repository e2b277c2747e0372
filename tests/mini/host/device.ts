import type { PromptOutcome } from './answer'
import type { Network } from './network'
import type { PlaceOf } from './selector-query'

/** The parts of a phone that the platform's API is made of. */
export interface Device {
  readonly platform: 'weapp' | 'alipay'
  readonly network: Network
  readonly storage: Map<string, unknown>
  readonly navigation: Record<
    'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch',
    (url: string) => Promise<void>
  > & {
    navigateBack(delta: number): Promise<void>
  }
  /** The outcomes of prompts, by API name. */
  readonly given: ReadonlyMap<string, PromptOutcome>
  readonly placeOf: PlaceOf
  /** All calls of the platform's API by name. */
  readonly calls: [string, unknown][]
}
