import type { Mood, Phrase } from '../../city/data/reviews'

type Voices = Readonly<Record<Mood, readonly Phrase[]>>

/** Review phrases of goods, by their group. */
export const voices: Readonly<Record<string, Voices>> = {
  fresh: {
    good: [
      ['Sweet, juicy and not one bad piece in the box.', '又甜又多汁，一箱没有一个坏果。'],
      ['Packed with ice, and still cold when it came.', '冰袋还没化，收到还是冰凉的。'],
      ['Bigger than I expected, and fresh.', '个头比想象的大，很新鲜。'],
      ['My parents asked where I bought it.', '爸妈都问我在哪儿买的。'],
    ],
    medium: [
      ['Two were bruised, the rest was fine.', '有两个磕碰了，其他的还行。'],
      ['A little sour for now. Leave it for two days.', '现在有点酸，放两天再吃。'],
    ],
    negative: [
      ['A quarter of the box was soft.', '一箱有四分之一都软了。'],
      ['Smaller than in the pictures.', '个头比图片小多了。'],
    ],
  },
  pantry: {
    good: [
      ['Tastes like home. We finished it in a week.', '就是家里的味道，一周就吃完了。'],
      ['Sealed well, and the date is far off.', '密封很好，日期也新鲜。'],
      ['Fragrant, and you need only a little.', '很香，一点点就够味。'],
    ],
    medium: [
      ['Good, but salty.', '味道可以，就是偏咸。'],
      ['Fine for the price.', '这个价格还可以。'],
    ],
    negative: [
      ['The lid leaked into the box.', '盖子漏了，箱子里都是。'],
      ['It had a stale smell.', '有点陈味。'],
    ],
  },
  tea: {
    good: [
      ['Clear in the cup and good for five infusions.', '汤色清亮，泡五道还有味。'],
      ['You can smell it as soon as you open the tin.', '一开罐就闻到香气。'],
      ['A present for my father in law. He was happy.', '送岳父的，他很喜欢。'],
    ],
    medium: [
      ['A bit plain, but honest.', '味道偏淡，还算实在。'],
      ['More broken leaves than I like.', '碎叶稍微多了一点。'],
    ],
    negative: [
      ['Bitter, and thin after the second cup.', '发苦，第二泡就没味了。'],
      ['The tin was dented.', '罐子压瘪了。'],
    ],
  },
  beauty: {
    good: [
      ['Light, not sticky, and my skin is calm.', '很清爽不黏腻，皮肤也不闹了。'],
      ['My third bottle. I keep coming back.', '第三瓶了，一直回购。'],
      ['Smells lovely and lasts all day.', '味道好闻，留香一整天。'],
    ],
    medium: [
      ['Nothing special, nothing wrong.', '没什么特别的，也没毛病。'],
      ['The pump is stiff.', '泵头有点紧。'],
    ],
    negative: [
      ['It stung, so I stopped.', '用了有点刺痛，停用了。'],
      ['The seal was open.', '封口是开的。'],
    ],
  },
  clothing: {
    good: [
      ['True to size, and the cloth is soft.', '尺码标准，面料很软。'],
      ['The colour is just as in the picture.', '颜色和图片一样，没有色差。'],
      ['Washed three times and still in shape.', '洗了三次也没变形。'],
    ],
    medium: [
      ['Runs small. Take one size up.', '偏小，建议拍大一码。'],
      ['Thinner than I thought.', '比想象中薄。'],
    ],
    negative: [
      ['A seam came open on the first day.', '第一天穿就开线了。'],
      ['It lost colour in the wash.', '洗的时候掉色。'],
    ],
  },
  tech: {
    good: [
      ['Set up in a minute and has not failed since.', '一分钟就装好，一直很稳定。'],
      ['Better than what I paid twice as much for.', '比我之前两倍价钱买的还好用。'],
      ['The battery lasts for days.', '续航好几天。'],
    ],
    medium: [
      ['Works, but the manual is no help.', '能用，就是说明书看不懂。'],
      ['Gets warm after an hour.', '用一个小时会发热。'],
    ],
    negative: [
      ['It stopped working in the second week.', '用了一周多就坏了。'],
      ['One side is quieter than the other.', '两边声音大小不一样。'],
    ],
  },
  home: {
    good: [
      ['Looks far dearer than it is.', '看着比价格高级多了。'],
      ['Solid, and no smell when unpacked.', '做工扎实，拆开没有异味。'],
      ['Just what the corner was missing.', '放在角落刚刚好。'],
    ],
    medium: [
      ['Needs a screwdriver of your own.', '需要自己备一把螺丝刀。'],
      ['A scratch on the back, where nobody sees it.', '背面有道划痕，好在看不见。'],
    ],
    negative: [
      ['One foot is shorter than the others.', '有一个脚短一截，不稳。'],
      ['It came with a crack.', '收到就有裂纹。'],
    ],
  },
  kids: {
    good: [
      ['My daughter does not let go of it.', '女儿抱着不撒手。'],
      ['No sharp edges and no smell.', '没有毛边，也没有味道。'],
      ['It has kept him busy all weekend.', '儿子玩了一个周末都没腻。'],
    ],
    medium: [
      ['Nice, but meant for smaller children.', '不错，就是更适合再小一点的孩子。'],
      ['One piece was missing. The shop sent it.', '少了一个零件，店家补寄了。'],
    ],
    negative: [
      ['Broke on the second day.', '第二天就坏了。'],
      ['The paint comes off.', '有点掉漆。'],
    ],
  },
  plants: {
    good: [
      ['Arrived upright, moist and without a broken leaf.', '收到直立着，土是湿的，一片叶子都没断。'],
      ['A new leaf after two weeks.', '养了两周就冒新叶了。'],
      ['Bigger than in the picture.', '比图片上还大。'],
    ],
    medium: [
      ['A few yellow leaves from the journey.', '路上黄了几片叶子。'],
      ['Healthy, but smaller than I hoped.', '挺精神，就是比期待的小。'],
    ],
    negative: [
      ['The pot was broken and the soil all over.', '盆碎了，土撒了一箱。'],
      ['It did not make it through the first week.', '没撑过第一周。'],
    ],
  },
  sports: {
    good: [
      ['Holds up in rain and on rocks.', '下雨天走石头路也没问题。'],
      ['Light, and the grip is good.', '很轻，抓地力不错。'],
      ['Used it every morning for a month.', '每天早上用，用了一个月。'],
    ],
    medium: [
      ['The zip takes patience.', '拉链有点涩。'],
      ['Fine for beginners.', '新手用够了。'],
    ],
    negative: [
      ['It lost air overnight.', '放一晚上就没气了。'],
      ['The strap tore on the first hike.', '第一次徒步带子就断了。'],
    ],
  },
}

