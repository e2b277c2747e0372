import type { Localized } from '../settings'

/** The messages of the rules of errands, which no other form loads. */
export const errandMessages = {
  errandProductRequired: { en: 'Enter what to buy', zh: '请填写要购买的商品' },
  pickupAddressRequired: { en: 'Complete the pickup address first', zh: '请先完善取货地址' },
  errandAddressesEqual: { en: 'Pickup and delivery addresses must differ', zh: '取货地址和收货地址不能相同' },
  pickupTimeRequired: { en: 'Choose a pickup time', zh: '请选择取货时间' },
  pickupTimePast: { en: 'The pickup time must be later than now', zh: '取货时间须晚于当前时间' },
  estimatedCostRequired: { en: 'Enter the estimated cost of the goods', zh: '请输入预估商品价格' },
  purchasePriceTooHigh: { en: 'The price is above the maximum of {maximum}', zh: '商品价格超过最高限额{maximum}' },
  itemWeightRequired: { en: 'Choose the weight', zh: '请选择物品重量' },
  itemTypeRequired: { en: 'Choose the type of item', zh: '请选择物品类型' },
  tipRequired: { en: 'Enter a tip', zh: '请输入小费金额' },
  errandTipTooHigh: { en: 'The maximum tip is {maximum}', zh: '小费最多{maximum}' },
  mileageCalculating: { en: 'Still working out the distance. Try again in a moment', zh: '正在计算里程，请稍后提交' },
  mileageFailed: { en: 'Couldn’t work out the distance. Try again', zh: '里程计算失败，请重试' },
  errandTooFar: { en: 'Too far. Change the starting point', zh: '里程超出限制，请更换起点' },
  priceGuaranteeRequired: {
    en: 'Read and agree to the Price Guarantee Agreement',
    zh: '请阅读并同意《保价协议》',
  },
} as const satisfies Record<string, Localized>
