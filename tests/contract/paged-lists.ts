import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Response } from '@contract/call'
import { calls } from '@contract/calls'
import type { TestCaller } from '../../server/testing/caller'
import { aStay, HotelFactory } from '../../server/testing/hotel'
import { MallFactory } from '../../server/testing/mall'
import { submit } from '../../server/testing/orders'
import type { PagedAnswer } from '../../server/testing/pages'
import type { World } from '../../server/testing/world'
import { afterSalesList } from './paged-cases'
import { errandLists } from './paged-errands'
import { groupCartLists } from './paged-group-carts'
import { hotelLists } from './paged-hotels'
import { invitations, invoices } from './paged-people'
import { conversations } from './paged-chats'
import { couponLists } from './paged-coupons'
import { moneyLists } from './paged-money'
import { feedbacks, messages } from './paged-messages'
import { merchantProducts } from './paged-products'
import { reservationLists } from './paged-reservations'
import { groupDealLists } from './paged-group-deals'
import { riderLists } from './paged-riders'
import { staffLists } from './paged-staff'
import { voucherLists } from './paged-vouchers'
import { at, type PagedList, times } from './paged-rows'

type Calls = typeof calls
/** The calls that answer pages: one that is added to the contract needs a list here. */
export type PagedName = { [N in keyof Calls]: Response<Calls[N]> extends PagedAnswer ? N : never }[keyof Calls]

const text = (words: string) => JSON.stringify({ en: words, zh: words })

