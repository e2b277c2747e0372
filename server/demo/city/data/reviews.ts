/** A phrase of the demo's reviewers and merchants: English, Chinese. `{dish}` is the name of an ordered dish. */
type Phrase = readonly [en: string, zh: string]

/** The names of reviewers. */
export const reviewers: readonly Phrase[] = [
  ['Mei', '小梅'],
  ['Jason L', '杰森'],
  ['noodle_fan', '面条控'],
  ['Sunny', '晴天'],
  ['Old Zhou', '老周'],
  ['Yuki', '雪子'],
  ['Night owl', '夜猫子'],
  ['Chen Y', '陈一一'],
  ['Amber', '琥珀'],
  ['Tower B 9F', '九楼打工人'],
  ['Hungry Leo', '饿了的狮子'],
  ['Xixi', '西西'],
  ['Grace', '阿惠'],
  ['Captain', '船长'],
  ['Peach', '桃子'],
  ['Kevin W', '王凯文'],
  ['Little fish', '小鱼'],
  ['Spice lover', '无辣不欢'],
  ['Nina', '妮娜'],
  ['Dr Tang', '唐医生'],
  ['Rainy day', '下雨天'],
  ['Moon', '月亮'],
  ['Ah Qiang', '阿强'],
  ['Tofu', '豆腐'],
  ['Lychee', '荔枝'],
  ['Bin', '阿斌'],
  ['Runner', '跑步的人'],
  ['Olive', '橄榄'],
  ['Zoe', '佐伊'],
  ['Uncle Liu', '刘叔'],
  ['Coffee first', '先喝咖啡'],
  ['Momo', '默默'],
  ['Snow', '小雪'],
  ['Harbour', '海湾'],
  ['Ling', '玲玲'],
  ['Bamboo', '竹子'],
  ['Pudding', '布丁'],
  ['Shan', '阿珊'],
  ['Keyuan Ann', '科苑安'],
  ['Wei', '小伟'],
]

interface Voice {
  /** About one item. */
  readonly item: readonly Phrase[]
  /** About the delivery. */
  readonly way: readonly Phrase[]
  /** A closing remark. */
  readonly end: readonly Phrase[]
}

type Mood = 'good' | 'medium' | 'negative'

/** For prepared food. */
const food: Record<Mood, Voice> = {
  good: {
    item: [
      ['{dish} was hot and generous, the best I have had nearby.', '{dish}又热又足料，附近吃过最好的。'],
      ['The {dish} tastes just like in the shop.', '{dish}和堂食一个味道。'],
      ['We order {dish} every week and it never lets us down.', '{dish}每周必点，从没失望过。'],
      ['{dish}: fresh, clean taste, not greasy at all.', '{dish}很新鲜，味道清爽，一点也不油腻。'],
      ['My kid finished all of the {dish}.', '孩子把{dish}吃光了。'],
      ['Big portion of {dish}, more than enough for lunch.', '{dish}分量大，中午一份管饱。'],
      ['{dish} has real depth of flavour, you can tell they take time.', '{dish}味道有层次，看得出花了功夫。'],
      ['First try of {dish} and I am a fan.', '第一次点{dish}就爱上了。'],
    ],
    way: [
      ['Arrived ten minutes early.', '比预计早到十分钟。'],
      ['Packed well, nothing spilled.', '包装严实，一点没洒。'],
      ['The rider was polite and left it at the door.', '骑手很有礼貌，放在了门口。'],
      ['Still steaming when I opened it.', '打开还冒着热气。'],
      ['Sauces came in their own cups.', '酱料都单独分装。'],
      ['On time even in the rain.', '下雨天也准时送到。'],
    ],
    end: [
      ['Will order again.', '会再点。'],
      ['Great value.', '性价比很高。'],
      ['Five stars from our whole office.', '全办公室一致好评。'],
      ['Please never change the recipe.', '希望味道一直保持。'],
      ['', ''],
    ],
  },
  medium: {
    item: [
      ['{dish} is all right, a little salty today.', '{dish}还行，今天偏咸。'],
      ['The {dish} was smaller than last time.', '{dish}分量比上次少了些。'],
      ['{dish} tastes fine but was only lukewarm.', '{dish}味道可以，就是不够热。'],
      ['Nothing special about the {dish}.', '{dish}中规中矩。'],
    ],
    way: [
      ['Fifteen minutes late.', '晚到了十五分钟。'],
      ['The lid was not quite closed.', '盖子没有盖紧。'],
      ['Chopsticks were missing.', '少放了筷子。'],
      ['Delivery was quick at least.', '至少送得挺快。'],
    ],
    end: [
      ['Could be better for the price.', '这个价格可以更好。'],
      ['Might try something else next time.', '下次试试别的。'],
      ['', ''],
    ],
  },
  negative: {
    item: [
      ['The {dish} was cold and soggy.', '{dish}又凉又坨。'],
      ['{dish} was far too oily, I left half of it.', '{dish}太油了，剩了一半。'],
      ['They forgot what I wrote about the {dish}.', '{dish}的备注完全没看。'],
      ['The {dish} looked nothing like the picture.', '{dish}和图片差太多。'],
    ],
    way: [
      ['Waited over an hour.', '等了一个多小时。'],
      ['Half of the soup was in the bag.', '汤洒了半袋。'],
      ['Nobody picked up the phone.', '打电话没人接。'],
    ],
    end: [
      ['Disappointing.', '有点失望。'],
      ['Not again.', '不会再点了。'],
      ['I hope they read this.', '希望商家能看到。'],
    ],
  },
}

