import { number, setting } from './config-readers'

/** The settings of the dates that the mall promises. */
export const mallSettings = {
  mallShipHours: setting(
    'MALL_SHIP_HOURS',
    '48',
    'Hours after payment within which shops of the mall ship; presales have their own date.',
    number(1, 720, true),
  ),
  mallNearDays: setting(
    'MALL_NEAR_DAYS',
    '2',
    'Days in transit of a parcel within a province, for the shown day of arrival.',
    number(1, 30, true),
  ),
  mallFarDays: setting(
    'MALL_FAR_DAYS',
    '4',
    'Days in transit of a parcel to another province, for the shown day of arrival.',
    number(1, 60, true),
  ),
}
