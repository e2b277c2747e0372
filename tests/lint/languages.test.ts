import { textsIn } from './graph'
import { foreignIn } from './languages'

/** The reason for a permission, of which WeChat takes one text; dates, which are put together; names of places; what the demo's people write, and what its identity cards say; what a tracking service answers in its protocol; the columns of bill files. */
const byItself =
  /^src\/app\.config\.ts$|^contract\/da(te|y)\.ts$|^server\/(demo\/|recognition\/demo-cards|database\/migrations\/|modules\/address\/area|tracking\/sandbox\/|modules\/bills\/parse)/

it('finds every text of the client, the contract and the server in both languages', () => {
  const files = [...textsIn('src', 'contract', 'server')].filter(([file]) => !byItself.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(([file, code]) => foreignIn(file, code))).toEqual([])
})

describe('the look for foreign words', () => {
  it.each([
    ["dictionary({ en: { save: '保存' }, zh: { save: '保存' } })", '保存'],
    ["dictionary({ en: { save: 'Save' }, zh: { save: 'Save' } })", 'Save'],
    ['dictionary({ en: { of: (n) => `${n} left` }, zh: { of: (n) => `${n} left` } })', ' left'],
    ["toast('保存')", '保存'],
    ['<Text>Save</Text>', 'Save'],
  ])('finds it in %s', (code, text) => {
    expect(foreignIn('a.tsx', code)).toEqual([`a.tsx: ${text}`])
  })

  it.each([
    "dictionary({ en: { save: 'Save', go: '中文' }, zh: { save: '保存', go: 'English' } })",
    'dictionary({ en: { of: (n) => `${n} km` }, zh: { of: (n) => `${n}公里，约${n}min` } })',
    '<Text>{words().save}</Text>',
  ])('finds none in %s', (code) => {
    expect(foreignIn('a.tsx', code)).toEqual([])
  })
})
