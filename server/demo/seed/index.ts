import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { liftTimeLimit } from '../../database/database'
import type { Database } from '../../database/schema'
import { seenAnnouncements } from '../../modules/message/queries/announcements'
import { accounts, buildCity, type City } from '../city'
import { buildMall } from '../mall'
import { renewPresales } from '../mall/presales'
import { citySeed, cityVersion } from './city-seed'
import { accountId, merchantOf, seedAccounts, seedRider, topUp } from './accounts'
import { seedAgents, seedChats } from './chats'
import { seedCoupons } from './coupons'
import { seedHistory } from './history'
import { seedHotels } from './hotels'
import { seedMall } from './mall'
import { announcementRows, bannerRows, categoryRows, placeRows, tileRows } from './home-rows'
import { categoryGroupRows, searchWordRows } from './finding-rows'
import { seedGroupDeals } from '../group-deals/deals'
import { seedOpenGroups } from '../group-deals/open-groups'
import { seedPackages } from './packages'
import { commissionRows } from './commissions'
import { planRows } from './plans'
import { seedStoreMoney } from './store-money'
import { seedReviews } from './reviews'
import { seedTables } from './tables'
import { analyzeAll, insertAll, lockSeed, markSeeded, readOldNotices, seededVersion } from './queries'
import { goodsRows, groupRows, menuRows, optionRows, qualificationRows, storeRow } from './store-rows'

/** Whether the city was written now, already existed, or exists from an earlier version without newer data. */
export type SeedResult = 'written' | 'there' | 'older'

async function seedStores(tx: Transaction<Database>, city: City, now: Date): Promise<void> {
  const stores = city.stores.map((store) => {
    const goods = city.goods.filter((each) => each.store === store.key)
    const category = city.categories.find(({ key }) => key === store.category)?.name ?? { en: '', zh: '' }
    return storeRow(store, goods, category, merchantOf(store.key), now)
  })
  await insertAll(tx, 'category_groups', categoryGroupRows)
  await insertAll(tx, 'categories', categoryRows(city))
  await insertAll(tx, 'stores', stores)
  await insertAll(tx, 'qualifications', qualificationRows(city.stores))
  await insertAll(tx, 'menu_categories', menuRows(city.goods))
  await insertAll(tx, 'goods', goodsRows(city))
  await insertAll(tx, 'option_groups', groupRows(city.goods))
  await insertAll(tx, 'options', optionRows(city.goods))
}

async function seedHome(tx: Transaction<Database>, city: City, now: Date): Promise<void> {
  await insertAll(tx, 'search_words', searchWordRows(city))
  await insertAll(tx, 'tiles', tileRows(city))
  await insertAll(tx, 'banners', bannerRows(city))
  await insertAll(tx, 'places', placeRows(city))
  await insertAll(tx, 'articles', announcementRows(city, now))
}

/** Hours since a member has last looked at the announcements. */
const seenHours = 36

/** Seeds the accounts, their balances, and the history of members. */
async function seedPeople(tx: Transaction<Database>, context: Context, city: City): Promise<void> {
  for (const account of accounts) {
    if (account.isMember) {
      await seedHistory(tx, context, account)
      await seedChats(tx, context, account, city)
      await seenAnnouncements(tx, accountId(account), minutesAfter(context.clock.now(), -seenHours * 60))
    } else await topUp(tx, account, 'first', account.balance, context.clock.now())
  }
}

/**
 * Seeds the demo city once, in one transaction that other starting servers wait for. Ids of the city and its people are
 * equal on every server; those of past orders are not. An existing city is left unchanged, since it may contain
 * customers' orders.
 */
export async function seedDemo(context: Context): Promise<SeedResult> {
  return context.db.transaction().execute(async (tx) => {
    await liftTimeLimit(tx)
    await lockSeed(tx)
    const version = await seededVersion(tx)
    if (version !== undefined) return version < cityVersion ? 'older' : 'there'
    const city = buildCity(citySeed)
    await seedAccounts(tx, context)
    await seedRider(tx, context)
    await seedStores(tx, city, context.clock.now())
    await insertAll(tx, 'commissions', commissionRows(city, context.clock.now()))
    await seedHome(tx, city, context.clock.now())
    await seedMall(tx, buildMall(citySeed), context.clock.now())
    await renewPresales(tx, context.clock.now())
    await seedHotels(tx, context.clock.now())
    await seedReviews(tx, city, context.clock.now())
    await seedCoupons(tx, context)
    await seedTables(tx, context)
    await seedPackages(tx, city)
    await seedGroupDeals(tx, city, context.clock.now())
    await insertAll(tx, 'member_plans', planRows)
    await seedAgents(tx)
    await seedPeople(tx, context, city)
    for (const account of accounts) await seedStoreMoney(tx, context, account)
    await seedOpenGroups(tx, context)
    await readOldNotices(tx, context.clock.now())
    await markSeeded(tx, cityVersion)
    await analyzeAll(tx)
    return 'written'
  })
}
