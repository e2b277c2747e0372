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

/** States of a parcel that nobody received. */
const missingStates = ['lost', 'refused', 'returned'] as const satisfies readonly ParcelState[]
export type MissingState = (typeof missingStates)[number]

/** Whether nobody received a parcel: it is lost or goes back. */
export const isMissing = (state: ParcelState): state is MissingState => missingStates.some((each) => each === state)
