import * as z from 'zod/mini'

const text = z.object({ en: z.string(), zh: z.string() })
const count = z.int().check(z.gte(0))

/** Prices and limits of errands; amounts in the smallest unit. Settings may replace any of it (`ERRAND_TERMS`). */
export const ErrandTerms = z.object({
  base: z._default(count, 800),
  baseMeters: z._default(count, 3_000),
  steps: z._default(z.array(z.object({ beyondMeters: count, eachMeters: count.check(z.gte(1)), fee: count })), [
    { beyondMeters: 3_000, eachMeters: 1_000, fee: 200 },
    { beyondMeters: 8_000, eachMeters: 1_000, fee: 300 },
  ]),
  weights: z._default(z.array(z.object({ kilograms: count, fee: count })).check(z.minLength(1)), [
    { kilograms: 5, fee: 0 },
    { kilograms: 10, fee: 300 },
    { kilograms: 15, fee: 600 },
    { kilograms: 20, fee: 1_000 },
  ]),
  nightFee: z._default(count, 500),
  /** Minutes of the city's day. */
  nightFrom: z._default(count, 22 * 60),
  nightUntil: z._default(count, 6 * 60),
  weatherFee: z._default(count, 300),
  badWeather: z._default(z.boolean(), false),
  mostMeters: z._default(count, 20_000),
  mostEstimate: z._default(count, 2_000_00),
  /** Upper bound of goods, even with the customer's consent. */
  mostSpent: z._default(count, 3_000_00),
  tips: z._default(z.array(count), [200, 500, 1_000, 2_000]),
  mostTip: z._default(count, 200_00),
  /** Of the fee, in basis points, for the platform; the rest is the rider's. */
  commissionRate: z._default(count, 2_000),
  graceMinutes: z._default(count, 3),
  cancelFee: z._default(count, 500),
  /** A rider who arrives so much later than was said is late. */
  lateMinutes: z._default(count, 10),
  soonestMinutes: z._default(count, 15),
  slotDays: z._default(count, 2),
  guaranteeVersion: z._default(z.string(), '1'),
  guaranteeCeiling: z._default(count, 500_00),
  guarantee: z._default(text, {
    en: 'You pay the quoted fee, whatever the route. Lost or broken items are covered up to the receipt amount, within the limit.',
    zh: '下单价格即最终跑腿费，不因骑行路线变化。物品丢失或损坏按小票金额赔付，最高不超过保障上限。',
  }),
  types: z._default(z.array(z.object({ key: z.string(), name: text, perishable: z.boolean() })), [
    { key: 'documents', name: { en: 'Papers', zh: '文件' }, perishable: false },
    { key: 'keys', name: { en: 'Keys', zh: '钥匙' }, perishable: false },
    { key: 'flowers', name: { en: 'Flowers', zh: '鲜花' }, perishable: true },
    { key: 'cake', name: { en: 'Cake', zh: '蛋糕' }, perishable: true },
    { key: 'food', name: { en: 'Food', zh: '食品' }, perishable: true },
    { key: 'digital', name: { en: 'Electronics', zh: '数码' }, perishable: false },
    { key: 'clothes', name: { en: 'Clothes', zh: '衣物' }, perishable: false },
    { key: 'other', name: { en: 'Other', zh: '其他' }, perishable: false },
  ]),
  /** Goods that riders do not carry: a name, and the keywords that identify them. */
  forbidden: z._default(
    z.array(z.object({ name: text, words: z.object({ en: z.array(z.string()), zh: z.array(z.string()) }) })),
    [
      { name: { en: 'drugs', zh: '毒品' }, words: { en: ['drugs', 'cocaine', 'heroin'], zh: ['毒品', '大麻'] } },
      {
        name: { en: 'weapons', zh: '枪支刀具' },
        words: { en: ['weapon', 'gun', 'ammunition'], zh: ['枪', '弹药', '管制刀具'] },
      },
      {
        name: { en: 'fireworks', zh: '烟花爆竹' },
        words: { en: ['firework', 'explosive'], zh: ['烟花', '爆竹', '炸药'] },
      },
      { name: { en: 'cash', zh: '现金' }, words: { en: ['cash', 'banknotes'], zh: ['现金', '钞票'] } },
      {
        name: { en: 'live animals', zh: '活体动物' },
        words: { en: ['live animal', 'puppy', 'kitten'], zh: ['活体', '宠物狗', '宠物猫'] },
      },
      { name: { en: 'prescription medicine', zh: '处方药' }, words: { en: ['prescription'], zh: ['处方药'] } },
    ],
  ),
})
export type ErrandTerms = z.output<typeof ErrandTerms>
