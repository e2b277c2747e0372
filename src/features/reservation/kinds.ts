import type { ComponentType } from 'react'
import { StayOrder } from '@/features/stay'

/** What shows a booking, by its kind of order. */
const details: Readonly<Record<string, ComponentType<{ id: string }> | undefined>> = {
  hotel: StayOrder,
}

/** The view of a booking's kind; undefined for one that this app does not know. */
export const detailOfBooking = (kind: string) => details[kind]
