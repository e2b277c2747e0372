import { type RawBuilder, sql } from 'kysely'

/**
 * The time from which a conversation with a rider closes: the end of the order or, with a person, of that rider's delivery. It is long
 * ago for a rider who has the order no more; null while it is under way, and for other conversations.
 * @param conversations the name of their table in the query
 */
export function endOf(conversations: string): RawBuilder<Date | null> {
  const of = (column: string) => sql.ref(`${conversations}.${column}`)
  return sql`case when ${of('party')} <> 'rider' then null
    when ${of('rider_id')} is null then (select ended_at from orders where orders.id = ${of('order_id')})
    else (
      select case when bool_or(ended_at is null) then null else coalesce(max(ended_at), 'epoch') end from deliveries
      where deliveries.order_id = ${of('order_id')} and deliveries.rider_id = ${of('rider_id')}
    ) end`
}
