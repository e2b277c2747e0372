import { autorun } from 'mobx'
import { configure, type Settings } from '@contract/settings'
import { Persisted } from './persisted'

type Chosen = Pick<Settings, 'currencySymbol' | 'utcOffsetMinutes' | 'phoneForm' | 'idCardForm'>

/** What the deployment chose, as it was told last; a launch does not wait to be told again. */
export const deployment = new Persisted<Chosen | null>('deployment', null)

/** Writes prices and times, and checks numbers, as the deployment chose, now and whenever that changes. */
export const followDeployment = () => autorun(() => configure(deployment.value ?? {}))
