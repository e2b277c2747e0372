import * as z from 'zod/mini'
import { goodsCase } from './after-sale'
import { Refund } from './refund'

/**
 * Actions of a shop on a case of goods. `agree` to a return names its address; `countIn` records the received goods.
 */
export const merchantCaseActions = ['agree', 'refuse', 'countIn', 'addEvidence'] as const
export const MerchantCaseAction = z.enum(merchantCaseActions)
export type MerchantCaseAction = z.output<typeof MerchantCaseAction>

/** A refund as its store sees it; `goods` is null for orders whose goods do not go back. */
export const MerchantRefund = z.extend(Refund, {
  goods: z.nullable(z.object({ ...goodsCase, actions: z.array(MerchantCaseAction) })),
})
export type MerchantRefund = z.output<typeof MerchantRefund>
