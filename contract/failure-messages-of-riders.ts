import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of riders and deliveries in both languages. */
export const riderFailureMessages = {
  offerNotFound: { en: 'This offer has expired', zh: '该订单已失效' },
  deliveryNotFound: { en: 'This delivery isn’t yours', zh: '未找到该配送单' },
  deliveryTaken: { en: 'Another rider took this', zh: '手慢了，订单已被抢' },
  deliveryChanged: { en: 'This delivery has changed. Check it again', zh: '配送单状态已变化，请刷新后再试' },
  riderSuspended: {
    en: 'Your account is suspended. You can finish your current deliveries',
    zh: '你已被暂停接单，可完成手上的订单',
  },
  riderOffline: { en: 'Go online first', zh: '请先上线听单' },
  riderBusy: {
    en: 'You already have {most} {most|delivery|deliveries}. Finish one first',
    zh: '你手上已有{most}单，请先完成',
  },
  riderHasDeliveries: { en: 'Finish your deliveries before you go offline', zh: '请先完成手上的订单再收工' },
  positionImplausible: { en: 'This position is too far from the last one', zh: '定位异常，请检查定位设置' },
  pickUpLacksWrong: { en: 'Check how many are missing or damaged', zh: '请核对缺少或破损的数量' },
  nothingToBring: { en: 'Nothing is left to deliver. Release the order', zh: '没有可配送的商品，请退回订单' },
  notAtStore: { en: 'You can report this at the store', zh: '请到店后再上报' },
  riderTipClosed: { en: 'Tips aren’t available for this order right now', zh: '当前无法打赏骑手' },
  riderTipTooHigh: { en: 'You can tip up to {left} more for this order', zh: '该订单最多还可打赏{left}' },
  vehicleNotApproved: { en: 'You aren’t approved for this vehicle', zh: '该车辆未通过审核' },
  zoneNotFound: { en: 'This zone doesn’t exist', zh: '未找到该配送区域' },
  zoneKeyTaken: { en: 'Another zone has this key', zh: '该标识已被其他区域使用' },
  tooManyZones: {
    en: 'You can have up to {most} {most|zone|zones}. End one first',
    zh: '最多可设{most}个区域，请先结束一个',
  },
  payOutTooMuch: { en: 'You can withdraw up to {left}', zh: '可提现金额为{left}' },
} satisfies Partial<Record<FailureName, Localized>>
