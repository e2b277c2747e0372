import * as z from 'zod/mini'
import { isOrderKind, type OrderKindName } from '../order-kinds'
import type { Machine } from '../states/machine'
import { errandOrders } from './errand'
import { groupOrders } from './group-deal'
import { mallOrders } from './mall-order'
import { orderDetail, orderHead } from './order-head'
import { stayOrders } from './stay-order'
import { tableOrders } from './reservation'
import { takeawayOrders } from './takeaway'
import { voucherOrders } from './voucher'

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

/** A kind of orders in the contract: its states, and its fields in lists and on its page. */
interface KindContract<Kind> {
  readonly machine: Machine
  readonly summary: z.ZodMiniType<{ readonly kind: Kind }>
  readonly detail: z.ZodMiniType<{ readonly kind: Kind }>
}

const kinds = {
  takeaway: takeawayOrders,
  mall: mallOrders,
  hotel: stayOrders,
  table: tableOrders,
  voucher: voucherOrders,
  errand: errandOrders,
  groupDeal: groupOrders,
} satisfies { readonly [Kind in OrderKindName]: KindContract<Kind> }
type Kinds = typeof kinds

/** The states of the orders of each kind. */
export const orderMachines: readonly Machine[] = Object.values(kinds).map(({ machine }) => machine)

/** An order in a list: the common fields, and those of its kind. */
export const OrderSummary = z.union([
  ...Object.values(kinds).map(({ summary }) => summary),
  z.object({ ...orderHead, kind: OtherKind }),
])
export type OrderSummary = z.output<typeof OrderSummary>

/** Everything about one order, by its kind. */
export const OrderDetail = z.union([
  ...Object.values(kinds).map(({ detail }) => detail),
  z.object({ ...orderHead, ...orderDetail, kind: OtherKind }),
])
export type OrderDetail = z.output<typeof OrderDetail>

/** The fields of a kind's orders in lists beyond those of every order. */
export type OwnSummary<Kind extends OrderKindName> = OwnFields<z.output<Kinds[Kind]['summary']>, typeof orderHead>
/** The fields of a kind's detail beyond those of every order. */
export type OwnDetail<Kind extends OrderKindName> = OwnFields<
  z.output<Kinds[Kind]['detail']>,
  typeof orderHead & typeof orderDetail
>
