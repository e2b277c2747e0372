export const courierNames = ['uberDirect'] as const
/** The name of a courier company. */
export type CourierName = (typeof courierNames)[number]

/** The owner of each company's accounts in the ledger, as a rider is of the rider's. */
export const courierAccounts: Readonly<Record<CourierName, string>> = {
  uberDirect: '01978f00-0000-7000-8000-000000000001',
}

/** Whether an owner of accounts is a courier company. */
export const isCourier = (ownerId: string | null): ownerId is string =>
  ownerId !== null && Object.values(courierAccounts).includes(ownerId)

/** The progress of a task, in the order in which it grows. */
export const courierStates = ['searching', 'assigned', 'pickedUp', 'delivered', 'cancelled', 'returned'] as const
export type CourierState = (typeof courierStates)[number]
