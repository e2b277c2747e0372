import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type reservationConfirm, reservationList, type reservationSubmit } from '@contract/calls/reservation'
import { trustedId } from '../../security/trusted-id'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import type { TableDesk } from './desk'
import { numberKind, type ReservationKind } from './list'
import { TablePlacement } from './placement'
import { listReservations } from './queries/list'
import { restaurantView, seatingView } from './view'

type Tx = Transaction<Database>

/** Quoting, booking and listing of reservations (product text §2, my reservations). */
export class Reservations {
  private readonly placement: TablePlacement

  constructor(
    private readonly context: Context,
    private readonly services: {
      readonly quotes: Quotes
      readonly submission: OrderSubmission
      readonly tables: TableDesk
    },
    private readonly kinds: readonly ReservationKind[],
  ) {
    this.placement = new TablePlacement(context)
  }

  /** Quotes a table. @throws Failure of `reservation.confirm` */
  async confirm(
    caller: SignedIn,
    request: Request<typeof reservationConfirm>,
  ): Promise<Response<typeof reservationConfirm>> {
    const { language } = caller
    const draft = await this.placement.draft(this.context.db, caller, request)
    const { situation, slot, seating, total, fingerprint } = draft
    const { restaurant, rules, units } = situation.facts
    const quote = {
      kind: 'table',
      customerId: caller.customer.id,
      storeId: request.storeId,
      request,
      fingerprint,
      total,
    }
    const { id, expiresAt } = await this.services.quotes.save(quote)
    return {
      id,
      restaurant: restaurantView(restaurant, language),
      at: slot.at.toISOString(),
      utcOffset: offsetsAround(restaurant.time_zone, slot.at),
      party: request.party,
      seating: seatingView(seating, units, language),
      deposit: total,
      depositKind: rules.deposit_kind,
      freeUntil: draft.freeUntil.toISOString(),
      heldUntil: draft.heldUntil.toISOString(),
      byHand: rules.by_hand,
      expiresAt: expiresAt.toISOString(),
    }
  }

  /** Books the table of a quote. @throws Failure of `reservation.submit` */
  async submit(
    tx: Tx,
    caller: SignedIn,
    { quoteId, contact, note, agreed }: Request<typeof reservationSubmit>,
  ): Promise<Response<typeof reservationSubmit>> {
    const { submission, tables } = this.services
    const placementInput = { contact, note, agreed }
    const { orderId, total, payBefore } = await submission.submit(tx, caller, this.placement, {
      quoteId,
      placementInput,
    })
    if (total === 0) await tables.placed(tx, trustedId('order', orderId))
    return { orderId, total, payBefore }
  }

  /** One statement for the page, and one or two for each kind on it. */
  async list(
    { customer, language }: SignedIn,
    request: Request<typeof reservationList>,
  ): Promise<Response<typeof reservationList>> {
    const { db, clock } = this.context
    const page = new Paging(reservationList, request, customer.id)
    const kinds = this.kinds.map(({ name }) => name).filter((name) => name !== numberKind)
    const { tab, kind } = request
    const rows = await listReservations(db, { customerId: customer.id, tab, kind, kinds, slice: page.slice })
    const shown = page.shown(rows)
    const viewer = { language, now: clock.now() }
    const lines = await Promise.all(
      this.kinds.map((each) =>
        each.lines(
          db,
          shown.filter((row) => row.kind === each.name).map(({ id }) => id),
          viewer,
        ),
      ),
    )
    return page.answerSome(rows, ({ id }) => lines.flatMap((own) => own.get(id) ?? [])[0])
  }
}
