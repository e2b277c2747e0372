import type { Transaction } from 'kysely'
import type { WaitlistEntry } from '@contract/entities/reservation'
import type { Language } from '@contract/settings'
import type { Bilingual, Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** Where something was freed, or is waited for. */
export interface Scope {
  readonly storeId: string
  /** The plain date that it belongs to. */
  readonly day: string
  /** What of the store has a line of its own whatever the day, such as a room type. */
  readonly placeId?: string | undefined
}

/** Who waits for what. */
export interface Waiting extends Scope {
  readonly id: string
  readonly customerId: string
  readonly party: number
  readonly from: Date
  readonly until: Date
  /** What is waited for as its kind describes it; null where the rest says it all. */
  readonly ask?: object | null
  /** Until when what is freed is of use, where that is before `until`. */
  readonly closesAt?: Date | null
}

/** What is held for who is first; a kind may keep more in it. */
export interface Offer {
  /** An instant. */
  readonly at: string
  /** Of what is booked then, such as a seating. */
  readonly itemId: string
  readonly name: Bilingual
}

/** Holds all of what is waited for, or nothing; answers what it holds. */
export type Hold = (waiting: Waiting) => Promise<Offer | undefined>

/**
 * What can be waited for, such as a table or the nights of a stay. A kind locks before the entries of the line are locked, and
 * holds by the same rows and constraints that bookings go by, so that nobody else can have what is held.
 */
export interface WaitlistKind {
  /** That of the orders that are waited for. */
  readonly name: string
  /** Locks what is given at a place on a day. */
  lock(tx: Tx, scope: Scope): Promise<void>
  /** What holds for one entry of the scope after another, so that what is free is read once. The scope is locked until then. */
  holder(tx: Tx, scope: Scope): Promise<Hold>
  /** Gives up what is held. The scope is locked. */
  release(tx: Tx, waiting: Waiting): Promise<void>
  /** The stay that is waited for, of the kind that is one. */
  stay?(ask: object, language: Language): WaitlistEntry['stay']
}
