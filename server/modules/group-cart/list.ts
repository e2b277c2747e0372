import type { Request, Response } from '@contract/call'
import { groupCartList } from '@contract/calls/group-cart'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import * as queries from './queries'

/** A page of the carts that a customer is in (product text §2, group orders). */
export async function listCarts(
  { db }: Pick<Context, 'db'>,
  { customer, language }: SignedIn,
  request: Request<typeof groupCartList>,
): Promise<Response<typeof groupCartList>> {
  const page = new Paging(groupCartList, request, customer.id)
  const rows = await queries.cartsOf(db, { customerId: customer.id, tab: request.tab, slice: page.slice })
  return page.answer(rows, (row) => ({
    id: row.id,
    state: row.state,
    name: row.name,
    store: { id: row.store_id, name: row.store_name[language], logo: row.logo },
    payer: row.payer,
    people: row.people,
    isHost: row.host_id === customer.id,
    joinedAt: row.joined_at.toISOString(),
    utcOffset: offsetsAround(row.time_zone, row.joined_at),
    share: row.goods === null ? null : row.goods + (row.fees ?? 0) - (row.offers ?? 0),
    toPay: row.to_pay,
  }))
}
