import { v7 as uuid } from 'uuid'
import { aftersaleApply } from '../../contract/calls/aftersale'
import { orderConfirm, orderSubmit } from '../../contract/calls/order'
import { addressOf } from '../../tests/support/examples'
import { fromTwoShops, receive } from '../../tests/support/mall'
import { payOrder } from '../../tests/support/orders'
import type { Scene, SceneWords, Set } from './scene'

/** Places and pays an order of the mall; a word in its note says what the demo's shop does. Its screens show that one then. */
async function buyInTheMall({ ann, params }: Set, remark = ''): Promise<string> {
  const [{ product, sku }] = await fromTwoShops(ann.caller)
  const { id: quoteId } = await ann.caller.call(orderConfirm, { kind: 'mall', sku: { skuId: sku.id, quantity: 2 } })
  const shopRemarks = [{ shopId: product.shop.id, remark }]
  const { orderId } = await ann.caller.call(orderSubmit, { quoteId, shopRemarks, idempotencyKey: uuid() })
  await payOrder(ann.caller, orderId)
  params.mallOrder = { id: orderId }
  params.mallEvaluate = { orderId }
  return orderId
}

async function shipped(set: Set, { shipped: title }: SceneWords): Promise<string> {
  const orderId = await buyInTheMall(set)
  await set.ann.goto(addressOf('mallOrder', set.params))
  await set.ann.isAt(title)
  return orderId
}

/** A case that the shop has refused. */
async function refused(set: Set, { refused: title }: SceneWords): Promise<void> {
  const { ann } = set
  const asked = { service: 'refundOnly', reason: 'damaged', idempotencyKey: uuid() } as const
  const orderId = await buyInTheMall(set, '#norefund')
  const description = ann.language === 'zh' ? '收到时外壳有裂痕' : 'There is a crack in it'
  const lines = [{ position: 0, quantity: 1 }]
  const refund = await ann.caller.call(aftersaleApply, { orderId, lines, description, ...asked })
  await ann.goto(addressOf('refundDetails', { refundDetails: { id: refund.id } }))
  await ann.isAt(title)
}

/** The pictures of the mall, in the order of buying there. */
export const mallScenes: readonly Scene[] = [
  { name: 'mall', title: 'The mall', screen: 'mall' },
  { name: 'points-mall', title: 'The points mall', screen: 'pointsMall' },
  { name: 'flash-sale', title: 'Flash sale', screen: 'flashSale' },
  { name: 'presales', title: 'Presales', screen: 'presales' },
  { name: 'presale', title: 'A presale', screen: 'presale' },
  { name: 'mall-category', title: 'Categories of the mall', screen: 'mallCategory' },
  { name: 'product', title: 'A product', screen: 'product' },
  {
    name: 'sku',
    title: 'Choosing a kind of a product',
    screen: 'product',
    act: ({ ann }, { addToCart }) => ann.tap(addToCart).then(() => ann.dialog.waitFor()),
  },
  {
    name: 'poster',
    title: 'The poster of a product',
    screen: 'product',
    act: async ({ ann }, { share, poster, save }) => {
      await ann.tap(share)
      await ann.tap(poster)
      await ann.dialog.getByRole('button', { name: save, disabled: false }).waitFor()
    },
  },
  { name: 'product-reviews', title: 'What customers say of a product', screen: 'productReviews' },
  { name: 'mall-shop', title: 'A shop of the mall', screen: 'mallShop' },
  { name: 'mall-cart', title: 'The cart of the mall', screen: 'mallCart' },
  { name: 'mall-confirm', title: 'Checking out in the mall', screen: 'mallConfirm' },
  { name: 'mall-order', title: 'An order of the mall', screen: 'mall', act: shipped },
  { name: 'mall-orders', title: 'Orders of the mall', screen: 'myOrder' },
  {
    name: 'mall-evaluate',
    title: 'Reviewing a product',
    screen: 'mall',
    act: async (set, say) => {
      await receive(set.ann.caller, await shipped(set, say))
      await set.ann.goto(addressOf('mallEvaluate', set.params))
      await set.ann.screen.getByRole('radio').first().waitFor()
    },
  },
  { name: 'after-sales', title: 'A refused after-sales case', screen: 'mall', act: refused },
]
