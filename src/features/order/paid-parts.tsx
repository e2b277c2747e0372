import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/entities/order'
import { isOfKind, type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import { Beside } from '@/features/mall/Together'
import type { DetailOf } from './kind'

/** The part of each kind below the result of a payment: apart from the other table, so that only that screen loads them. */
const paidParts: { readonly [Kind in OrderKindName]: ((order: DetailOf<Kind>) => ReactNode) | 'none' } = {
  takeaway: 'none',
  mall: ({ lines }) => <Beside lines={lines} />,
  hotel: 'none',
  table: 'none',
  voucher: 'none',
  errand: 'none',
  groupDeal: 'none',
}

function partBy<Kind extends OrderKindName>(kind: Kind, order: DetailOf<Kind>): ReactNode {
  const part = paidParts[kind]
  return part === 'none' ? undefined : part(order)
}

/** The part of an order's kind below the result of its payment; undefined for a kind without one. */
export function paidPartOf(order: OrderDetail): ReactNode {
  for (const kind of known) if (isOfKind(order, kind)) return partBy(kind, order)
  return undefined
}
