import type { ErrandKind } from '@contract/entities/errand'
import { purchaseStepWords } from './text'

/** Differences between the kinds on the screens of a placed errand. */
interface PlacedKind {
  /** Names of steps that differ from the common ones. */
  readonly stepWords?: () => Readonly<Record<string, string>>
  /** Whether its weight is among its facts. */
  readonly showsWeight: boolean
}

/** The kinds of errands after they were placed. */
export const placedKinds: Readonly<Record<ErrandKind, PlacedKind>> = {
  buy: { stepWords: purchaseStepWords, showsWeight: false },
  pickup: { showsWeight: true },
  send: { showsWeight: true },
}
