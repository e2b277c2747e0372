import type { SocialProvider } from '@contract/calls/social'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { newToken } from '../../security/hash'

const minutes = 10

/** Scope of a state: a provider, a device, and a login or the account to bind. */
export interface StateContent {
  readonly provider: SocialProvider
  readonly device: string
  /** The id of the account to bind; undefined for a login. */
  readonly customerId?: string
}

type Tools = Pick<Context, 'clock' | 'seal'>

const kindOf = ({ customerId }: StateContent): string => (customerId === undefined ? 'login' : 'bind')

const textOf = (of: StateContent, nonce: string, until: string): string =>
  ['social', kindOf(of), of.provider, of.device, of.customerId ?? '', nonce, until].join(' ')

/**
 * The state that a browser takes to a social app and brings back. Only the device that began can end it, so that nobody
 * is logged in, or bound, to a stranger's identity by a link.
 */
export function newState({ clock, seal }: Tools, of: StateContent): string {
  const nonce = newToken()
  const until = String(minutesAfter(clock.now(), minutes).getTime())
  return [kindOf(of), nonce, until, seal.sign(textOf(of, nonce, until))].join('.')
}

/** Whether this device began what the state says, some minutes ago at most. */
export function isState({ clock, seal }: Tools, of: StateContent, state: string): boolean {
  const [kind = '', nonce = '', until = '', signature = '', ...more] = state.split('.')
  if (more.length > 0 || kind !== kindOf(of) || !seal.isSigned(textOf(of, nonce, until), signature)) return false
  return Number(until) > clock.now().getTime()
}
