/** Order kinds with specific fields in the contract. */
export const orderKinds = ['takeaway', 'mall', 'hotel', 'table', 'voucher', 'groupDeal', 'errand'] as const
export type OrderKindName = (typeof orderKinds)[number]

/** Whether a kind is one of the contract's. */
export const isOrderKind = (kind: string): kind is OrderKindName => (orderKinds as readonly string[]).includes(kind)

/** The kinds whose orders are vouchers, redeemed at a till. */
export const voucherKinds = ['voucher', 'groupDeal'] as const satisfies readonly OrderKindName[]

/** Whether an order is of vouchers. */
export const isOfVouchers = ({ kind }: { readonly kind: string }): boolean =>
  (voucherKinds as readonly string[]).includes(kind)

/** Businesses of stores (`stores.business`), each named like the kind of its orders. */
export const businessKinds = ['takeaway', 'mall', 'hotel'] as const satisfies readonly OrderKindName[]
export type BusinessKind = (typeof businessKinds)[number]

/** Narrows an order to a kind. */
export const isOfKind = <Order extends { readonly kind: string }, Kind extends OrderKindName>(
  order: Order,
  kind: Kind,
): order is Extract<Order, { readonly kind: Kind }> => order.kind === kind
