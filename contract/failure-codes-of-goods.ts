/** The codes of failures of merchants who set products and packages up. */
export const goodsFailureCodes = {
  productCategoryUnknown: 3201,
  shippingFeeUnknown: 3202,
  skuChoicesInvalid: 3203,
  tooManyProductPictures: 3204,
  tooManyShippingFees: 3205,
  packageTermsInvalid: 3206,
  packageStoresInvalid: 3207,
  tooManyPackages: 3208,
  packageChanged: 3209,
} as const
