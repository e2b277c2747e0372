import type { Request, Response } from '@contract/call'
import { reservationList } from '@contract/calls/reservation'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import type { OrderKinds } from '../order/kind/registry'
import type { NamedReservations } from './list'
import { listReservations } from './queries/list'

/** The list of reservations of every kind (product text §2, my reservations). */
export class Reservations {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    /** Reservations that are no orders. */
    private readonly others: readonly NamedReservations[],
  ) {}

  /** Whether orders of a kind are reservations. */
  isListed(kind: string): boolean {
    return this.parts().some(({ name }) => name === kind)
  }

  /** One statement for the page, and one or two for each kind on it. */
  async list(
    { customer, language }: SignedIn,
    request: Request<typeof reservationList>,
  ): Promise<Response<typeof reservationList>> {
    const { db, clock } = this.context
    const page = new Paging(reservationList, request, customer.id)
    const parts = [...this.parts(), ...this.others]
    const kinds = this.parts().map(({ name }) => name)
    const { tab, kind } = request
    const rows = await listReservations(db, { customerId: customer.id, tab, kind, kinds, slice: page.slice })
    const shown = page.shown(rows)
    const viewer = { language, now: clock.now() }
    const lines = await Promise.all(
      parts.map((each) =>
        each.lines(
          db,
          shown.filter((row) => row.kind === each.name).map(({ id }) => id),
          viewer,
        ),
      ),
    )
    return page.answerSome(rows, ({ id }) => lines.flatMap((own) => own.get(id) ?? [])[0])
  }

  private parts(): readonly NamedReservations[] {
    return this.kinds.all.flatMap(({ name, reservation }) =>
      reservation === 'none' ? [] : [{ name, lines: reservation.lines.bind(reservation) }],
    )
  }
}
