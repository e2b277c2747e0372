/** A phrase of the demo's reviewers and merchants: English, Chinese. `{dish}` is the name of an ordered dish. */
export type Phrase = readonly [en: string, zh: string]

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

export type Mood = 'good' | 'medium' | 'negative'

/** Reviews of a few words, for food and for goods from shops. */
export const short: Readonly<Record<'food' | 'goods', Record<Mood, readonly Phrase[]>>> = {
  food: {
    good: [
      ['Delicious!', '好吃！'],
      ['So good.', '太香了'],
      ['Yum. Again soon.', '好吃，下次还点'],
      ['Never lets me down.', '稳定发挥'],
      ['My third order this month.', '这个月第三次点了'],
      ['10/10', '满分'],
      ['Good as always.', '一如既往地好吃'],
      ['Great value.', '性价比高'],
    ],
    medium: [
      ['It was OK.', '一般般'],
      ['Average.', '中规中矩'],
      ['Not bad, not great.', '还行吧，没有惊喜'],
    ],
    negative: [
      ['Disappointed.', '失望'],
      ['Not again.', '不会再点了'],
      ['Not worth it.', '不值这个价'],
    ],
  },
  goods: {
    good: [
      ['All good.', '没问题，好评'],
      ['Quick and correct.', '又快又准'],
      ['As described.', '和描述一致'],
      ['Will buy again.', '会回购'],
    ],
    medium: [
      ['It does the job.', '能用'],
      ['Average.', '一般'],
    ],
    negative: [
      ['Not what I ordered.', '货不对板'],
      ['Disappointed.', '失望'],
    ],
  },
}

/** Review phrases of the delivery. */
export const ways: Readonly<Record<Mood, readonly Phrase[]>> = {
  good: [
    ['The rider came ten minutes early.', '骑手提前十分钟就到了。'],
    ['On time even in heavy rain. Thank you, rider.', '下大雨也准时送到，骑手辛苦了。'],
    ['The rider was friendly and hung the bag on the door as I asked.', '骑手很有礼貌，按备注挂在门把手上。'],
    ['Packed with care, everything upright.', '包装很用心，没有一点倾洒。'],
    ['Delivery took twenty minutes, door to door.', '从下单到送达才二十分钟。'],
    ['The rider called from downstairs, very considerate.', '骑手到楼下先打了电话，很贴心。'],
  ],
  medium: [
    ['Fifteen minutes late.', '晚到了十五分钟。'],
    ['The rider went to the wrong building first.', '骑手先跑错楼了，多等了一会儿。'],
    ['At least the delivery was quick.', '好在送得快。'],
    ['The bag was a bit crumpled.', '袋子有点皱。'],
  ],
  negative: [
    ['I waited for more than an hour.', '等了一个多小时。'],
    ['Nobody picked up the phone.', '打电话没人接。'],
    ['The rider left it with the guard without telling me.', '骑手放在保安那儿也没说一声。'],
  ],
}

/** Closing phrases on the store in longer reviews. */
export const ends: Readonly<Record<Mood, readonly Phrase[]>> = {
  good: [
    ['The store even read my note. That is rare.', '备注都认真看了，难得。'],
    ['I have been ordering here for a year and it has never slipped.', '点了一年了，品质一直在线。'],
    ['A little thank-you card was in the bag. Nice touch.', '袋子里还有手写的小卡片，很暖心。'],
    ['Five stars, and not my first order here.', '老顾客了，五星好评。'],
    ['Please stay in the neighbourhood.', '希望一直开在附近。'],
    ['With the red envelope it was a bargain.', '用了红包，很划算。'],
    ['I had a question and the store answered at once.', '有问题问商家，马上就回复了。'],
  ],
  medium: [
    ['For this price I expect a little more.', '这个价格，期待可以再高一点。'],
    ['I will give it another try.', '再给一次机会。'],
    ['The store apologised, so three stars.', '商家道歉了，给三星吧。'],
  ],
  negative: [
    ['I hope the store reads this.', '希望商家能看到并改进。'],
    ['I asked for a refund, which at least was quick.', '申请了退款，好在退得快。'],
    ['It used to be much better here.', '以前不是这样的，退步了。'],
  ],
}

/** Merchants' replies to reviews. */
export const replies: Readonly<Record<Mood, readonly Phrase[]>> = {
  good: [
    ['Thank you, see you soon!', '谢谢支持，欢迎再来！'],
    ['You made our day. The whole team read this.', '您的好评我们全店都看到了，谢谢！'],
    ['So glad you liked it. We will keep it up.', '您喜欢就好，我们会继续努力。'],
    ['Thank you! Your next order is in good hands.', '感谢认可，下一单也会用心做好。'],
    ['Regulars like you keep us going.', '老街坊的支持是我们最大的动力。'],
  ],
  medium: [
    ['Thank you for telling us, we will look into it.', '感谢反馈，我们马上改进。'],
    ['We are sorry it was not perfect and will do better next time.', '没做到最好很抱歉，下次一定更好。'],
    [
      'You are right, and we have told the team. Please give us another chance.',
      '您说得对，已提醒同事注意，期待您再给一次机会。',
    ],
  ],
  negative: [
    ['We are very sorry. Please call us and we will make it right.', '非常抱歉，请联系我们，我们会妥善处理。'],
    [
      'This is not how we work. We have talked to the team and the rider, and we are sorry.',
      '给您带来不好的体验十分抱歉，已和同事及骑手沟通。',
    ],
    [
      'We are sorry. Your refund is on its way, and we have changed how we pack.',
      '实在抱歉，退款已处理，包装方式我们也改了。',
    ],
  ],
}

/** Good is four or five stars, medium three, negative one or two. */
export const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'medium' : 'negative')
