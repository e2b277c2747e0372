/** The order kinds with fields of their own in the contract. */
export const orderKinds = ['takeaway', 'mall'] as const
export type OrderKindName = (typeof orderKinds)[number]

/** Narrows an order to a kind. */
export const isOfKind = <Order extends { readonly kind: string }, Kind extends OrderKindName>(
  order: Order,
  kind: Kind,
): order is Extract<Order, { readonly kind: Kind }> => order.kind === kind
