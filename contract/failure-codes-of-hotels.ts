/** The codes of failures of merchants of hotels. */
export const hotelFailureCodes = {
  roomTypeNotFound: 2425,
  noShowTooEarly: 2426,
  checkInTooEarly: 2434,
  checkOutTooEarly: 2435,
  hotelCityUnknown: 2450,
  roomGuestsInvalid: 2451,
  tooManyRoomTypes: 2452,
  tooManyRates: 2453,
  cancelStepsInvalid: 2454,
  hotelAreaUnknown: 2455,
  hotelBrandUnknown: 2456,
  tooManyHotelPictures: 2457,
  rateHoursInvalid: 2458,
  specialNightsInvalid: 2459,
  childPricesInvalid: 2460,
  stayNightsInvalid: 2461,
} as const
