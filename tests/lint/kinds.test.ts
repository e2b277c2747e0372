import { textsIn } from './graph'

/** Folders that serve all kinds of orders and name none of them. */
const general = [
  'src/components',
  'src/state',
  'src/features',
  'src/pages',
  'src/pagecenter',
  'src/pageshop',
  'src/pagerun',
]

/** Files of takeaway alone: its screens, and their shared parts. */
const takeaway = [
  /^src\/features\/takeaway\//,
  /^src\/pages\/detail\/(takeout|add-dishes|delayed|refuse-special|receipt)\//,
  /^src\/pages\/order\/(confirm|remark|envelope)\//,
]

/** The merchant's side: what stores of takeaway alone have, and the tables by what a store sells. */
const merchant = [
  /^src\/features\/merchant\/(OrderCard\/index\.tsx|(order|shortage)-work\.ts|MerchantBar\/bars\.ts)$/,
  /^src\/pages\/merchant\/(orders\/boards\.ts|goods\/shelves\.ts|orders\/parts\/takeaway-board\.tsx|shop\/by-business\.ts)$/,
]

/** The rider's side: the words of the kinds of orders that riders bring. */
const rider = [/^src\/features\/rider\/kinds\.ts$/]

/** The table of saved stores by what they sell. */
const saved = [/^src\/features\/saved\/by-business\.ts$/]

/** Each table of kinds has one entry for takeaway: a line, and the import of what it names. */
const tables = [
  ['order/kinds.ts', "import { takeawayKind } from '@/features/takeaway/kind'", '  takeaway: takeawayKind,'],
  [
    'order/review-kinds.ts',
    "import { takeawayReview } from '@/features/takeaway/ReviewPart'",
    '  takeaway: takeawayReview,',
  ],
  [
    'order/after-sales-kinds.ts',
    "import { takeawayAfterSales } from '@/features/takeaway/after-sales'",
    '  takeaway: takeawayAfterSales,',
  ],
  ['order/paid-parts.tsx', "  takeaway: 'none',"],
  ['reservation/kinds.ts', "  takeaway: 'none',"],
] as const
const isTable = (path: string) => tables.some(([name]) => path === `src/features/${name}`)

/** Folders of features that name no kind of orders at all, but for the tables of kinds. */
const ofAll = ['order', 'pay', 'checkout', 'review', 'after-sales', 'coupon', 'address'].map(
  (name) => `src/features/${name}`,
)
const namesAny = (text: string): boolean => /takeaway|takeout|errand|voucher|group-?deal|\bmall\b|hotel/i.test(text)

const namesOne = (text: string): boolean => /takeaway|takeout/i.test(text)

it.each(general)('%s names no kind of order', (folder) => {
  const texts = [...textsIn(folder)].filter(
    ([file]) => ![...takeaway, ...merchant, ...rider, ...saved].some((own) => own.test(file)) && !isTable(file),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => namesOne(text)).map(([file]) => file)).toEqual([])
})

it.each(ofAll)('%s names none of the kinds of orders', (folder) => {
  const texts = [...textsIn(folder)].filter(([file]) => !isTable(file))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => namesAny(text)).map(([file]) => file)).toEqual([])
})

const features = textsIn('src/features')

it.each(tables)('has one entry for takeaway in %s', (file, ...entry) => {
  const lines = (features.get(`src/features/${file}`) ?? '').split('\n').filter(namesOne)
  expect(lines).toEqual(entry)
})
