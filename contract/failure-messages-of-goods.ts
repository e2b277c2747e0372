import type { goodsFailureCodes } from './failure-codes-of-goods'
import type { Localized } from './settings'

/** The failures of merchants who set products and packages up, in both languages. */
export const goodsFailureMessages = {
  productCategoryUnknown: { en: 'Choose a category from the list', zh: '请从列表中选择商品分类' },
  shippingFeeUnknown: { en: 'Choose one of your shop’s shipping fees', zh: '请选择本店的运费模板' },
  skuChoicesInvalid: {
    en: 'Each option needs one choice per variant, with no duplicates',
    zh: '每个规格须各选一项，且不能重复',
  },
  tooManyProductPictures: { en: 'A product has 1 to {max} {max|photo|photos}', zh: '每个商品需有1至{max}张图片' },
  tooManyShippingFees: { en: 'A shop has up to {max} shipping fees', zh: '每家店铺最多{max}个运费模板' },
  packageTermsInvalid: {
    en: 'Check the days, hours and regular price of the package',
    zh: '请检查套餐的可用日期、时段和门市价',
  },
  packageStoresInvalid: { en: 'Choose from your own stores', zh: '请在您的门店中选择' },
  tooManyPackages: { en: 'A store has up to {max} {max|package|packages}', zh: '每家门店最多{max}个套餐' },
  packageChanged: { en: 'Someone else changed this package. Check it again', zh: '套餐已被他人修改，请重新核对' },
} satisfies Record<keyof typeof goodsFailureCodes, Localized>
