import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of merchants of hotels in both languages. */
export const hotelFailureMessages = {
  hotelCityUnknown: {
    en: 'We can’t tell the store’s city. Contact us',
    zh: '无法识别门店所在城市，请联系客服',
  },
  roomGuestsInvalid: {
    en: 'Maximum adults can’t be below adults in the price, or maximum guests below maximum adults',
    zh: '最多成人数不能少于房价含成人数，最多入住人数不能少于最多成人数',
  },
  tooManyRoomTypes: { en: 'A hotel has up to {max} room types', zh: '每家酒店最多{max}个房型' },
  tooManyRates: { en: 'A room type has up to {max} {max|rate|rates}', zh: '每个房型最多{max}个价格' },
  hotelAreaUnknown: { en: 'Choose an area of your hotel’s city', zh: '请选择酒店所在城市的商圈' },
  hotelBrandUnknown: { en: 'Choose another brand', zh: '请重新选择品牌' },
  tooManyHotelPictures: { en: 'A hotel has up to {max} {max|photo|photos}', zh: '每家酒店最多{max}张图片' },
  rateHoursInvalid: {
    en: 'Set the hours and their price, with enough time between start and end',
    zh: '请填写时长和价格，并留足可用时段',
  },
  specialNightsInvalid: { en: 'Choose nights on sale, today or later', zh: '请选择今天起已开售的日期' },
  childPricesInvalid: {
    en: 'Each child price must be for an older age than the one before',
    zh: '儿童价的年龄须依次递增，请检查',
  },
  stayNightsInvalid: { en: 'The maximum stay can’t be below the minimum', zh: '最多连住不能少于最少连住' },
  cancelStepsInvalid: { en: 'Each deadline must come after the one before', zh: '取消时限须依次推后，请检查' },
  roomTypeNotFound: { en: 'This room type is no longer yours', zh: '该房型已不存在' },
  noShowTooEarly: { en: 'The guest can still arrive. Wait for the cut-off', zh: '未到最晚到店时间，暂不能标记未到店' },
  checkInTooEarly: { en: 'It’s too early to check this guest in', zh: '未到入住时间，暂不能办理入住' },
  checkOutTooEarly: {
    en: 'It’s too early. Guests who leave early can cancel their remaining nights',
    zh: '未到离店时间，客人提前离店可在订单中取消剩余房晚',
  },
} satisfies Partial<Record<FailureName, Localized>>
