import type { Kysely, Transaction } from 'kysely'
import type { FailureName } from '@contract/failures'
import type { Language } from '@contract/settings'
import type { Picture } from '@contract/entities/common'
import type { Database } from '../../database/schema'
import type { Side } from '../wallet/ledger'
import type { Payment } from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** What somebody is shown who is asked to pay: nothing about whom it is for, nor where it goes. */
export interface Subject {
  readonly store: { readonly name: string; readonly logo: Picture } | null
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly picture: Picture }[]
}

/**
 * What payments can be made for: an order, several orders, a top-up. The cashier, the providers and their notifications are
 * the same for all of them; a purpose knows what is locked, where the money goes and what happens then.
 */
export interface PaymentPurpose {
  /** Kept in `payments.purpose`. */
  readonly name: string
  /** Locks what is paid, before its payment and accounts are locked. */
  lock(tx: Tx, payment: Payment): Promise<void>
  /** Why what is paid, locked, cannot be paid now, although its time is not over; null when it can. */
  refusal(tx: Tx, payment: Payment): Promise<FailureName | null>
  /** Where the money goes: sides that sum to the amount. */
  creditTo(tx: Tx, payment: Payment): Promise<Side[]>
  /** Goes on with what was paid, after the money was moved. */
  paid(tx: Tx, payment: Payment): Promise<void>
  /** Told that nobody will pay any more, since the time is over. */
  closed(tx: Tx, payment: Payment): Promise<void>
  /** What is shown to somebody else who is asked to pay. */
  subject(db: Db, payment: Payment, language: Language): Promise<Subject>
}

/** The purposes of a server, by their names. */
export class PaymentPurposes {
  private readonly byName = new Map<string, PaymentPurpose>()

  constructor(purposes: readonly PaymentPurpose[] = []) {
    for (const purpose of purposes) this.add(purpose)
  }

  /** @throws when there is one of that name. */
  add(purpose: PaymentPurpose): void {
    if (this.byName.has(purpose.name)) throw new Error(`two purposes are called ${purpose.name}`)
    this.byName.set(purpose.name, purpose)
  }

  /** The purpose of a payment. @throws when no such purpose is registered. */
  of({ purpose: name }: Pick<Payment, 'purpose'>): PaymentPurpose {
    const purpose = this.byName.get(name)
    if (!purpose) throw new Error(`no purpose is called ${name}`)
    return purpose
  }
}
