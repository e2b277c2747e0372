import { textsIn } from './graph'

/** What serves every kind of order alike names none of them. */
const general = ['src/components', 'src/state', 'src/features', 'src/pages', 'src/pagecenter', 'src/pageshop']

/** What belongs to takeaway alone: its own screens, and what these share. */
const takeaway = [
  /^src\/features\/takeaway\//,
  /^src\/pages\/detail\/(takeout|delayed|refuse-special|receipt)\//,
  /^src\/pages\/order\/(confirm|remark|envelope)\//,
]

/** The merchant's side: what stores of takeaway alone have, and the tables by what a store sells. */
const merchant = [
  /^src\/features\/merchant\/(OrderCard\/index\.tsx|order-work\.ts|MerchantBar\/bars\.ts)$/,
  /^src\/pages\/merchant\/(orders\/boards\.ts|goods\/shelves\.ts|orders\/parts\/takeaway-board\.tsx|shop\/by-business\.ts)$/,
]

/** The table of kinds has one entry for takeaway: an import, and a line. */
const table = 'src/features/order/kinds.ts'
/** The table of what kinds ask in a review, which the review screen alone loads. */
const reviewTable = 'src/features/order/review-kinds.ts'

const namesOne = (text: string): boolean => /takeaway|takeout/i.test(text)

it.each(general)('%s names no kind of order', (folder) => {
  const texts = [...textsIn(folder)].filter(
    ([file]) => ![...takeaway, ...merchant].some((own) => own.test(file)) && file !== table && file !== reviewTable,
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => namesOne(text)).map(([file]) => file)).toEqual([])
})

it.each([
  [table, "import { takeawayKind } from '@/features/takeaway/kind'", '  takeaway: takeawayKind,'],
  [reviewTable, "import { takeawayReview } from '@/features/takeaway/ReviewPart'", '  takeaway: takeawayReview,'],
])('has one entry for takeaway in %s', (file, ...entry) => {
  const lines = (textsIn('src/features/order').get(file) ?? '').split('\n').filter(namesOne)
  expect(lines).toEqual(entry)
})
