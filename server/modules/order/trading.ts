import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderConfirm, orderSubmit, orderUsableCoupons } from '@contract/calls/order'
import type { QuoteId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { findQuoteKind } from './queries'

type Tx = Transaction<Database>
type Confirm = Request<typeof orderConfirm>

/** How orders of a kind are quoted and placed. */
export interface Trading<Kind extends Confirm['kind'] = Confirm['kind']> {
  readonly kind: Kind
  /** @throws Failure of `order.confirm` */
  confirm(caller: SignedIn, request: Extract<Confirm, { kind: Kind }>): Promise<Response<typeof orderConfirm>>
  /** @throws Failure `quoteNotFound` */
  coupons(caller: SignedIn, request: Request<typeof orderUsableCoupons>): Promise<Response<typeof orderUsableCoupons>>
  /** @throws Failure of `order.submit` */
  submit(tx: Tx, caller: SignedIn, request: Request<typeof orderSubmit>): Promise<Response<typeof orderSubmit>>
}

type ByKind = { readonly [Kind in Confirm['kind']]: Trading<Kind> }
/** What a quote asks of the trading of its kind, which it names itself. */
export type Placing = Pick<Trading, 'coupons' | 'submit'>

/** What a quote offers whose kind places it by a call of its own: its coupons. */
export const couponsAlone = (quotes: Pick<Placing, 'coupons'>): Placing => ({
  coupons: (caller, request) => quotes.coupons(caller, request),
  submit: () => Promise.reject(new Failure('quoteNotFound')),
})

/** The tradings of all kinds: a request to quote names its kind, everything later the quote. */
export class Tradings {
  constructor(
    private readonly context: Context,
    private readonly byKind: ByKind,
    /** Kinds that are quoted and placed by calls of their own. */
    private readonly others: Readonly<Record<string, Placing>> = {},
  ) {}

  confirm<Kind extends Confirm['kind']>(caller: SignedIn, request: Extract<Confirm, { kind: Kind }>) {
    return (this.byKind[request.kind] as unknown as Trading<Kind>).confirm(caller, request)
  }

  /** The trading of a quote. @throws Failure `quoteNotFound` */
  async of(quoteId: QuoteId, db: Context['db'] = this.context.db): Promise<Placing> {
    const kind = await findQuoteKind(db, quoteId)
    const names = Object.keys(this.byKind) as Confirm['kind'][]
    const name = names.find((each) => each === kind)
    const found = name ? this.byKind[name] : this.others[kind ?? '']
    if (!found) throw new Failure('quoteNotFound')
    return found
  }
}
