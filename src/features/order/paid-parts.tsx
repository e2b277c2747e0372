import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/entities/order'
import { isOfKind, type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import { Beside } from '@/features/mall/Together'
import type { DetailOf } from './kind'

/** Parts below the result of a payment, for kinds that have one: apart from the other table, so that only that screen loads them. */
const paidParts: { readonly [Kind in OrderKindName]?: (order: DetailOf<Kind>) => ReactNode } = {
  mall: ({ lines }) => <Beside lines={lines} />,
}

const partBy = <Kind extends OrderKindName>(kind: Kind, order: DetailOf<Kind>) => paidParts[kind]?.(order)

/** The part of an order's kind below the result of its payment; undefined for a kind without one. */
export function paidPartOf(order: OrderDetail): ReactNode {
  for (const kind of known) if (isOfKind(order, kind)) return partBy(kind, order)
  return undefined
}
