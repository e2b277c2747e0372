import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id } from '../entities/common'
import { Goods, OptionGroup } from '../entities/goods'

/** An item with its option groups, as the specification popup shows it. */
export const goodsSkuList = defineCall({
  name: 'goods.skuList',
  summary: 'An item and its options',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ goods: Goods, groups: z.array(OptionGroup) }),
  failures: ['goodsNotFound'],
})
