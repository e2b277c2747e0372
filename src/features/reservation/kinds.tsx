import type { ComponentType } from 'react'
import { StayOrder } from '@/features/stay/StayOrder'
import { TableOrder } from '@/features/table/TableOrder'

/** Detail view of a booking, by its kind of order. */
const details: Readonly<Record<string, ComponentType<{ id: string }> | undefined>> = {
  hotel: StayOrder,
  table: TableOrder,
}

/** The view of a booking's kind; undefined for one that this app does not know. */
export const detailOfBooking = (kind: string) => details[kind]
