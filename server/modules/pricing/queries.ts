import { sql } from 'kysely'

/** The price of goods for a member or for others, by the rule of `priceOf`. */
export const goodsPrice = (isMember: boolean) => sql<number>`least(goods.shop_price,
  case when goods.is_active then goods.activity_price end, ${isMember ? sql`goods.member_price` : sql`null`})`
