import type { ShopSource } from '../source'

export const plants: ShopSource[] = [
  {
    key: 'green-sill',
    name: ['Green Sill Nursery', '窗台绿植'],
    brand: ['Green Sill', '窗台'],
    profile: ['Grown in our own greenhouses, posted in their pots.', '自家大棚，带土带盆到家。'],
    notice: ['Dead within 15 days? We send another.', '15 天内养死包补发。'],
    look: 'potted-plant',
    beside: ['cactus', 'seedling'],
    city: 'foshan',
    address: ['Chencun Flower World, Shunde, Foshan', '佛山市顺德区陈村花卉世界'],
    rating: 4.8,
    sales: 7800,
    offers: [
      [69, 8],
      [129, 18],
    ],
    ships: ['plant'],
    menu: `
      # 室内绿植 | House plants | ret=0 at=foshan,chengdu from=shunde
      龟背竹陶盆 | Monstera in a clay pot, with care guide | 45 | potted-plant | by=pot:14,18@69,22@109 w=1900 v=14000 light=bright water=w1 sales=39620 tag=best member=42
      > 新叶带洞，附养护卡 | New leaves come with holes, and there is a card of care
      虎皮兰 | Snake plant | 29.9 | herb | by=pot:12,18@49 w=1500 light=any water=w2 sales=8310
      > 忘了浇水也活 | Forgives forgetting
      琴叶榕 | Fiddle-leaf fig | 128 | deciduous-tree | by=tall:60,90+40,120+90 w=4200 v=42000 light=bright water=w1
      > 一棵就是一个角落 | Fills a corner on its own
      绿萝吊篮 | Hanging pothos | 19.9 | leafy-green | by=pot:12,16@32 w=900 light=any water=w1 deal=15.9
      > 挂高处，藤能垂到地 | Hang it high; it will reach the floor
      发财树 | Money tree | 69 | palm-tree | by=style:single,braided+40 w=3800 v=30000 light=shade water=w2 tag=gift
      > 开张乔迁都送它 | For new shops and new flats
      文竹 | Asparagus fern | 25.9 | evergreen-tree | by=pot:10,14@39 w=720 light=shade water=w1
      > 书桌上的一小片云 | A small cloud for the desk
      空气凤梨 | Air plants | 32 | pineapple/in-green | by=pc:3,6@58 w=160 light=bright water=mist
      > 不用土，喷水就行 | No soil, just a mist
      幸运四叶草 | Lucky clover | 16.9 | four-leaf-clover | w=520 light=bright water=d3
      > 晚上会合上叶子睡觉 | Folds its leaves at night
      # 多肉仙人掌 | Succulents & cacti | ret=0 at=foshan from=zhangzhou light=bright
      多肉拼盆 | Succulent bowl | 39.9 | lotus/in-green | by=pc:5,9@62 w=1300 water=w2 sales=6190
      > 五种颜色，已经种好 | Five colours, planted for you
      金琥仙人球 | Golden barrel cactus | 26 | cactus | by=pot:8,12@45 w=620 water=month
      > 一个月浇一次 | Water it once a month
      乒乓福娘 | Ping-pong succulent | 22.8 | green-mochi | w=420 water=w2
      > 像一捧小乒乓 | A handful of little balls
      # 盆器园艺 | Pots & gardening | ret=7 at=foshan,hangzhou from=shunde
      红陶花盆 | Terracotta pots | 19.9 | amphora | by=pot:12,16@27.9 w=900 of=clay tag=fragile
      > 透气，带托盘 | It breathes, saucer included
      营养土 | Potting mix | 22.9 | potted-plant/in-brown+seedling | by=l:5,15@46 w=2600 ship=plant
      > 泥炭加珍珠岩，直接种 | Peat and perlite, ready to use
      长嘴浇水壶 | Long-spout watering can | 39 | teapot/in-green | by=l:1,1.8@52 w=420
      > 水线细，不冲土 | A fine stream that leaves the soil be
      园艺剪刀 | Pruning shears | 35 | scissors | w=260 of=steel
      > 省力弹簧，剪口平 | Sprung, with a clean cut
      蔬菜种子 | Vegetable seeds | 12.9 | seedling | by=seed:tomato,lettuce,chilli w=20 light=bright new
      > 阳台一盆，四十天能吃 | From a balcony to the plate in forty days
    `,
  },
  {
    key: 'morning-bloom',
    name: ['Morning Bloom Flowers', '朝花夕拾'],
    brand: ['Morning Bloom', '朝花'],
    profile: ['Cut in Kunming at dawn, in your vase by the next day.', '清晨昆明采，次日瓶中开。'],
    notice: ['Leave the stems in deep water for four hours before arranging.', '收到后深水醒花四小时再插瓶。'],
    look: 'bouquet',
    beside: ['tulip', 'sunflower'],
    city: 'kunming',
    address: ['Dounan Flower Market Hall 2, Chenggong, Kunming', '昆明市呈贡区斗南花市 2 号馆'],
    rating: 4.7,
    sales: 9900,
    offers: [
      [99, 10],
      [199, 25],
    ],
    ships: ['cold'],
    menu: `
      # 鲜花花束 | Cut flowers | ret=0 at=chengdu,foshan from=kunming life=7d water=d1
      卡罗拉红玫瑰 | Carola red roses | 39.9 | rose | by=stem:10,20@69 w=900 sales=34870 member=36.9 tag=best
      > 大花头，能开一周 | Large heads that last a week
      香槟玫瑰花束 | Champagne rose bouquet | 129 | bouquet | by=stem:19,33@198 w=1200 tag=gift deal=109
      > 配尤加利，写好贺卡 | With eucalyptus and your card written out
      向日葵 | Sunflowers | 29.9 | sunflower | by=stem:5,10@52 w=1000 sales=7110
      > 花苞发货，两天全开 | Sent in bud, open in two days
      荷兰郁金香 | Dutch tulips | 45.9 | tulip | by=hue:red,yellow,lavender;stem:10,20@82 w=800 tag=season
      > 见光就张，夜里合上 | Open with the light, closed by night
      芍药 | Peonies | 59.9 | hibiscus | by=stem:5,10@108 w=900 tag=season few
      > 硬骨朵捏软了就开 | Squeeze the hard buds and they open
      风信子 | Hyacinths | 32.8 | hyacinth | by=stem:3,6@58 w=700
      > 一屋子都是春天的味道 | The whole room smells of spring
      荷花 | Lotus buds | 36 | lotus/petal | by=stem:5,10@65 w=700 tag=season
      > 手动翻瓣，插大肚瓶 | Fold back the petals by hand
      洋甘菊 | Chamomile | 22.8 | blossom | by=stem:10,20@39 w=420
      > 小小一束，放床头 | A small bunch for the bedside
      混合鲜花周订 | Weekly mixed flowers | 148 | bouquet+spiral-calendar | by=week:4,8@278 w=3600 sales=5260
      > 每周六一束，花艺师配色 | Every Saturday, colours by a florist
      粉桔梗 | Pink lisianthus | 28.8 | cherry-blossom | by=stem:5,10@52 w=520
      > 像玫瑰，没有刺 | A rose without thorns
      # 干花摆件 | Dried flowers & vases | ret=7 at=hangzhou,chengdu from=kunming
      永生花玻璃罩 | Preserved rose dome | 168 | rose+crystal-ball | by=hue:red,pink,blue w=820 tag=gift,fragile sales=3620
      > 三年不谢，带小夜灯 | Lasts three years, with a small light
      干花薰衣草 | Dried lavender | 26.9 | hyacinth/in-lavender | by=bag:1,2@46 w=220
      > 新疆伊犁，香一整年 | From Ili, scented all year
      麦穗束 | Dried wheat sheaf | 19.9 | sheaf-of-rice | by=stem:50,100@34 w=320
      > 风吹麦浪放客厅 | A field for the living room
      玻璃花瓶 | Ribbed glass vase | 49 | jar | by=cm:20,28@69 w=1300 of=glass tag=fragile
      > 竖纹厚底，不容易倒 | Ribbed, with a heavy foot
      松果花环 | Pine-cone wreath | 79 | hollow-red-circle/in-green+ribbon | w=620 of=wood new
      > 手工扎制，挂门上 | Tied by hand, for the door
      藤编花篮 | Rattan flower basket | 39 | basket | by=style:small,large+16 w=420 of=bamboo
      > 干花鲜花都能放 | For dried flowers or fresh
    `,
  },
]
