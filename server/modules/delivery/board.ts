import type { Request, Response } from '@contract/call'
import { deliveryBoard } from '@contract/calls/delivery'
import type { BoardDelivery } from '@contract/entities/delivery'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import { openProblem } from './problem-view'
import * as queries from './queries'
import { smallestAround, startOf, zoneName } from './zones'

const shown = (problem: ReturnType<typeof openProblem>) => problem && { kind: problem.kind, at: problem.at }

const zoneView = (zone: queries.Zone | undefined, language: Language) =>
  zone ? { key: zone.key, name: zoneName(zone, language) } : null

/** The live deliveries as staff see them. */
export class DeliveryBoard {
  constructor(private readonly context: Pick<Context, 'db' | 'config'>) {}

  /** A page of the deliveries in some states, the longest waiting first. */
  async list(request: Request<typeof deliveryBoard>, language: Language): Promise<Response<typeof deliveryBoard>> {
    const page = new Paging(deliveryBoard, request)
    const rows = await queries.boardOf(this.context.db, request.tab, page.slice)
    const zones = await queries.zones(this.context.db)
    return page.answer(rows, (row): BoardDelivery => ({
      ...{ id: row.id, orderId: row.order_id, orderNumber: row.number, orderKind: row.order_kind, state: row.state },
      waitingSince: row.waiting_since.toISOString(),
      dueAt: row.due_at.toISOString(),
      utcOffset: offsetsAround(this.context.config.timeZone, row.due_at),
      ...{ round: row.round, raised: row.raised, courier: row.courier },
      rider: row.rider_id === null ? null : { id: row.rider_id, name: row.rider_name ?? '' },
      zone: zoneView(smallestAround(zones, startOf(row)), language),
      problem: shown(openProblem(row)),
    }))
  }
}
