import { errandMessages } from './rules/errand-messages'
import type { Localized } from './settings'

/** Messages of refused errands. */
export const errandFailures = {
  errandAddressesEqual: errandMessages.errandAddressesEqual,
  errandProductRequired: errandMessages.errandProductRequired,
  errandForbidden: { en: 'Riders don’t carry {name}', zh: '骑手不能配送{name}' },
  errandTooHeavy: { en: 'Riders carry up to {most} kg', zh: '最多可配送{most}公斤' },
  itemTypeRequired: errandMessages.itemTypeRequired,
  estimatedCostRequired: errandMessages.estimatedCostRequired,
  pickupTimePast: errandMessages.pickupTimePast,
  pickupAddressRequired: errandMessages.pickupAddressRequired,
  priceGuaranteeRequired: errandMessages.priceGuaranteeRequired,
  errandPhotosFull: { en: 'Up to {most} {most|photo|photos}', zh: '最多上传{most}张图片' },
  errandTipLower: { en: 'A tip can only be raised', zh: '小费只能增加，不能减少' },
  errandTipTooHigh: errandMessages.errandTipTooHigh,
  errandAlreadyPickedUp: {
    en: 'The rider has your things. Ask for a refund instead',
    zh: '骑手已取货，无法取消，可申请退款',
  },
  errandTermsChanged: { en: 'The price has changed. Check again', zh: '费用已变化，请重新确认' },
  nothingWithout: {
    en: 'Nothing fits the estimate. Pay the difference or stop',
    zh: '预估费用内无可购买的商品，请补差价或结束跑腿',
  },
  errandAnswerUnavailable: { en: 'This isn’t possible for these goods', zh: '该物品不支持此操作' },
  claimTooMuch: { en: 'That’s more than the guarantee covers', zh: '超出保障上限' },
  errandLinkNotFound: { en: 'This link isn’t valid any more', zh: '链接已失效' },
  handOverCodeWrong: {
    en: 'Wrong code; {attemptsLeft} {attemptsLeft|try|tries} left',
    zh: '数字不对，还可尝试{attemptsLeft}次',
  },
  handOverCodeLocked: { en: 'Too many wrong codes. Take a photo instead', zh: '错误次数过多，请拍照代替' },
  handOverPhotoRequired: { en: 'Take a photo of the goods', zh: '请拍摄物品照片' },
  receiptUsed: { en: 'This receipt was already used', zh: '该小票已使用过' },
  receiptRequired: { en: 'Add the receipt first', zh: '请先上传购物小票' },
  purchaseOverMaximum: { en: 'Goods may cost up to {maximum}', zh: '商品金额最高{maximum}' },
  recipientNotCalled: {
    en: 'Wait {minutes} min and call twice first',
    zh: '请先等待{minutes}分钟并拨打两次电话',
  },
} as const satisfies Record<string, Localized>
