import { v7 as uuid } from 'uuid'
import { groupCartDetail, groupCartEdit, groupCartMine, groupCartStart } from '@contract/calls/group-cart'
import type { GroupCart } from '@contract/entities/group-cart'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../server/testing/caller'
import type { Shop } from './shop'

/** The caller's shared cart of a shop with its plain dish in it, started unless there is one. */
export async function aGroupCart(caller: TestCaller, { id: storeId, plain }: Shop): Promise<GroupCart> {
  const { cartId: known } = await caller.call(groupCartMine, { storeId })
  if (known) return caller.call(groupCartDetail, { cartId: known })
  const settings = {
    minutes: limits.groupCartMostMinutes,
    cap: null,
    feeSplit: 'equal',
    idempotencyKey: uuid(),
  } as const
  const { id: cartId } = await caller.call(groupCartStart, { storeId, ...settings })
  return caller.call(groupCartEdit, { cartId, goodsId: plain.id, quantity: 2 })
}
