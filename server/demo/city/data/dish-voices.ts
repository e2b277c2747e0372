import type { Sort } from '../sorts'
import { say, type Voice } from './voice'

/** Review phrases of dishes. */
export const dishVoices = {
  soupNoodles: say(
    [
      ['The broth is clear but deep. I drank every drop.', '汤头清亮又醇厚，我喝得一滴不剩。'],
      ['Noodles and broth came in separate boxes, so nothing was soggy.', '面和汤分开装，到手一点没坨。'],
      ['The noodles still had bite after half an hour on the road.', '路上半小时，面还是筋道的。'],
      ['{dish}: proper comfort food on a rainy evening.', '下雨天来一碗{dish}，整个人都暖了。'],
      ['Plenty of topping, not just a bowl of noodles with a garnish.', '浇头给得足，不是光吃面。'],
      [
        'I have had {dish} in three places nearby and this is the one I come back to.',
        '附近三家的{dish}都吃过，还是这家最对味。',
      ],
    ],
    [
      ['Good broth, but the noodles had gone soft on the way.', '汤不错，就是面送到有点软了。'],
      ['A bit salty today. It used to be milder.', '今天偏咸，以前没这么重口。'],
      ['Decent, but I would like more topping for the price.', '味道可以，这个价浇头再多点就好了。'],
    ],
    [
      ['The noodles were one big lump when I opened it.', '打开面全坨在一起了，夹都夹不开。'],
      ['Half of the broth had leaked into the bag.', '汤漏了半袋，剩下的面是干的。'],
    ],
  ),
  noodles: say(
    [
      ['Good wok breath, and not swimming in oil.', '锅气很足，也不油。'],
      ['Springy noodles and the sauce coats every strand.', '面条弹牙，每一根都裹满酱汁。'],
      ['{dish} is my lunch every Wednesday.', '每周三午饭雷打不动{dish}。'],
      ['Exactly the right amount of spice for me.', '辣度刚刚好，越吃越香。'],
      ['One portion kept me full until dinner.', '一份下去，到晚饭都不饿。'],
    ],
    [
      ['Tasty, but stuck together in the box.', '味道行，就是有点粘成一坨。'],
      ['Could use more vegetables.', '配菜再多一点就好了。'],
    ],
    [
      ['Oily to the last strand.', '油太大了，盒底一层油。'],
      ['{dish} was cold and had no taste of anything.', '{dish}送来是凉的，也没什么味道。'],
    ],
  ),
  dumplings: say(
    [
      ['Thin skins, juicy filling, and you taste what is in it.', '皮薄馅大，一口下去有汁水。'],
      ['Made by hand, and you can taste it.', '手工现做的，吃得出来。'],
      ['{dish} survived the ride in one piece. Not a single one burst.', '{dish}一路送来一个没破。'],
      ['The filling is fresh, no hard bits, no odd smell.', '馅料新鲜，没有筋也没有怪味。'],
      ['My parents are picky about these and asked for more.', '爸妈嘴挺挑的，吃完还问能不能再点一份。'],
    ],
    [
      ['The filling is good, but the skin had dried out a little.', '馅可以，皮有点干了。'],
      ['Nice, just smaller than I remember.', '味道没变，个头好像小了。'],
    ],
    [
      ['They had all stuck together and tore when I pulled.', '全粘在一起，一夹就破。'],
      ['Lukewarm, and the vinegar was missing.', '送到不热了，醋也没给。'],
    ],
  ),
  rice: say(
    [
      ['The rice is fluffy and there is enough on top for the last spoonful.', '米饭粒粒分明，菜够吃到最后一口。'],
      ['{dish} never disappoints. My standard work lunch.', '{dish}从不踩雷，工作日标配。'],
      ['Generous, well seasoned and still hot.', '份量足，调味好，到手还是热的。'],
      ['The sauce soaks into the rice. I scraped the box clean.', '酱汁拌饭绝了，盒子刮得干干净净。'],
      ['A balanced box, and I did not feel heavy afterwards.', '荤素搭配合适，吃完不腻。'],
    ],
    [
      ['The rice was a bit hard, the rest fine.', '饭偏硬，菜还行。'],
      ['Fine for a quick lunch, nothing more.', '应付一顿午饭够了，没什么惊喜。'],
    ],
    [
      ['The rice was dry and the topping a joke.', '饭是干的，菜就那么几片。'],
      ['{dish} looked nothing like the picture.', '{dish}和图片完全不是一回事。'],
    ],
  ),
  sushi: say(
    [
      ['The fish is fresh, cut thick, and arrived properly chilled.', '鱼很新鲜，切得厚，冰袋送到还是凉的。'],
      ['Rice seasoned just right, not too sour.', '醋饭调得正好，不会太酸。'],
      ['{dish} on the sofa, almost as good as at the counter.', '在家吃{dish}，和坐在吧台差不多。'],
      ['Enough wasabi and ginger for once.', '难得芥末和姜片给得够。'],
    ],
    [
      ['Fresh enough, but the rice had gone hard.', '鱼还算新鲜，醋饭有点硬了。'],
      ['Pretty, but small for the money.', '卖相好，这个价份量偏小。'],
    ],
    [
      ['The fish was warm. I did not dare to finish it.', '鱼送到是温的，没敢吃完。'],
      ['Everything had slid to one side of the box.', '打开全挤到一边，散架了。'],
    ],
  ),
  fried: say(
    [
      ['Still crackling when I bit into it.', '到手咬下去还是咔滋响的。'],
      ['Crisp outside, juicy inside, and not greasy.', '外酥里嫩，一点不油腻。'],
      ['The kids finished {dish} before I had sat down.', '我还没坐下，孩子们已经把{dish}抢光了。'],
      ['They punch holes in the box so it stays crisp. Clever.', '盒子开了透气孔，送到还是脆的，用心。'],
      ['{dish} with a film, nothing better.', '配着电影吃{dish}，太满足了。'],
    ],
    [
      ['Good seasoning, but it had gone soft.', '调味不错，可惜闷软了。'],
      ['A little dry this time.', '这次有点柴。'],
    ],
    [
      ['Soggy, and it tasted of old oil.', '又软又有一股老油味。'],
      ['Mostly batter, hardly anything inside.', '全是面糊，里面没多少东西。'],
    ],
  ),
  pots: say(
    [
      ['Came bubbling hot and smelled fantastic.', '送到还冒泡，一屋子都是香味。'],
      ['So much in it that two of us shared one.', '料特别多，一份两个人吃够了。'],
      ['{dish} has real depth. You can tell someone takes their time.', '{dish}味道有层次，看得出花了功夫。'],
      ['Numbing, spicy, fragrant: exactly what I wanted.', '香味够浓，越吃越上头。'],
      ['Perfect with a bowl of rice on a cold day.', '天冷配一碗米饭，太下饭了。'],
    ],
    [
      ['Tasty, but more broth than anything else.', '味道可以，就是汤多料少。'],
      ['Too salty for me, fine otherwise.', '对我来说偏咸，其他还好。'],
    ],
    [
      ['The lid had come off and the bag was full of sauce.', '盖子开了，袋子里全是汤汁。'],
      ['{dish} was nothing but oil on top.', '{dish}上面厚厚一层油，没法吃。'],
    ],
  ),
  meat: say(
    [
      ['Tender, well seasoned and plenty of it.', '肉嫩入味，份量也实在。'],
      ['You taste the meat, not just the sauce.', '吃得到肉本身的香，不是全靠酱料。'],
      ['{dish} came hot and juicy.', '{dish}送到还烫手，肉汁都锁住了。'],
      ['Ordered it for friends and everybody asked where it was from.', '朋友聚会点的，都问是哪家的。'],
      ['Good quality for this price. I checked.', '这个价位能有这个肉质，良心了。'],
    ],
    [
      ['The flavour is there, but it was overdone.', '味道有，就是火候过了。'],
      ['Nice, but I expected a bigger portion.', '好吃是好吃，量再大点就好了。'],
    ],
    [
      ['Tough as a boot.', '肉老得嚼不动。'],
      ['Nearly all fat, little meat.', '肥的多瘦的少，腻得不行。'],
    ],
  ),
  seafood: say(
    [
      ['Sweet, fresh, no fishy smell at all.', '鲜甜，一点腥味都没有。'],
      ['Cleaned properly. That alone deserves five stars.', '处理得很干净，就冲这点给五星。'],
      ['{dish} was the first to be gone at our table.', '一桌菜，{dish}最先光盘。'],
      ['Firm and juicy, you can tell it was not frozen.', '肉质紧实，吃得出不是冻货。'],
    ],
    [
      ['Fresh, but heavy on the garlic.', '食材新鲜，就是蒜味盖过了鲜味。'],
      ['Good, though the pieces were rather small.', '味道不错，个头偏小。'],
    ],
    [
      ['It smelled fishy, so we left it.', '有腥味，没敢多吃。'],
      ['Overcooked and rubbery.', '煮过头了，嚼着像橡皮。'],
    ],
  ),
  vegetables: say(
    [
      ['Fresh and green, cooked just long enough.', '菜很新鲜，火候刚好。'],
      ['A good side: not oily, not bland.', '小菜很清爽，不油也不寡淡。'],
      ['Even my son ate his share of {dish}.', '平时不爱吃菜的儿子，{dish}也吃了不少。'],
      ['Simple and clean. We order {dish} every time.', '简单干净，每次都要加一份{dish}。'],
    ],
    [
      ['Fine, but a bit watery.', '还行，就是出水有点多。'],
      ['A small portion for a side.', '作为配菜，份量偏少。'],
    ],
    [
      ['Wilted and drowned in oil.', '菜都蔫了，泡在油里。'],
      ['There was sand in it.', '没洗干净，吃到沙子了。'],
    ],
  ),
  eggs: say(
    [
      ['Soaked up all the flavour, right to the yolk.', '入味到蛋黄里，好吃。'],
      ['Cheap and good. I add it to every order.', '便宜好吃，每单都顺手加一份。'],
      ['Cooked exactly right.', '火候刚刚好。'],
    ],
    [['All right, nothing special.', '中规中矩。']],
    [['Hard and dry all the way through.', '煮太老了，干巴巴的。']],
  ),
  soups: say(
    [
      ['Smooth and gentle on the stomach. I order it when I am unwell.', '绵密顺滑，胃不舒服的时候就靠它。'],
      ['Sealed so well that not a drop was lost.', '封口很严，一滴没洒。'],
      ['{dish} was still too hot to eat right away.', '{dish}打开还烫嘴，得吹一吹。'],
      ['Not too thick, not too thin, and lightly seasoned.', '稠稀刚好，味道清淡。'],
      ['Tastes like home.', '像家里煮的味道。'],
    ],
    [
      ['A little thin today.', '今天有点稀。'],
      ['Fine, but it could have been hotter.', '味道可以，再热一点就好了。'],
    ],
    [
      ['The cup had tipped over, half of it was gone.', '杯子倒了，洒掉一半。'],
      ['Watery and lukewarm.', '又稀又不热。'],
    ],
  ),
  handheld: say(
    [
      ['Well stacked, held together to the last bite.', '料很满，吃到最后都没散。'],
      ['The bread is toasted and stayed crisp.', '面饼烤得香，送到还是脆的。'],
      ['{dish} for lunch is my Friday ritual.', '周五午饭固定节目：{dish}。'],
      ['Real ingredients and good sauce.', '用料实在，酱也调得好。'],
      ['One is plenty for lunch.', '一个就能顶一顿午饭。'],
    ],
    [
      ['Good filling, but the bread had gone soft.', '馅料不错，外面有点软了。'],
      ['Too much sauce for my taste.', '酱放多了点。'],
    ],
    [
      ['It fell apart in the box.', '打开已经散成一盒。'],
      ['They left out what I had paid extra for.', '加了钱的料没放。'],
    ],
  ),
  pizza: say(
    [
      ['Blistered crust, lots of cheese that still pulled.', '饼边有焦斑，芝士还能拉丝。'],
      ['Arrived whole and hot, in a box with a little table.', '送到整块都是热的，盒里还有小支架。'],
      ['{dish} is worth the extra minutes in the oven.', '{dish}值得等那几分钟。'],
    ],
    [['Good crust, a bit mean with the topping.', '饼底不错，料少了点。']],
    [['All the cheese was stuck to the lid.', '芝士全粘在盒盖上了。']],
  ),
  salads: say(
    [
      ['Crisp leaves and the dressing comes on the side.', '菜叶脆嫩，酱汁单独装。'],
      ['Filling without being heavy.', '吃得饱又没负担。'],
      ['{dish} got me through my week of eating well.', '减脂期靠{dish}续命。'],
      ['Colourful, fresh and a lot of it.', '颜色好看，新鲜，量还大。'],
    ],
    [['Fresh, but the dressing was too sweet.', '食材新鲜，酱偏甜。']],
    [['Brown edges on half of the leaves.', '一半菜叶边都发黄了。']],
  ),
  coldDrinks: say(
    [
      ['Just sweet enough.', '甜度刚刚好，不齁。'],
      ['Arrived ice-cold and perfectly sealed.', '送到还是冰冰凉，封口很严。'],
      ['Goes with everything else I ordered.', '配餐刚刚好，解腻。'],
      ['{dish} is the reason I survive afternoons.', '下午全靠{dish}续命。'],
      ['Refreshing, and not as sweet as elsewhere.', '清爽解渴，没别家那么甜。'],
      ['Second cup this week. No regrets.', '这周第二杯了，不后悔。'],
    ],
    [
      ['Nice, but most of it was ice.', '味道不错，冰太多了。'],
      ['A little too sweet for me.', '对我来说偏甜了。'],
    ],
    [
      ['The lid had leaked and the bag was sticky.', '杯盖漏了，袋子里黏糊糊的。'],
      ['Watered down. The ice had melted long ago.', '冰全化了，味道很淡。'],
    ],
  ),
  hotDrinks: say(
    [
      ['Still hot, and the cup was sealed well.', '送到还是热的，封口很好。'],
      ['Fragrant and smooth, no bitterness.', '香气足，入口顺，不苦涩。'],
      ['{dish} before nine and the day is saved.', '早上一杯{dish}，一天都精神。'],
      ['Tastes as it does in the shop.', '和在店里喝一个味道。'],
    ],
    [['Good, but only warm when it came.', '味道可以，送到只剩温的了。']],
    [['Weak and lukewarm.', '又淡又不热。']],
  ),
  alcohol: say(
    [
      ['Came cold, with ice packs.', '冰袋送来，还是冰的。'],
      ['Goes with everything on this menu.', '配他们家的菜刚刚好。'],
      ['Good choice and fairly priced.', '价格公道，比楼下便宜。'],
    ],
    [['Fine, but it was no longer really cold.', '可以，就是不够冰了。']],
    [['Shaken so much that half of it foamed out.', '一路晃的，打开喷了一半。']],
  ),
  sweets: say(
    [
      ['Light, not too sweet, and clearly made today.', '口感轻盈，不会太甜，一吃就是当天做的。'],
      ['Arrived without a dent. Lovely box.', '送到完好无损，盒子也好看。'],
      ['Bought {dish} for a colleague and ended up eating half.', '本来给同事带的{dish}，自己吃了一半。'],
      ['My daughter calls {dish} her favourite.', '女儿说{dish}是她的最爱。'],
      ['A small treat that makes the afternoon.', '下午茶来一份，心情都好了。'],
    ],
    [
      ['Nice, but rather sweet for me.', '好吃，对我来说偏甜。'],
      ['Pretty, a bit small.', '好看，就是小了点。'],
    ],
    [
      ['Squashed when it arrived.', '送到已经压扁了。'],
      ['Dry, as if from yesterday.', '口感发干，像隔夜的。'],
    ],
  ),
  ices: say(
    [
      ['Did not melt on the way. Well packed.', '一路没化，保温做得好。'],
      ['Tastes of fruit and milk, not of syrup.', '是真材实料的味道，不是糖精味。'],
      ['{dish} in this heat is bliss.', '大热天来一份{dish}，太爽了。'],
    ],
    [['Delicious, but half melted.', '好吃，就是化了一些。']],
    [['Soup by the time it arrived.', '送到全化成水了。']],
  ),
} satisfies Partial<Record<Sort, Voice>>
