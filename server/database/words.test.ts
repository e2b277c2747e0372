import { searchQuery, searchWords } from './words'

const lexemes = (...texts: string[]) => [...searchWords(texts).matchAll(/'([^']+)'/g)].map(([, word]) => word)

test('Latin words are kept whole, in lower case and without their plural', () => {
  expect(lexemes('Old Stove Beef Noodles', 'GLASS ﬁsh')).toEqual(['old', 'stove', 'beef', 'noodle', 'glass', 'fish'])
})

test('Chinese is kept in pairs of neighbours and as it sounds from each word on', () => {
  expect(lexemes('牛肉面')).toEqual(['牛肉', '肉面', '面', 'niuroumian', 'nrm', 'mian', 'm'])
})

test('marks are no words', () => {
  expect(lexemes("O'Neil’s 100% \\ & | ! ( ) : * 茶'饮")).toEqual([
    'o',
    'neil',
    's',
    '100',
    '茶',
    '饮',
    'cha',
    'c',
    'yin',
    'y',
  ])
})

test('names weigh more than the rest, and a word counts once', () => {
  expect(searchWords(['Tea'], ['tea', 'Cup'])).toBe("'tea':1A 'cup':1B")
})

test.each([
  ['beef nood', "'beef':* & 'nood':*"],
  ['牛肉', "'牛肉'"],
  ['面', "'面':*"],
  ['牛肉面', "'牛肉' & '面':*"],
  ['茶 tea', "'茶':* & 'tea':*"],
  ['%', null],
  ['  ', null],
])('%s becomes %s', (keyword, query) => expect(searchQuery(keyword)?.any ?? null).toBe(query))

test('a long keyword is cut', () => {
  expect(searchQuery('a b c d e f g h i j')?.any.split(' & ')).toHaveLength(8)
})

test('asks for names, for what is written and for whole words alone', () => {
  expect(searchQuery('beef 牛肉 面')).toEqual({
    any: "'beef':* & '牛肉' & '面':*",
    written: "'beef':*AB & '牛肉':AB & '面':*AB",
    exact: "'beef':AB & '牛肉':AB & '面':*AB",
    names: "'beef':*AC & '牛肉':AC & '面':*AC",
    named: { written: "'beef':*A & '牛肉':A & '面':*A", exact: "'beef':A & '牛肉':A & '面':*A" },
  })
})

test('sounds weigh less than what is written', () => {
  expect(searchWords(['素狮'], ['sushi'])).toMatch(/'sushi':1B.*'ss':1C/)
  expect(searchWords(['素狮'])).toContain("'sushi':1C")
})

test.each(['hamburger', 'BBQ', 'vegan', '汉堡包'])('%s asks for its synonyms too', (keyword) => {
  expect(searchQuery(keyword)?.any).toContain(' | ')
})
