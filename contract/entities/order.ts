import * as z from 'zod/mini'
import { isOrderKind } from '../order-kinds'
import { ErrandDetail, ErrandSummary } from './errand'
import { GroupOrderDetail, GroupOrderSummary } from './group-deal'
import { MallDetail, MallSummary } from './mall-order'
import { orderDetail, orderHead } from './order-head'
import { StayDetail, StaySummary } from './stay-order'
import { TableDetail, TableSummary } from './reservation'
import { TakeawayDetail, TakeawaySummary } from './takeaway'
import { VoucherDetail, VoucherSummary } from './voucher'

export type { ErrandDetail, ErrandSummary } from './errand'
export type { GroupOrderDetail, GroupOrderSummary } from './group-deal'
export * from './mall-order'
export type { TableDetail, TableSummary } from './reservation'
export * from './presale'
export * from './order-head'
export * from './stay-order'
export * from './takeaway'
export type { VoucherDetail, VoucherSummary } from './voucher'

/** A kind unknown to this contract, of a newer or customised server. */
export const OtherKind = z
  .string()
  .check(z.refine((kind) => !isOrderKind(kind)))
  .brand<'OtherKind'>()

/** An order in a list: the common fields, and those of its kind. */
export const OrderSummary = z.union([
  TakeawaySummary,
  MallSummary,
  StaySummary,
  TableSummary,
  VoucherSummary,
  ErrandSummary,
  GroupOrderSummary,
  z.object({ ...orderHead, kind: OtherKind }),
])
export type OrderSummary = z.output<typeof OrderSummary>

/** Everything about one order, by its kind. */
export const OrderDetail = z.union([
  TakeawayDetail,
  MallDetail,
  StayDetail,
  TableDetail,
  VoucherDetail,
  ErrandDetail,
  GroupOrderDetail,
  z.object({ ...orderHead, ...orderDetail, kind: OtherKind }),
])
export type OrderDetail = z.output<typeof OrderDetail>
