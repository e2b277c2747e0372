import type { Response } from '@contract/call'
import type { Position } from '@contract/entities/common'
import { addressAdd, addressList } from '@contract/calls/address'
import { mapDescribe } from '@contract/calls/map'
import { pathOf } from '@contract/paths'
import type { Locator } from 'playwright-core'
import { expire } from '../support/interruptions'
import { beginning, people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull, languagesOf } from '../support/suite'

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
    onMap: 'Choose on the map',
    map: 'Choose a place',
    use: 'Use this place',
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
    onMap: '地图选点',
    map: '选择位置',
    use: '使用该位置',
  },
} as const

/** Where the map begins: at the home of the demo's member. */
const centre = { latitude: 22.5329, longitude: 113.93 }

const MOST_TABS = 20

const hasFocus = (goal: Locator): Promise<boolean> => goal.evaluate((element) => element === document.activeElement)

/** Presses Tab until a button of the question has the focus, and Enter. */
async function answerByKeys(ann: Person, name: string): Promise<void> {
  const question = ann.screen.getByRole('alertdialog')
  const button = question.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(button)) return ann.page.keyboard.press('Enter')
    await ann.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

describe.each(languagesOf('zh'))('in %s', (language) => {
  const words = texts[language]

  /** Fills in an address in Beijing. */
  async function fillIn(ann: Person, street: string): Promise<void> {
    await ann.fill(words.name, 'Ann')
    await ann.tap(words.region)
    for (const area of words.path) await ann.dialog.getByRole('radio', { name: area, exact: true }).click()
    await ann.fill(words.street, street)
    await ann.fill(words.unit, '5')
  }

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
    const question = ann.screen.getByRole('alertdialog')
    await question.waitFor({ state: 'detached' })
    await ann.isAt(words.editing)
    const remove = ann.button(words.remove)
    expect(await hasFocus(remove)).toBe(true)
    await ann.page.keyboard.press('Enter')
    await question.waitFor()
    for (const keys of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await ann.page.keyboard.press(keys)
      expect(await question.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await ann.page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await ann.isAt(words.editing)
    expect(await hasFocus(remove)).toBe(true)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  itInFull('should say that an address has no page, and lead home', async () => {
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
    await fillIn(ann, `Dongan ${language}`)
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

  it('should take an address from the map, where it was moved to', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await ann.goto('pages/user/address/edit/index')
    await ann.isAt(words.add)
    await ann.tap(words.onMap)
    await ann.isAt(words.map)
    const map = ann.screen.getByRole('group', { name: words.map })
    await map.locator('.leaflet-container').waitFor()
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const described = ann.page.waitForResponse((response) => {
      const isDescribed = response.url() === `${stage.url}${pathOf(mapDescribe.name)}`
      return isDescribed && (response.request().postDataJSON() as Position).latitude !== centre.latitude
    })
    await ann.page.mouse.move(x + width / 2, y + height / 2)
    await ann.page.mouse.down()
    await ann.page.mouse.move(x + width / 2 - 60, y + height / 2 + 80, { steps: 5 })
    await ann.page.mouse.up()
    const answer = await described
    const { data } = (await answer.json()) as { data: Response<typeof mapDescribe> }
    const place = data.items[1]
    if (!place) throw new Error('There is one place around at most')
    await ann.tap(beginning(place.name))
    await ann.tap(words.use)
    await ann.isAt(words.add)
    expect(await ann.field(words.street).inputValue()).toContain(place.name)
    await ann.fill(words.name, 'Ann')
    await ann.fill(words.unit, '5')
    await ann.answered(addressAdd, () => ann.tap(words.save))
    const { items } = await ann.caller.call(addressList, {})
    const { latitude, longitude, regionCode } = place
    expect(items.find(({ address }) => address.includes(place.name))).toMatchObject({ latitude, longitude, regionCode })
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  itInFull('should keep a typed address through an expired session', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await ann.goto('pages/user/address/edit/index')
    await ann.isAt(words.add)
    await fillIn(ann, `Kept ${language}`)
    const caller = await expire(ann, () => ann.tap(words.save), words.add)
    expect(await ann.field(words.name).inputValue()).toBe('Ann')
    expect(await ann.field(words.street).inputValue()).toBe(`Kept ${language}`)
    expect(await ann.field(words.unit).inputValue()).toBe('5')
    await ann.button(new RegExp(words.path[2])).waitFor()
    await ann.answered(addressAdd, () => ann.tap(words.save))
    const { items } = await caller.call(addressList, {})
    expect(items.filter(({ address }) => address === `Kept ${language}`)).toHaveLength(1)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
