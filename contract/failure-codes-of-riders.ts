/** The codes of failures of riders and deliveries. */
export const riderFailureCodes = {
  offerNotFound: 2801,
  deliveryNotFound: 2802,
  deliveryTaken: 2803,
  deliveryChanged: 2804,
  riderSuspended: 2805,
  riderOffline: 2806,
  riderBusy: 2807,
  riderHasDeliveries: 2808,
  positionImplausible: 2809,
  payOutTooMuch: 2810,
  zoneNotFound: 2811,
  zoneKeyTaken: 2812,
  tooManyZones: 2813,
  pickUpLacksWrong: 2814,
  nothingToBring: 2815,
  vehicleNotApproved: 2816,
} as const
