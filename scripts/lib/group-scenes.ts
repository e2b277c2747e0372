import type { Scene } from './scene'
import { addressOf } from '../../tests/support/examples'
import { people, tokenOf } from '../../tests/support/person'
import { chooseIn, lockCart, startCart } from '../../tests/support/shared-cart'
import { findShop } from '../../tests/support/shop'
import { TestCaller } from '../../server/testing/caller'

/** Two people who pay their own shares. */
async function payTogether({ ann }: Parameters<NonNullable<Scene['act']>>[0]): Promise<void> {
  const shop = await findShop(ann.base, ann.language)
  const ben = new TestCaller(ann.base).as(await tokenOf(ann.base, people.customer))
  const cart = await startCart(ann.caller, shop)
  await chooseIn(cart, ann.caller, shop)
  await chooseIn(cart, ben, shop)
  await lockCart(cart, ann.caller)
  await ann.goto(addressOf('groupSplit', { groupSplit: { id: cart.id } }))
  await ann.settled()
}

/** The pictures of group orders and vouchers. */
export const groupScenes: readonly Scene[] = [
  { name: 'group-start', title: 'Starting a group order', screen: 'groupStart' },
  { name: 'group-join', title: 'Joining a group order', screen: 'groupJoin' },
  { name: 'group-cart', title: 'A group order', screen: 'groupCart' },
  { name: 'group-split', title: 'Each paying their share', screen: 'groupSplit', act: payTogether },
  { name: 'group-order', title: 'A placed group order', screen: 'groupOrder' },
  { name: 'group-carts', title: 'My group orders', screen: 'groupCarts' },
  { name: 'package', title: 'A package of a store', screen: 'storePackage' },
  { name: 'vouchers', title: 'My vouchers', screen: 'vouchers' },
  { name: 'voucher', title: 'A voucher', screen: 'voucher' },
]
