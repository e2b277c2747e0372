/** @jest-environment node */
import { isRetail } from './sorts'
import { buildCity } from './build'

const city = buildCity(1)
const named = (store: string, zh: string) => {
  const goods = city.goods.find((each) => each.store === store && each.name.zh === zh)
  if (!goods) throw new Error(`${store} has no ${zh}`)
  return goods
}
/** Emoji of a picture, without the garnish beside it. */
const emojiOf = ({ picture }: (typeof city.goods)[number]) =>
  picture.pieces.filter(({ size }) => size > 0.3).map(({ emoji }) => emoji)

describe('pictures', () => {
  it.each([
    ['roll-of-paper', /纸/],
    ['cheese-wedge', /芝士/],
    ['squid', /鱿/],
    ['beans', /豆/],
    ['bagel', /贝果/],
    ['burrito', /卷饼/],
    ['popcorn', /爆米花/],
    ['spaghetti', /意面|意大利面|通心粉/],
    ['doughnut', /甜甜圈|泡芙/],
    ['egg', /蛋|小贝|卤水拼盘|菠菜/],
    ['mask', /口罩/],
    ['wipes', /湿巾/],
    ['tripe', /毛肚/],
    ['brain', /脑花/],
  ])('show %s where the name says so', (emoji, name) => {
    const shown = city.goods.filter((goods) => emojiOf(goods).includes(emoji))
    expect(shown.length).toBeGreaterThan(0)
    expect(
      shown.filter((goods) => !name.test(`${goods.name.zh}${goods.note?.zh}`)).map((goods) => goods.name.zh),
    ).toEqual([])
  })

  it('show eggs as they are cooked', () => {
    const eggs = city.goods.filter((goods) =>
      /(?:卤|茶叶|溏心|咸|水煮|鹌鹑|土鸡)蛋（|^(?:卤|茶叶|溏心|咸)蛋$/.test(goods.name.zh),
    )
    const looks = eggs.map((goods) => emojiOf(goods)[0])
    expect(eggs.length).toBeGreaterThan(9)
    expect(new Set(looks).size).toBeGreaterThan(6)
  })
})

describe('tags', () => {
  it('call only a kitchen’s dishes a signature', () => {
    const signatures = city.goods.filter(({ tags }) => tags.some(({ en }) => en === 'Signature'))
    expect(signatures.length).toBeGreaterThan(40)
    expect(signatures.filter(({ sort }) => isRetail(sort)).map(({ name }) => name.en)).toEqual([])
  })
})

describe('allergens', () => {
  it.each([
    ['lean-kitchen', '低温鸡胸餐', []],
    ['shuli-noodles', '唯怡豆奶', ['soy', 'nuts']],
    ['xiang-stove', '手撕包菜', []],
    ['hearth-pizza', '番茄肉酱意面', ['gluten']],
    ['torii-yakitori', '玉子烧', ['egg']],
    ['gelato-square', '开心果冰淇淋', ['milk', 'nuts']],
    ['donut-corner', '原味糖霜甜甜圈', ['gluten', 'egg', 'milk']],
    ['old-street-bbq', '烤鱿鱼（2串）', []],
    ['smoke-and-oak', '凉拌卷心菜', ['egg']],
    ['lotus-vegetarian', '松仁玉米', ['nuts']],
    ['corner-roast', '燕麦拿铁', ['gluten']],
  ])('of %s’s %s are %j', (store, name, allergens) => {
    expect(named(store, name).allergens).toEqual(allergens)
  })
})

describe('options', () => {
  const groupsOf = (store: string, name: string) => named(store, name).optionGroups.map((group) => group.name.en)

  it('ask for what the dish can be asked for', () => {
    expect(groupsOf('alley-burgers', '双层牛肉堡')).toContain('Doneness')
    expect(groupsOf('alley-burgers', '香辣鸡腿堡')).toEqual(['Extras'])
    expect(groupsOf('number-nine-steak', '西冷牛排（200克）')).toEqual(['Doneness', 'Sauce'])
    expect(groupsOf('corner-roast', '美式')).not.toContain('Milk')
    expect(groupsOf('corner-roast', '燕麦拿铁')).not.toContain('Milk')
    expect(groupsOf('good-morning-toast', '热美式')).not.toContain('Temperature')
  })
})

describe('licences', () => {
  it('name a restaurant only where one cooks', () => {
    for (const { key, category, licences } of city.stores) {
      const cooks = !['groceries', 'shops'].includes(category)
      for (const { holder } of licences)
        expect([key, holder.zh.includes('餐饮'), holder.zh.includes('（')]).toEqual([key, cooks, false])
    }
  })
})

describe('announcements', () => {
  it('say one thing in both languages', () => {
    const rain = city.announcements.find(({ key }) => key === 'rain')
    expect(rain?.title.zh).toMatch(/雨/)
    expect(rain?.title.zh).not.toMatch(/台风/)
  })
})
