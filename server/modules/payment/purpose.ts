import type { Kysely, Transaction } from 'kysely'
import type { PaidPart, PaymentKind } from '@contract/entities/payment'
import type { FailureName } from '@contract/failures'
import type { Language } from '@contract/settings'
import type { Picture } from '@contract/entities/common'
import type { Database } from '../../database/schema'
import type { Side } from '../wallet/ledger'
import type { Payment } from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Subject of a payment for another payer: no personal data of the customer. */
export interface Subject {
  readonly store: { readonly name: string; readonly logo: Picture } | null
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly picture: Picture }[]
}

/** Unpaid end of an attempt at a provider. */
export type AttemptEnd = 'cancelled' | 'failed'

/**
 * Purpose of a payment, such as an order, several orders or a top-up. The cashier, providers and notifications are
 * common; a purpose defines locking, the credited accounts and the consequences.
 */
export interface PaymentPurpose {
  /** Stored in `payments.purpose`. */
  readonly name: string
  /** Part of an order's price that it covers, as its payer reads it. */
  readonly part: PaidPart
  /** Allowed payment methods; all by default. */
  readonly methods?: readonly PaymentKind[]
  /** Locks the subject, before the payment and the accounts are locked. */
  lock(tx: Tx, payment: Payment): Promise<void>
  /** The failure that refuses payment of a locked subject before its deadline; null when it can be paid. */
  refusal(tx: Tx, payment: Payment): Promise<FailureName | null>
  /** The credited sides, which sum to the amount. */
  creditTo(tx: Tx, payment: Payment): Promise<Side[]>
  /** Called after the payment is posted. */
  paid(tx: Tx, payment: Payment): Promise<void>
  /**
   * Present where a closed payment may have been replaced: the pending payments, by id and unlocked, of exactly the
   * closed one's subject. The subject is locked.
   */
  replacements?(tx: Tx, closed: Payment): Promise<Payment[]>
  /** Called after the payment has expired. */
  closed(tx: Tx, payment: Payment): Promise<void>
  /**
   * Present where the payment ends with the attempt at a provider that its payer cancels or that fails; called after the
   * payment is closed.
   */
  attemptEnded?(tx: Tx, payment: Payment, how: AttemptEnd): Promise<void>
  /** Subject for another payer. */
  subject(db: Db, payment: Payment, language: Language): Promise<Subject>
}

/** The registered purposes. */
export class PaymentPurposes {
  private readonly byName = new Map<string, PaymentPurpose>()

  constructor(purposes: readonly PaymentPurpose[] = []) {
    for (const purpose of purposes) this.add(purpose)
  }

  /** @throws Error for a duplicate name. */
  add(purpose: PaymentPurpose): void {
    if (this.byName.has(purpose.name)) throw new Error(`two purposes are called ${purpose.name}`)
    this.byName.set(purpose.name, purpose)
  }

  /** Whether a payment can be paid with a method. */
  accepts(payment: Pick<Payment, 'purpose'>, method: PaymentKind): boolean {
    return this.of(payment).methods?.includes(method) ?? true
  }

  /** The purpose of a payment. @throws Error for an unregistered purpose. */
  of({ purpose: name }: Pick<Payment, 'purpose'>): PaymentPurpose {
    const purpose = this.byName.get(name)
    if (!purpose) throw new Error(`no purpose is called ${name}`)
    return purpose
  }
}