/** One list for each paged call, on a separate server. */
export async function pagedLists(world: World): Promise<Record<PagedName, PagedList>> {
  const { make, visitor, app } = world
  const { db } = app.context
  const [ann, ben] = [await make.customer(), await make.customer()]
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(db))
  const storeId = await make.store()
  const elsewhere = await make.store({ latitude: 39.9, longitude: 116.4 })
  const goodsId = await make.goods(storeId)
  const otherGoodsId = await make.goods(elsewhere)
  await make.address(ann.id)

  const orderIds = await times(async () => {
    await ann.call(calls['cart.add'], { goodsId, quantity: 1 })
    const { id } = await ann.call(calls['order.confirm'], { storeId })
    return (await submit(ann, id)).orderId
  })
  const orders: PagedList = {
    caller: ann,
    ids: orderIds,
    requests: [{}, { tab: 'toPay' }, { keyword: 'noodles' }],
    put: (id, position) => run(sql`update orders set removed_at = null, placed_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update orders set removed_at = now() where id = ${id}`),
  }

  const merchant = await make.customer()
  const ownStore = await make.store({ merchant_id: merchant.id })
  const ownGoods = await make.goods(ownStore)
  const toStore = await times(async () => {
    await ann.call(calls['cart.add'], { goodsId: ownGoods, quantity: 1 })
    const { id } = await ann.call(calls['order.confirm'], { storeId: ownStore })
    const { orderId } = await submit(ann, id)
    await run(sql`update orders set customer_id = ${ben.id} where id = ${orderId}`)
    return orderId
  })
  const merchantOrders: PagedList = {
    caller: merchant,
    ids: toStore,
    requests: [{ storeId: ownStore, tab: 'new' }, { tab: 'done' }],
    put: (id, position, { tab }) =>
      run(sql`update orders set state = ${tab === 'new' ? 'waitingAccept' : 'completed'}, store_id = ${ownStore},
        placed_at = ${at(position)}, paid_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update orders set store_id = ${elsewhere} where id = ${id}`),
  }

  const wares = await times(() => make.goods(ownStore))
  const merchantGoods: PagedList = {
    caller: merchant,
    ids: wares,
    requests: [
      { tab: 'onSale' },
      { storeId: ownStore, tab: 'soldOut' },
      { tab: 'off', sort: 'stock' },
      { sort: 'sales' },
    ],
    put: (id, position, { tab }) =>
      run(sql`update goods set store_id = ${ownStore}, position = ${position}, stock = ${tab === 'soldOut' ? 0 : 9 + position},
        sales = ${9 - position}, removed_at = ${tab === 'off' ? at(0) : null} where id = ${id}`),
    takeOut: (id) => run(sql`update goods set store_id = ${elsewhere} where id = ${id}`),
  }
  const cases = await times(async (index) => {
    const id = uuid()
    await run(sql`insert into refunds (id, number, order_id, customer_id, state, service, type, amount, fees, reason, description, pictures, applied_at)
      values (${id}, ${`RF${index}`}, ${toStore[0]}, ${ben.id}, 'closed', 'refundOnly', 'partial', 100, 0, 'other', 'Cold', '[]', now())`)
    return id
  })
  const refunds: PagedList = {
    caller: merchant,
    ids: cases,
    requests: [{ tab: 'waiting' }, { tab: 'handled' }],
    put: (id, position, { tab }) =>
      run(sql`update refunds set refund_store_id = ${ownStore}, state = ${tab === 'waiting' ? 'merchantReview' : 'refused'},
        applied_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update refunds set refund_store_id = ${elsewhere} where id = ${id}`),
  }

  const storeIds = await times(() => make.store({ name: text('Lantern') }))
  const sorts = ['recommended', 'distance', 'sales', 'rating', 'fee', 'minimum', 'fastest']
  const stores = (fields: object): PagedList => ({
    caller: visitor,
    ids: storeIds,
    requests: sorts.map((sort) => ({ ...fields, sort })),
    put: (id, position) =>
      make.changeStore(id, {
        latitude: 22.54 + position / 1000,
        longitude: 113.93,
        monthly_sales: position * 10,
        rating: 40 + position,
        minimum_order: position * 1000,
      }),
    takeOut: (id) => make.changeStore(id, { latitude: 39.9, longitude: 116.4 }),
  })

  const dishIds = await times(() => make.goods(storeId, { name: text('Dumplings') }))
  const dishes = (requests: PagedList['requests']): PagedList => ({
    caller: visitor,
    ids: dishIds,
    requests,
    put: (id, position) =>
      make.changeGoods(id, { removed_at: null, sales: position, shop_price: 900 + position, stock: position % 2 }),
    takeOut: (id) => make.changeGoods(id, { removed_at: new Date() }),
  })
  const goodsSorts = ['match', 'sales', 'priceUp', 'priceDown', 'distance']

  const reviewIds = await times(async (index) => {
    const id = uuid()
    await run(sql`insert into reviews (id, order_id, customer_id, store_id, author, anonymous, rating, text, pictures, created_at)
      values (${id}, ${orderIds[index]}, ${ann.id}, ${storeId}, '{"name": {"en": "Ann", "zh": "安"}, "avatar": {"path": "/p", "colour": "#fff"}}',
        false, 5, ${text('Good')}, '[]', now())`)
    await run(sql`insert into review_dishes (review_id, goods_id, position, name, liked, rating, has_pictures, created_at)
      values (${id}, ${goodsId}, 0, ${text('Noodles')}, true, 5, false, now())`)
    return id
  })
  const reviews = (caller: TestCaller, requests: PagedList['requests'], ofStore = storeId): PagedList => {
    const move = async (id: string, [customer, store, goods]: readonly string[], position: number) => {
      await run(
        sql`update reviews set customer_id = ${customer}, store_id = ${store}, created_at = ${at(position)} where id = ${id}`,
      )
      await run(sql`update review_dishes set goods_id = ${goods}, created_at = ${at(position)} where review_id = ${id}`)
    }
    return {
      ...{ caller, ids: reviewIds, requests },
      put: (id, position) => move(id, [ann.id, ofStore, goodsId], position),
      takeOut: (id) => move(id, [ben.id, elsewhere, otherGoodsId], 0),
    }
  }

  const articleIds = await times(async () => {
    const id = uuid()
    await run(sql`insert into articles (id, kind, title, paragraphs, published_at)
      values (${id}, 'announcement', ${text('Rain')}, '[]', '2030-01-01')`)
    return id
  })
  const articles: PagedList = {
    caller: visitor,
    ids: articleIds,
    requests: [{}],
    put: (id, position) => run(sql`update articles set published_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update articles set published_at = '2030-01-01' where id = ${id}`),
  }

  const favoriteGoods = await times(() => make.goods(elsewhere))
  const kept = (kind: string, ids: string[], requests: PagedList['requests']): PagedList => ({
    ...{ caller: ann, ids, requests },
    put: (id, position) =>
      run(sql`insert into favorites values (${ann.id}, ${kind}, ${id}, ${at(position)}, 1000000)
        on conflict (customer_id, kind, target_id) do update set created_at = excluded.created_at`),
    takeOut: (id) => run(sql`delete from favorites where customer_id = ${ann.id} and target_id = ${id}`),
  })
  const favorites = kept('goods', favoriteGoods, [
    { kind: 'goods' },
    { kind: 'goods', filter: 'cheaper' },
    { kind: 'goods', businesses: ['hotel'] },
  ])
  const mall = new MallFactory(db, make)
  const hotels = new HotelFactory(world)
  const shop = await mall.shop()
  const productIds = () => times(async () => (await mall.product(shop)).id)
  const tracks = kept('product', await productIds(), [{}])

  const footprintIds = await times(async () => {
    const id = uuid()
    await run(sql`insert into footprints (id, customer_id, kind, target_id, day, seen_at)
      values (${id}, ${ben.id}, 'goods', ${await make.goods(elsewhere)}, '2026-03-20', now())`)
    return id
  })
  const footprints: PagedList = {
    caller: ann,
    ids: footprintIds,
    requests: [{ kind: 'goods' }, { kind: 'goods', businesses: ['hotel'] }],
    put: (id, position) =>
      run(sql`update footprints set customer_id = ${ann.id}, seen_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update footprints set customer_id = ${ben.id} where id = ${id}`),
  }

  const products: PagedList = {
    ...{ caller: visitor, ids: await productIds() },
    requests: [{}, { sort: 'newest' }, { sort: 'priceUp' }, { sort: 'priceDown' }, { keyword: 'tea' }],
    put: (id, position) =>
      run(sql`update products set removed_at = null, listed_at = ${at(position)}, sales = ${position},
        price_from = ${position + 1} where id = ${id}`),
    takeOut: (id) => run(sql`update products set removed_at = now() where id = ${id}`),
  }
  const pointsGoods: PagedList = {
    caller: visitor,
    ids: await times(async () => mall.deal((await mall.product(shop)).skuIds[0] ?? '')),
    requests: [{}, { filter: 'pointsOnly' }, { filter: 'pointsAndCash' }],
    put: (id, position, { filter }) =>
      run(sql`update mall_deals set removed_at = null, position = ${position},
        cash = ${filter === 'pointsAndCash' ? 100 : 0} where id = ${id}`),
    takeOut: (id) => run(sql`update mall_deals set removed_at = now() where id = ${id}`),
  }

  const { roomId } = await hotels.simple()
  const rateId = await hotels.rate(roomId, { way: 'payAtHotel' })
  const guest = await make.customer()
  const stays: PagedList = {
    ...orders,
    caller: guest,
    ids: await times((night) => aStay(guest, { rateId, checkIn: hotels.day(night), checkOut: hotels.day(night + 1) })),
    requests: [{}, { tab: 'inProgress' }],
  }

  return {
    'hotel.orders': stays,
    ...(await hotelLists(world)),
    ...(await reservationLists(world, ben)),
    ...(await voucherLists(world, ben)),
    ...(await errandLists(world)),
    ...(await riderLists(world)),
    ...(await staffLists(world)),
    ...(await moneyLists(world, [ann, ben])),
    ...(await couponLists(world, [ann, ben], orderIds[0] ?? '')),
    ...(await groupCartLists(world)),
    ...(await groupDealLists(world, ben)),
    'mall.pointsGoods': pointsGoods,
    'mall.products': products,
    'search.find': { ...products, requests: [{ kind: 'product', keyword: 'tea' }] },
    'mall.tracks': tracks,
    'aftersale.list': await afterSalesList(world, { ann: ben, storeId, goodsId, ben: merchant }),
    'partner.invitations': await invitations(world, ann),
    'favorites.list': favorites,
    'footprints.list': footprints,
    'order.list': orders,
    'order.invoices': await invoices(world, orderIds, [ann, ben]),
    'merchant.orders': merchantOrders,
    'merchant.goods': merchantGoods,
    'merchant.products': await merchantProducts(world, merchant),
    'merchant.refunds': refunds,
    'home.storeList': stores({}),
    'store.list': stores({}),
    'store.search': stores({ keyword: 'lantern' }),
    'goods.list': dishes([{}, { storeId }]),
    'goods.advancedSearch': dishes(goodsSorts.map((sort) => ({ keyword: 'dumplings', sort }))),
    'store.comments': reviews(visitor, [{ storeId }, { storeId, filter: 'good' }, { storeId, keyword: 'good' }]),
    'goods.comments': reviews(visitor, [{ goodsId }, { goodsId, filter: 'good' }, { goodsId, keyword: 'good' }]),
    'order.comments': reviews(ann, [{}]),
    'merchant.reviews': reviews(merchant, [{ storeId: ownStore }, { filter: 'unanswered' }], ownStore),
    'article.columnList': articles,
    'feedback.list': await feedbacks(world, ann, ben),
    'chat.conversations': await conversations(world, ann),
    'message.systemList': await messages(world, ann, ben),
  }
}
