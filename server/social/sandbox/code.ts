import type { SocialProvider } from '@contract/calls/social'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'

const minutes = 5

interface Named {
  readonly provider: SocialProvider
  readonly subject: string
  readonly until: number
}

type Tools = Pick<Context, 'clock' | 'seal'>

/** A code that names a person of the sandbox for some minutes. */
export function sandboxCode({ clock, seal }: Tools, provider: SocialProvider, subject: string): string {
  const named: Named = { provider, subject, until: minutesAfter(clock.now(), minutes).getTime() }
  return Buffer.from(seal.seal(JSON.stringify(named))).toString('base64url')
}

/** The person whom a code names; undefined for one that is made up or too old. */
export function personOf({ clock, seal }: Tools, provider: SocialProvider, code: string): string | undefined {
  try {
    const named = JSON.parse(seal.open(Buffer.from(code, 'base64url').toString())) as Named
    return named.provider === provider && named.until > clock.now().getTime() ? named.subject : undefined
  } catch {
    return undefined
  }
}
