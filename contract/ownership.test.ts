import { calls } from './calls'
import type { Call } from './call'
import { ownedKindOf, ownedKinds } from './entities/ids'
import { requestFields } from './request-fields'

/** Ids in requests without an owner, each with the reason why anybody may name it. */
const publicIds: Readonly<Record<string, string>> = {
  dealId: 'deals are in the shop window',
  groupId: 'a group of a deal, which everybody may join',
  roundId: 'rounds of the flash sale are everybody’s',
  articleId: 'an announcement, which everybody reads',
  'home.receiveCoupon couponId': 'a coupon that everybody may have one of, in nobody’s hands yet',
  'dishes.*.goodsId': 'an item of a menu; a review is refused for one that is not of the order',
  goodsId: 'an item of a menu',
  'optionIds.*': 'options of an item of a menu',
  'lines.*.goodsId': 'an item of a menu, in the cart of a device',
  'lines.*.optionIds.*': 'options of an item of a menu',
  'change.goodsId': 'an item of a menu, in the cart of a device',
  'change.optionIds.*': 'options of an item of a menu',
  subjectId:
    'a store, an item of a menu or a review, which everybody sees, or a conversation, which is held against its parties',
  clientId: 'made by the client for its message or its consent',
  'chat.send orderId': 'an order, which is held against the parties of the conversation',
  personId: 'somebody in a shared cart, which its host is held against',
  hotelId: 'a hotel, which everybody sees',
  packageId: 'a package of a store, which everybody sees',
  rateId: 'a rate of a hotel, which everybody sees',
  storeId: 'a store that is looked at or bought from',
  'targetIds.*': 'stores or goods, which everybody sees',
  productId: 'a product of the mall, which everybody sees',
  'productIds.*': 'products of the mall, which everybody sees',
  presaleId: 'a presale of the mall, which everybody sees',
  skuId: 'a SKU of a product of the mall',
  'skus.*.skuId': 'a SKU of a product of the mall, which is held against the product',
  'skus.*.stock.*.warehouseId': 'a warehouse, which every shop may use',
  'places.*': 'stores that take a package, which are held against those of the merchant',
  templateId: 'a shipping fee, which is held against the shop',
  warehouseId: 'a warehouse, which every shop may use',
  'sku.skuId': 'a SKU of a product of the mall',
  'shopRemarks.*.shopId': 'a shop of the mall, which everybody sees',
  'subject.reference': 'the subject of acts of staff, who see all of them',
  seatingId: 'a part of a restaurant, which everybody sees',
  shopId: 'a shop of the mall, which everybody sees',
  'articleIds.*': 'announcements, which everybody reads',
  'message.remind subjectId': 'a presale or a round of a flash sale, which everybody sees',
  'review.translate reviewId': 'a review, which everybody reads; one that is hidden its author alone',
  'seen.*.targetId': 'a store or an item, which everybody sees',
}

/** Fields that look like ids and are none. */
const keys = new Set(['idempotencyKey'])

const all = Object.values<Call>(calls)

const ids = all.flatMap((call) =>
  requestFields(call.request)
    .filter(({ path, schema }) => {
      const { format } = schema._zod.def as { format?: string }
      const name = path.filter((part) => part !== '*').at(-1) ?? ''
      return !keys.has(name) && (format === 'uuid' || format === 'guid' || /Ids?$/.test(name))
    })
    .map(({ path, schema }) => ({ call: call.name, path: path.join('.'), kind: ownedKindOf(schema) })),
)

describe('every id in a request', () => {
  it('should be an owned one, or stand in the list of those that belong to nobody', () => {
    const plain = ids.filter(({ kind }) => kind === undefined)
    const forgotten = plain.filter(({ call, path }) => !(path in publicIds || `${call} ${path}` in publicIds))
    expect(forgotten).toEqual([])
    const named = new Set(plain.flatMap(({ call, path }) => [path, `${call} ${path}`]))
    expect(Object.keys(publicIds).filter((key) => !named.has(key))).toEqual([])
  })

  it('should be of the kind that its name says', () => {
    const wrong = ids.filter(({ call, path, kind }) => {
      const [, says] = /(?:^|\.)(\w+)Ids?(?:\.\*)?$/.exec(path) ?? []
      const expected = ownedKinds.find((each) => each === says)
      return expected && expected !== kind && !(path in publicIds || `${call} ${path}` in publicIds)
    })
    expect(wrong).toEqual([])
  })

  it('should make the calls that own something', () => {
    const owning = all.filter(({ owns }) => owns.length > 0)
    expect(new Set(ids.filter(({ kind }) => kind).map(({ call }) => call))).toEqual(
      new Set(owning.map(({ name }) => name)),
    )
    expect(owning.length).toBeGreaterThan(20)
  })
})
