/** The kinds of orders with a part of their own in the contract. */
export const orderKinds = ['takeaway'] as const
export type OrderKindName = (typeof orderKinds)[number]

/** Whether an order is of a kind, so that what the kind adds can be read. */
export const isOfKind = <Order extends { readonly kind: string }, Kind extends OrderKindName>(
  order: Order,
  kind: Kind,
): order is Extract<Order, { readonly kind: Kind }> => order.kind === kind
