/** The states of a parcel, as its carrier reports them; `cancelled` is one whose lines were all refunded before it was shipped. */
export const parcelStates = [
  'toShip',
  'shipped',
  'inTransit',
  'outForDelivery',
  'locker',
  'delivered',
  'problem',
  'refused',
  'returned',
  'lost',
  'cancelled',
] as const
export type ParcelState = (typeof parcelStates)[number]
