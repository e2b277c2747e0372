import type { Sort } from '../sorts'
import { say, type Voice } from './voice'

/** Review phrases of goods from shops. */
export const shopVoices = {
  fruit: say(
    [
      ['Sweet, ripe and not one bruise.', '很甜，熟得刚好，一个磕碰都没有。'],
      ['Better than what I pick myself.', '比我自己挑的还好。'],
      ['{dish} was weighed honestly. I checked at home.', '{dish}足斤足两，回家称过。'],
      ['One was bad and they refunded it within minutes.', '有一个坏的，几分钟就给退了，服务好。'],
    ],
    [['Good, but it needs two more days to ripen.', '还行，要再放两天才熟。']],
    [['Half of it was soft.', '一半都软了，没法吃。']],
  ),
  produce: say(
    [
      ['Fresh, with dew still on it.', '很新鲜，还带着水珠。'],
      ['Cleaner than at the market, and no walk.', '比菜场的干净，还不用跑。'],
      ['{dish} kept for a week in the fridge.', '{dish}放冰箱一周还是好的。'],
    ],
    [['Fresh, but a bit under the weight.', '新鲜，就是份量略少。']],
    [['Yellow leaves and soft ends.', '叶子黄了，根也软了。']],
  ),
  rawMeat: say(
    [
      ['Fresh, dry and cut exactly as I asked.', '肉很新鲜，按要求切的。'],
      ['Came on ice, with the date of today.', '冰袋送来，日期是当天的。'],
      ['{dish} had no smell at all, and hardly shrank in the pan.', '{dish}没有异味，下锅也不缩水。'],
    ],
    [['Good meat, more fat than I hoped.', '肉可以，肥的多了点。']],
    [['The ice had melted and it was warm.', '冰袋化了，肉都不凉了。']],
  ),
  rawSeafood: say(
    [
      ['Alive when it was packed, and you can taste it.', '现杀现送，蒸出来特别鲜。'],
      ['Cleaned as promised, ready for the steamer.', '处理得很干净，回来直接上锅。'],
      ['{dish}: generous, sweet and fresh.', '{dish}个头大，鲜甜。'],
    ],
    [['Fresh, but smaller than described.', '新鲜，个头比描述的小。']],
    [['It smelled when I opened the bag.', '打开就有味道，不新鲜。']],
  ),
  pantry: say(
    [
      ['A date far in the future and a good price.', '日期新，价格也划算。'],
      ['Saved me carrying it up six floors.', '重的东西送到六楼，太省事了。'],
      ['I always buy {dish} here.', '{dish}一直在这家买。'],
    ],
    [['As described, but the box was dented.', '东西没问题，盒子压了一下。']],
    [['It runs out next month.', '下个月就到期了。']],
  ),
  medicine: say(
    [
      ['There in twenty minutes, at midnight.', '半夜下单，二十分钟就送到了。'],
      ['The pharmacist answered my question within minutes.', '问了药师，几分钟就回复了，很专业。'],
      ['Sealed, with a date far in the future.', '包装完好，日期很新。'],
      ['Cheaper than downstairs.', '比楼下药店便宜。'],
    ],
    [['Right product, crushed box.', '东西对，盒子压扁了。']],
    [['They sent the wrong size and nobody answered.', '规格发错了，联系不上人。']],
  ),
  convenience: say(
    [
      ['Everything I forgot, in fifteen minutes.', '忘买的都有，十五分钟到。'],
      ['A lifesaver late at night.', '半夜救急，靠谱。'],
      ['Nothing missing, all of it fresh.', '一样没少，日期都新。'],
    ],
    [['Fine, though dearer than in the supermarket.', '可以，比超市贵一点。']],
    [['They replaced an item without asking.', '没问我就换了一样东西。']],
  ),
  flowers: say(
    [
      ['Fresher than in the picture, and they lasted ten days.', '比图片还新鲜，养了十天。'],
      ['My wife cried. In a good way.', '老婆收到感动哭了。'],
      ['Beautifully wrapped, and the card was written by hand.', '包得很美，贺卡是手写的。'],
    ],
    [['Pretty, but a few buds were still closed.', '好看，有几朵还没开。']],
    [['Brown petals on the day they came.', '当天收到花瓣就发黄了。']],
  ),
  pets: say(
    [
      ['My cat approves. That says everything.', '主子很满意，这就够了。'],
      ['The dog knows the rider by now.', '我家狗都认识骑手了。'],
      ['Fresh date and well packed.', '日期新，包装好。'],
    ],
    [['All right, but my cat ignored it.', '东西还行，猫不太理。']],
    [['The bag was torn.', '袋子破了，撒了一地。']],
  ),
  household: say(
    [
      ['Does what it should and costs little.', '便宜好用。'],
      ['Exactly as described.', '和描述一致。'],
      ['Sturdier than I expected.', '比想象中结实。'],
    ],
    [['Usable, but thinner than it looks.', '能用，比图片薄。']],
    [['Broken after two days.', '用了两天就坏了。']],
  ),
} satisfies Partial<Record<Sort, Voice>>
