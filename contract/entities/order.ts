import * as z from 'zod/mini'
import { isOrderKind, type OrderKindName } from '../order-kinds'
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

/** Fields of an order that are not among common ones. */
type OwnFields<Order, Common> = Omit<Order, keyof Common | 'kind'>

const summaries = {
  takeaway: TakeawaySummary,
  mall: MallSummary,
  hotel: StaySummary,
  table: TableSummary,
  voucher: VoucherSummary,
  errand: ErrandSummary,
  groupDeal: GroupOrderSummary,
} satisfies { readonly [Kind in OrderKindName]: z.ZodMiniType<{ readonly kind: Kind }> }

const details = {
  takeaway: TakeawayDetail,
  mall: MallDetail,
  hotel: StayDetail,
  table: TableDetail,
  voucher: VoucherDetail,
  errand: ErrandDetail,
  groupDeal: GroupOrderDetail,
} satisfies { readonly [Kind in OrderKindName]: z.ZodMiniType<{ readonly kind: Kind }> }

/** An order in a list: the common fields, and those of its kind. */
export const OrderSummary = z.union([...Object.values(summaries), z.object({ ...orderHead, kind: OtherKind })])
export type OrderSummary = z.output<typeof OrderSummary>

/** Everything about one order, by its kind. */
export const OrderDetail = z.union([
  ...Object.values(details),
  z.object({ ...orderHead, ...orderDetail, kind: OtherKind }),
])
export type OrderDetail = z.output<typeof OrderDetail>

/** The fields of a kind's orders in lists beyond those of every order. */
export type OwnSummary<Kind extends OrderKindName> = OwnFields<z.output<(typeof summaries)[Kind]>, typeof orderHead>
/** The fields of a kind's detail beyond those of every order. */
export type OwnDetail<Kind extends OrderKindName> = OwnFields<
  z.output<(typeof details)[Kind]>,
  typeof orderHead & typeof orderDetail
>