/** For retail goods. */
const things: Record<Mood, Voice> = {
  good: {
    item: [
      ['{dish} was fresh and exactly as described.', '{dish}很新鲜，和描述一致。'],
      ['Good quality {dish}, long before its date.', '{dish}质量好，日期新鲜。'],
      ['{dish} is cheaper here than downstairs.', '{dish}比楼下便宜。'],
      ['I always buy my {dish} here.', '{dish}一直在这家买。'],
    ],
    way: food.good.way.slice(0, 3),
    end: [
      ['Saved me a trip.', '省得跑一趟。'],
      ['Will order again.', '会再买。'],
      ['', ''],
    ],
  },
  medium: {
    item: [
      ['{dish} is fine, the box was dented.', '{dish}还可以，盒子压了一下。'],
      ['{dish} came close to its date.', '{dish}日期不太新。'],
    ],
    way: food.medium.way.slice(0, 1),
    end: food.medium.end,
  },
  negative: {
    item: [
      ['The {dish} was not what I ordered.', '{dish}发错了。'],
      ['{dish} arrived damaged.', '{dish}送到时已经破损。'],
    ],
    way: food.negative.way.slice(0, 1),
    end: food.negative.end,
  },
}

const sellers = ['groceries', 'shops']

/** The phrases for a category of stores. */
export const voiceOf = (category: string, mood: Mood): Voice => (sellers.includes(category) ? things : food)[mood]

/** Merchants' replies to reviews. */
export const replies: Record<Mood, readonly Phrase[]> = {
  good: [
    ['Thank you, see you soon!', '谢谢支持，欢迎再来！'],
    ['Your kind words keep our kitchen going.', '您的好评是我们最大的动力。'],
    ['So glad you liked it. We will keep it up.', '您喜欢就好，我们会继续努力。'],
  ],
  medium: [
    ['Thank you for telling us, we will look into it.', '感谢反馈，我们马上改进。'],
    ['We are sorry it was not perfect and will do better next time.', '没做到最好很抱歉，下次一定更好。'],
  ],
  negative: [
    ['We are very sorry. Please call us and we will make it right.', '非常抱歉，请联系我们，我们会妥善处理。'],
    [
      'This is not how we work. We have talked to the kitchen and the rider.',
      '给您带来不好的体验十分抱歉，已和后厨及骑手沟通。',
    ],
  ],
}

/** Good is four or five stars, medium three, negative one or two. */
export const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'medium' : 'negative')
