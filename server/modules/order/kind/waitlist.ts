import type { Transaction } from 'kysely'
import type { WaitlistEntry } from '@contract/entities/reservation'
import type { Language } from '@contract/settings'
import type { Bilingual, Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** Scope of a waitlist, in which something is freed or wished for. */
export interface Scope {
  readonly storeId: string
  /** The plain date that it belongs to. */
  readonly day: string
  /** Part of the store with a separate waitlist whatever the day, such as a room type. */
  readonly placeId?: string | undefined
}

/** Wish of a customer in a waitlist. */
export interface Waiting extends Scope {
  readonly id: string
  readonly customerId: string
  readonly party: number
  readonly from: Date
  readonly until: Date
  /** Kind-specific wish; null where the other fields suffice. */
  readonly ask?: object | null
  /** Latest time at which an offer is of use, where that is before `until`. */
  readonly closesAt?: Date | null
}

/** Hold for the first entry; a kind may store more in it. */
export interface Offer {
  /** An instant. */
  readonly at: string
  /** Id of the booked thing, such as a seating. */
  readonly itemId: string
  readonly name: Bilingual
}

/** Holds the whole wish, or nothing; answers the hold. */
export type Hold = (waiting: Waiting) => Promise<Offer | undefined>

/**
 * Waitlist of a kind, such as for a table or the nights of a stay. A kind locks before the entries are locked, and
 * holds by the same rows and constraints that bookings use, so that nobody else can take a hold.
 */
export interface WaitlistKind {
  /** That of the orders that are waited for. */
  readonly name: string
  /** Locks what is given at a place on a day. */
  lock(tx: Tx, scope: Scope): Promise<void>
  /**
   * Holder for one entry of the scope after another, which reads the free stock once. The scope is locked until then.
   */
  holder(tx: Tx, scope: Scope): Promise<Hold>
  /** Gives up what is held. The scope is locked. */
  release(tx: Tx, waiting: Waiting): Promise<void>
  /** The stay that is waited for, of the kind that is one. */
  stay?(ask: object, language: Language): WaitlistEntry['stay']
}
