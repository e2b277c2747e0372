import { deviceLanguage } from './device-language'

it.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh_TW'], 'zh'],
  [['zh-Hans'], 'zh'],
  [['fr-FR', 'en-GB', 'zh'], 'en'],
  [['ZH'], 'zh'],
  [['fr'], 'en'],
  [['zhuang', ''], 'en'],
  [[undefined], 'en'],
  [[], 'en'],
])('should be the first language of %j that the product has', (tags, language) => {
  expect(deviceLanguage(tags, 'en')).toBe(language)
})
