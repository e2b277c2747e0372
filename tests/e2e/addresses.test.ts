import { addressAdd, addressList } from '@contract/calls/address'
import { pathOf } from '@contract/paths'
import type { Language } from '@contract/settings'
import { beginning, people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'

const stage = new Stage({ DEMO_SPEED: '1' })

const texts = {
  en: {
    edit: beginning('Edit: '),
    remove: 'Delete',
    sure: 'Delete this address?',
    cancel: 'Cancel',
    editing: 'Edit address',
    noPage: 'Page not found',
    toHome: 'Go to home',
    name: 'Name',
    street: 'Street',
    unit: 'Unit',
    region: beginning('Region'),
    path: ['Beijing', 'Beijing', 'Dongcheng District'],
    save: 'Save',
    addresses: 'Addresses',
    add: 'Add address',
    list: 'My addresses',
  },
  zh: {
    edit: beginning('编辑：'),
    remove: '删除',
    sure: '确定删除该地址吗？',
    cancel: '取消',
    editing: '编辑收货地址',
    noPage: '页面不存在',
    toHome: '返回首页',
    name: '收货人',
    street: '街道',
    unit: '门牌号',
    region: beginning('所在地区'),
    path: ['北京市', '北京市', '东城区'],
    save: '保存',
    addresses: '收货地址',
    add: '新增收货地址',
    list: '收货地址',
  },
} as const

const MOST_TABS = 20

/** Presses Tab until a button of the question has the focus, and Enter. */
async function answerByKeys(ann: Person, name: string): Promise<void> {
  const question = ann.screen.getByRole('alertdialog')
  const button = question.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) return ann.page.keyboard.press('Enter')
    await ann.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

describe.each(['en', 'zh'] as Language[])('in %s', (language) => {
  const words = texts[language]

  it('should let a question three pages deep be answered by keyboard', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await ann.goto('pages/tab/my/index')
    await ann.tap(words.addresses)
    await ann.isAt(words.list)
    await ann.tap(words.edit)
    await ann.isAt(words.editing)
    await ann.tap(words.remove)
    await ann.sees(words.sure)
    await answerByKeys(ann, words.cancel)
    await ann.screen.getByRole('alertdialog').waitFor({ state: 'detached' })
    await ann.isAt(words.editing)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should say that an address has no page, and lead home', async () => {
    const ann = await stage.open({ language })
    await ann.page.goto(`${stage.url}/store/123`)
    await ann.sees(words.noPage)
    await ann.tap(words.toHome)
    await ann.screen.getByRole('tab').first().waitFor()
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should put a typed address where its region is', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await ann.goto('pages/user/address/edit/index')
    await ann.isAt(words.add)
    await ann.fill(words.name, 'Ann')
    await ann.tap(words.region)
    for (const area of words.path) await ann.dialog.getByRole('radio', { name: area, exact: true }).click()
    await ann.fill(words.street, `Dongan ${language}`)
    await ann.fill(words.unit, '5')
    const added = ann.page.waitForResponse(`${stage.url}${pathOf(addressAdd.name)}`)
    await ann.tap(words.save)
    await added
    const shop = await findShop(stage.url)
    const { items } = await ann.caller.call(addressList, { storeId: shop.id })
    const address = items.find((each) => each.address === `Dongan ${language}`)
    expect(address).toMatchObject({ regionCode: '110101', inRange: false })
    expect(address?.latitude).toBeCloseTo(39.9, 0)
    await ann.close()
  })
})
