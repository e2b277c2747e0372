/** Mini-programs and native apps load the views of bookings with their screen. */
export { StayOrder as StayDetail } from '@/features/stay/StayOrder'
export { TableOrder as TableDetail } from '@/features/table/TableOrder'
