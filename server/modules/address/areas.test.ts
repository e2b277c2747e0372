import { areasIn, isDistrict, regionText } from './areas'

const names = (parent?: string) => areasIn(parent, 'en').map(({ name }) => name)

describe('areas', () => {
  it('should have every province, each with an English name', () => {
    expect(areasIn(undefined, 'zh')).toHaveLength(34)
    expect(names()).toEqual(expect.arrayContaining(['Guangdong', 'Shaanxi', 'Shanxi', 'Inner Mongolia', 'Hong Kong']))
    expect(names().join()).not.toMatch(/\p{Script=Han}/u)
  })

  it('should have the cities of a province and the districts of a city', () => {
    expect(areasIn('440000', 'zh')).toContainEqual({ code: '440300', name: '深圳市' })
    expect(areasIn('440300', 'en')).toContainEqual({ code: '440305', name: 'Nanshan District' })
    expect(names('610000')).toContain("Xi'an")
    expect(names('150000')).toEqual(expect.arrayContaining(['Hohhot', 'Xilinguole League']))
  })

  it('should name every area in English', () => {
    const below = areasIn(undefined, 'en').flatMap(({ code }) => areasIn(code, 'en'))
    const all = [...below, ...below.flatMap(({ code }) => areasIn(code, 'en'))]
    expect(all.length).toBeGreaterThan(3800)
    expect(all.filter(({ name }) => !/^[A-Z][A-Za-zü'. -]+$/.test(name))).toEqual([])
  })

  it('should have nothing in a district or an unknown code', () => {
    expect(areasIn('440305', 'zh')).toEqual([])
    expect(areasIn('999999', 'zh')).toEqual([])
  })
})

describe('regionText', () => {
  it('should write Chinese from the province down and English from the district up', () => {
    expect(regionText('440305', 'zh')).toBe('广东省深圳市南山区')
    expect(regionText('440305', 'en')).toBe('Nanshan District, Shenzhen, Guangdong')
  })

  it('should name a city that is its own province once', () => {
    expect(regionText('110108', 'zh')).toBe('北京市海淀区')
    expect(regionText('110108', 'en')).toBe('Haidian District, Beijing')
  })

  it('should know districts only', () => {
    expect(['440305', '440300', '440000', '000000'].map(isDistrict)).toEqual([true, false, false, false])
  })
})