/** Closing phrases on parcels and shops. */
export const ends: Voices = {
  good: [
    ['Two days from order to door.', '下单两天就到了。'],
    ['Well packed, three layers of it.', '包装很用心，裹了三层。'],
    ['The shop answered every question.', '客服有问必答。'],
    ['I will be back.', '会回购的。'],
  ],
  medium: [
    ['The parcel took a week.', '物流走了一周。'],
    ['The box was crushed, what was in it was not.', '箱子压扁了，还好东西没事。'],
  ],
  negative: [
    ['The shop took three days to answer.', '客服三天才回。'],
    ['I sent it back. At least that was easy.', '退货了，好在退得顺利。'],
  ],
}

/** Phrases of later additions. */
export const additions: Voices = {
  good: [
    ['A month on, still happy with it.', '用了一个月，依然满意。'],
    ['Bought a second one for my sister.', '又给妹妹买了一份。'],
  ],
  medium: [['It grew on me.', '越用越顺手了。']],
  negative: [['The shop sent another one. That one is fine.', '店家补发了一份，这次没问题。']],
}

/** Shops' answers. */
export const answers: Voices = {
  good: [
    ['Thank you! It makes our day that you like it.', '感谢您的喜欢，欢迎常来！'],
    ['Thank you for the photos.', '谢谢您的认可和分享！'],
  ],
  medium: [['Thank you for telling us. We’ll work on it.', '谢谢反馈，我们会继续改进。']],
  negative: [
    ['We’re sorry. Please ask for after-sales, and we’ll make it right.', '非常抱歉，请申请售后，我们一定处理好。'],
  ],
}
