import type { SocialProvider } from '@contract/calls/social'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'

const minutes = 15

/** Somebody at a social app. */
export interface Identity {
  readonly provider: SocialProvider
  readonly subject: string
}

interface Ticket extends Identity {
  readonly device: string
  readonly until: number
}

type Tools = Pick<Context, 'clock' | 'seal'>

/** A sealed proof that a device showed an identity, for the minutes in which a phone is bound to it. */
export function newTicket({ clock, seal }: Tools, { provider, subject }: Identity, device: string): string {
  const ticket: Ticket = { provider, subject, device, until: minutesAfter(clock.now(), minutes).getTime() }
  return seal.seal(JSON.stringify(ticket))
}

/** The identity of a ticket of this device; undefined for one that is made up, of another device, or too old. */
export function identityOf({ clock, seal }: Tools, text: string, device: string): Identity | undefined {
  try {
    const { provider, subject, until, ...ticket } = JSON.parse(seal.open(text)) as Ticket
    return ticket.device === device && until > clock.now().getTime() ? { provider, subject } : undefined
  } catch {
    return undefined
  }
}
