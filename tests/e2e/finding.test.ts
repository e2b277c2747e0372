import { searchHistory } from '@contract/calls/search'
import { storeSearch } from '@contract/calls/store'
import { pathOfRoute, routes } from '@/routes'
import { people } from '../support/person'
import { Stage } from '../support/stage'
import { itInFull } from '../support/suite'

const stage = new Stage()
const search = pathOfRoute(routes.search)

it('should find a store by a dish in English, sort and narrow down what was found, and open it', async () => {
  const ann = await stage.open()
  await ann.goto(search)
  await ann.fill('Search stores, goods and hotels', 'beef nood')
  await ann.screen
    .getByRole('button', { name: /^Signature braised beef noodles/ })
    .first()
    .click()
  await ann.sees('Old Stove Beef Noodles')
  await ann.screen.getByRole('radio', { name: 'Rating' }).click()
  await ann.tap('Filter')
  await ann.tap('Fastest')
  await ann.tap('Show stores')
  await ann.sees('Old Stove Beef Noodles')
  await ann.tapTab('Dishes')
  await ann.screen.getByRole('radio', { name: 'Price ↑' }).click()
  await ann.screen
    .getByRole('button', { name: /^Signature braised beef noodles/ })
    .first()
    .click()
  await ann.page.waitForURL(/pages\/store\/detail/)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should find in Chinese, by words and by sound, and keep a customer’s words on the server', async () => {
  const ben = await stage.open({ language: 'zh', phone: people.member })
  await ben.goto(search)
  await ben.fill('搜索商家、商品和酒店', '牛肉面')
  await ben.tap('搜索')
  await ben.sees('老灶牛肉面')
  await ben.fill('搜索商家、商品和酒店', 'niurou')
  await ben.answered(storeSearch, () => ben.tap('搜索'))
  await ben.sees('老灶牛肉面')
  const { items } = await ben.caller.call(searchHistory, {})
  expect(items.slice(0, 2)).toEqual([{ name: 'niurou' }, { name: '牛肉面' }])
  await ben.tap('清空输入')
  await ben.tap('清空搜索历史')
  await ben.screen.getByRole('button', { name: '清空', exact: true }).click()
  await ben.screen.getByText('历史搜索').waitFor({ state: 'detached' })
  expect((await ben.caller.call(searchHistory, {})).items).toEqual([])
  expect(ben.faults).toEqual([])
  await ben.close()
})

itInFull('should lead from home over all categories to a store', async () => {
  const cat = await stage.open()
  await cat.goto(pathOfRoute(routes.home))
  await cat.tap('More')
  await cat.isAt('Categories')
  await cat.screen
    .getByRole('button', { name: /noodle/i })
    .first()
    .click()
  await cat.page.waitForURL(/pages\/category\/stores/)
  await cat.screen
    .getByRole('button', { name: /^Old Stove Beef Noodles/ })
    .first()
    .click()
  await cat.page.waitForURL(/pages\/store\/detail/)
  expect(cat.faults).toEqual([])
  await cat.close()
})
