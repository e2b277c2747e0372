import type { Request } from '@contract/call'
import type { merchantSetUpProduct } from '@contract/calls/merchant'
import { limits } from '@contract/limits'
import { Failure } from '../../../../http/failure'
import { checkPrices } from '../../../merchant/goods'
import type { SkuToEdit } from './queries'

type SetUp = Request<typeof merchantSetUpProduct>

/**
 * @throws Failure `skuChoicesInvalid` for a SKU without a value of each axis, or two with the same, `memberPriceTooHigh`,
 *   `invalidRequest` for a SKU that is not one of the product's
 */
export function checkSkus({ axes, skus }: Pick<SetUp, 'axes' | 'skus'>, known: readonly SkuToEdit[]): void {
  const choices = new Set(skus.map(({ choice }) => choice.join()))
  const isComplete = (choice: readonly number[]) =>
    choice.length === axes.length && axes.every(({ values }, axis) => (choice[axis] ?? values.length) < values.length)
  if (choices.size < skus.length || skus.some(({ choice }) => !isComplete(choice)))
    throw new Failure('skuChoicesInvalid')
  const ids = skus.flatMap(({ skuId }) => skuId ?? [])
  if (new Set(ids).size < ids.length || ids.some((id) => known.every((sku) => sku.id !== id)))
    throw new Failure('invalidRequest', { fields: ['skus.skuId'] })
  for (const { price, memberPrice } of skus) checkPrices(price, memberPrice)
}

/** @throws Failure `tooManyProductPictures` for more than the limit, or none */
export function checkPictures(count: number): void {
  const max = limits.productPictures
  if (count < 1 || count > max) throw new Failure('tooManyProductPictures', { max })
}
