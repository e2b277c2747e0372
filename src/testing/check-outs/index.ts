import { hotel, stayChange, table } from './bookings'
import type { CheckOut } from './check-out'
import { errand } from './errands'
import { groupCart, mall, takeaway, voucher } from './goods'

export type { CheckOut } from './check-out'

/** Every check-out of the product. */
export const checkOuts: readonly CheckOut[] = [hotel, table, takeaway, mall, voucher, groupCart, errand, stayChange]
