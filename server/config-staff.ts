import { number, setting } from './config-readers'

/** The settings of what staff may do. */
export const staffSettings = {
  staffAdjustment: setting(
    'STAFF_ADJUSTMENT',
    '20000',
    'Most by which staff can adjust a balance at once, in the smallest unit of money; 0 for not at all.',
    number(0, 1_000_000_00, true),
  ),
  staffPoints: setting(
    'STAFF_POINTS',
    '10000',
    'Most points that staff can give or take at once; 0 for none.',
    number(0, 1_000_000, true),
  ),
}
