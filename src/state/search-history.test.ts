import { SearchHistoryState } from './search-history'

const history = new SearchHistoryState()

beforeEach(() => history.clear())

it('keeps the last ten, each once, newest first, and no blank ones', () => {
  for (let word = 1; word <= 12; word++) history.add(`word ${word}`)
  history.add('word 5 ')
  history.add('   ')
  expect(history.names).toHaveLength(10)
  expect(history.names.slice(0, 3)).toEqual(['word 5', 'word 12', 'word 11'])
  expect(history.names.filter((name) => name === 'word 5')).toHaveLength(1)
})
