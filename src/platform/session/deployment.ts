import { autorun } from 'mobx'
import { configure, type Settings } from '@contract/settings'
import { Persisted } from '@/platform/storage/persisted'

type Chosen = Pick<
  Settings,
  | 'currencySymbol'
  | 'utcOffsetMinutes'
  | 'phoneForm'
  | 'idCardForm'
  | 'englishCounts'
  | 'customerTabs'
  | 'ambulanceNumber'
> & {
  /** Whether reviews can be translated. */
  readonly translatesReviews?: boolean | undefined
}

/** Deployment configuration, cached so that a launch does not wait for the server. */
export const deployment = new Persisted<Chosen | null>('deployment', null)

/** Applies the configuration to formatting and validation, now and on every change. */
export const followDeployment = () => autorun(() => configure(deployment.value ?? {}))
