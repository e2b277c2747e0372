import { textsIn } from './graph'

/** What serves every kind of order alike names none of them. */
const general = ['src/components', 'src/state']

it.each(general)('%s names no kind of order', (folder) => {
  const texts = [...textsIn(folder)]
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => /takeaway|takeout/i.test(text)).map(([file]) => file)).toEqual([])
})
