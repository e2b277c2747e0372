import type { ShopSource } from '../source'

export const tea: ShopSource[] = [
  {
    key: 'shanye-tea',
    name: ['Shanye Tea House', '山野茶舍'],
    brand: ['Shanye', '山野'],
    profile: [
      'A family of pickers above West Lake, with friends in Anxi, Wuyi and Menghai.',
      '西湖山上的茶农一家，和安溪、武夷、勐海的老朋友。',
    ],
    notice: ['This spring’s Longjing is in; samples go with every order.', '今年明前龙井已到，每单随寄两泡茶样。'],
    look: 'teapot',
    beside: ['teacup-without-handle', 'herb'],
    city: 'hangzhou',
    address: ['18 Longjing Road, Xihu, Hangzhou', '杭州市西湖区龙井路 18 号'],
    rating: 4.9,
    sales: 21300,
    offers: [
      [199, 40],
      [399, 90],
    ],
    ships: ['parcel'],
    menu: `
      # 绿茶白茶 | Green & white tea | life=18m keep=chill at=hangzhou,foshan ret=7
      龙井明前茶礼盒 | Longjing first-flush tea, gift box | 218 | teapot+herb | by=style:gift250,tin125@118,duo500@398 deal=168 member=158 sales=52480 from=hangzhou w=420 tag=gift,handmade limit=5
      > 狮峰山头采，手工炒制 | First picking from Lion Peak, hand-fired
      雨前龙井 | Longjing, before the rains | 98 | teacup-without-handle+herb | by=g:125,250@178 from=hangzhou member=89 sales=8650
      > 豆香浓，日常喝最划算 | Nutty, and the one to drink every day
      碧螺春 | Biluochun | 128 | herb | by=g:100,200@238 from=suzhou
      > 满披白毫，果树边采下来的 | Downy, picked between fruit trees
      安吉白茶 | Anji white-leaf tea | 108 | leaf-fluttering-in-wind | by=g:100,250@248 from=anji
      > 叶白脉绿，鲜得像高汤 | Pale leaf, green veins, savoury as broth
      太平猴魁 | Taiping Houkui | 168 | herb/in-green | by=g:100,200@318 from=huangshan
      > 两叶抱一芽，杯中立着看 | Long flat leaves that stand up in the glass
      黄山毛峰 | Huangshan Maofeng | 88 | mountain+herb | by=g:125,250@158 from=huangshan deal=69
      > 云雾里长大的，清甜耐泡 | Raised in cloud, sweet for five steeps
      福鼎白毫银针 | Fuding silver needle | 188 | teacup-without-handle | by=g:50,100@348 from=fuding
      > 只采独芽，三年后更香 | Buds alone; better still in three years
      老寿眉茶饼 | Aged Shoumei cake | 138 | moon-cake/in-brown | w=420 from=fuding
      > 2016 年压制，煮着喝有枣香 | Pressed in 2016; simmer it for a scent of dates
      # 乌龙红茶 | Oolong & black tea | life=36m keep=dry at=hangzhou,foshan ret=7
      安溪铁观音 | Anxi Tieguanyin | 96 | teapot/in-green | by=roast:light,medium,deep;g:250,500@178 from=anxi sales=7720
      > 清香、浓香两条路，闻香杯说了算 | From orchid to toast, you choose the fire
      武夷大红袍 | Wuyi Da Hong Pao | 158 | teapot/in-brown | by=g:100,200@298 from=wuyi member=146
      > 岩骨花香，足火不焦 | Rock and flower, fully roasted and never burnt
      正山小种 | Lapsang Souchong | 118 | teacup-without-handle/in-brown | by=style:smoked,fruity;g:125,250@218 from=wuyi
      > 桐木关原产，松烟或果香 | From Tongmu: pine smoke or longan
      祁门红茶 | Keemun black tea | 86 | hot-beverage/in-orange | by=g:125,250@158 from=qimen
      > 加奶加糖都压不住的祁门香 | Its scent survives milk and sugar
      勐海熟普 | Menghai ripe pu’er | 128 | moon-cake/in-brown*2 | by=pc:1,5@588 w=420 from=menghai tag=origin
      > 357 克一饼，掰一块煮半天 | 357 g cakes; one chunk lasts an afternoon
      陈皮普洱 | Tangerine-peel pu’er | 78 | tangerine/in-brown*2 | by=pc:12,24@146 w=360 from=xinhui new
      > 一颗一泡，柑皮入茶 | One small tangerine to a pot
      茉莉银毫 | Jasmine silver tips | 68 | blossom/in-cream+herb | by=g:125,250@124 from=hengxian
      > 七窨一提，不见花只闻香 | Scented seven times; the flowers are gone, the smell is not
      # 茶具 | Teaware | ret=7 at=foshan,hangzhou
      景德镇青花盖碗 | Jingdezhen gaiwan, blue and white | 128 | teacup-without-handle/blue | by=style:bowl,set4@238 w=520 from=jingdezhen of=porcelain tag=handmade,fragile
      > 手绘缠枝莲，薄得透光 | Hand-painted lotus, thin enough to see light
      宜兴紫砂壶 | Yixing clay teapot | 298 | teapot/in-brown+herb | by=ml:160,220@338 w=620 from=yixing of=zisha tag=handmade,fragile limit=2
      > 全手工西施壶，越养越润 | Made by hand; it deepens with use
    `,
  },
  {
    key: 'yunling-roasters',
    name: ['Yunling Roasters & Cellar', '云岭烘焙酒窖'],
    brand: ['Yunling', '云岭'],
    profile: [
      'Yunnan beans roasted to order, and the small bottles we drink after work.',
      '云南豆子下单再烘，下班后喝的小酒也在这里。',
    ],
    notice: ['Roasted on Tuesdays and Fridays, shipped the next day.', '每周二、周五烘焙，次日发货。'],
    look: 'hot-beverage',
    beside: ['cookie', 'wine-glass'],
    city: 'kunming',
    address: ['26 Cuihu Road, Wuhua, Kunming', '昆明市五华区翠湖路 26 号'],
    rating: 4.8,
    sales: 7600,
    offers: [
      [129, 15],
      [259, 40],
    ],
    ships: ['parcel', 'heavy'],
    menu: `
      # 咖啡冲饮 | Coffee & mixes | life=12m keep=dry at=chengdu,foshan
      保山小粒咖啡豆 | Baoshan coffee beans | 58 | beans/in-brown | by=roast:light,medium,deep;g:227,454@108 from=baoshan member=54 sales=9860 tag=best
      > 黑糖、柑橘、一点可可 | Brown sugar, citrus and a little cocoa
      孟连日晒瑰夏 | Menglian natural Geisha | 128 | beans/in-brown+blossom | w=160 from=puer deal=108
      > 100 克小罐，茉莉和莓果 | A 100 g tin of jasmine and berry
      意式拼配 | House espresso blend | 69 | hot-beverage/in-brown | by=style:whole,ground;g:454,1000@138 from=kunming
      > 奶咖专用，苦得有礼貌 | Made for milk; bitter with manners
      挂耳咖啡 | Drip-bag coffee | 39.9 | hot-beverage | by=bag:10,30@99 w=180 sales=11320
      > 撕开挂上杯，热水三次 | Tear, hang, pour three times
      冻干速溶咖啡 | Freeze-dried instant coffee | 49.9 | cup-with-straw/in-brown | by=bag:12,24@89 w=120
      > 冷水三秒化开 | Dissolves in cold water in three seconds
      冷萃咖啡液 | Cold-brew concentrate | 45 | tumbler-glass+ice | by=bag:10,20@82 w=520 keep=cool
      > 一条配 200 毫升牛奶 | One stick to a glass of milk
      黑芝麻核桃粉 | Black sesame and walnut powder | 36.8 | sesame-soup | by=g:500,1000@66 from=guangxi
      > 现磨低糖，早餐一杯顶饱 | Ground fresh, low in sugar, breakfast in a cup
      桂花藕粉 | Osmanthus lotus powder | 32.8 | lotus-root | by=bag:10,20@58 w=380 from=hangzhou
      > 先凉水化，再开水冲 | Cold water first, then boiling
      可可粉 | Dutch cocoa | 42 | chocolate-bar | by=g:250,500@76 from=ghana tag=imported
      > 22% 可可脂，烘焙冲饮两用 | 22 % cocoa butter for cups and cakes
      # 酒水 | Wine & spirits | ret=7 age=216 keep=dark at=chengdu,foshan ship=heavy tag=fragile
      青梅酒 | Green plum wine | 69 | cocktail-glass/in-green | by=bottle:1,2@128 w=950 from=dali member=64
      > 12 度微酸，冰饮最好 | 12 %, slightly sour, best on ice
      玫瑰米酿 | Rose rice wine | 45 | sake/in-pink+rose | by=bottle:2,4@82 w=1500 from=dali
      > 3 度甜酿，花瓣还在瓶里 | 3 % and sweet, petals still in the bottle
      绍兴花雕八年陈 | Shaoxing Huadiao, eight years | 88 | amphora | by=bottle:1,2@168 w=1150 from=shaoxing sales=3170
      > 温到四十度，配蟹 | Warm it to forty degrees and serve with crab
      宁夏赤霞珠干红 | Ningxia Cabernet Sauvignon | 138 | wine-glass | by=bottle:1,6@738 w=1350 from=ningxia
      > 贺兰山东麓，橡木桶十二个月 | East of Helan Mountain, twelve months in oak
      精酿小麦啤酒 | Craft wheat beer | 59.9 | beer-mug | by=can:6,12@109 w=2200 deal=49.9 sales=6480 from=qingdao
      > 香蕉和丁香，泡沫细得像奶油 | Banana and clove under a creamy head
      大理干白 | Dali dry white | 98 | bottle-with-popping-cork | by=bottle:1,2@186 w=1300 from=dali few
      > 高原雷司令，配海鲜 | Highland Riesling for seafood
      无醇气泡酒 | Alcohol-free sparkling | 49 | clinking-glasses | by=bottle:1,3@138 w=1400 new
      > 开车也能碰杯 | For drivers who like a toast
      荔枝米酒 | Lychee rice wine | 52 | tropical-drink | by=bottle:1,2@96 w=900 from=guangxi
      > 鲜榨荔枝，8 度刚好微醺 | Pressed lychee, 8 %, just enough
    `,
  },
]
