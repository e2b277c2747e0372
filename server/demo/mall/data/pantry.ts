import type { ShopSource } from '../source'

export const pantry: ShopSource[] = [
  {
    key: 'wuchang-granary',
    name: ['Wuchang Granary', '五常粮仓'],
    brand: ['Wuchang Granary', '五常粮仓'],
    profile: [
      'Rice milled the week it ships, and the beans, flours and oils of the black soil.',
      '现碾现发的五常大米，和黑土地上的杂粮。',
    ],
    notice: ['Milled on Mondays and Thursdays.', '每周一、周四集中碾米发货。'],
    look: 'sheaf-of-rice',
    beside: ['cooked-rice', 'ear-of-corn'],
    city: 'harbin',
    address: ['88 Rice Road, Wuchang, Harbin', '哈尔滨市五常市稻香路 88 号'],
    rating: 4.9,
    sales: 13400,
    offers: [
      [129, 10],
      [259, 25],
    ],
    ships: ['heavy', 'parcel'],
    menu: `
      # 米面杂粮 | Rice, flour & grains | from=wuchang life=12m keep=dry at=tianjin,hangzhou,foshan
      五常稻花香大米 | Wuchang Daohuaxiang rice | 69.9 | cooked-rice | by=kg:2.5,5@129,10@239 member=64.9 sales=23180 tag=best
      > 一碗饭香一屋，冷了也不硬 | Scents the kitchen, stays soft when cold
      长粒香米 | Long-grain fragrant rice | 45.9 | sheaf-of-rice+cooked-rice | by=kg:5,10@85 deal=39.9 sales=9870
      > 天天吃的那一袋 | The everyday bag
      胚芽米 | Germ rice | 38.8 | rice-ball*2 | by=g:1000,2500@88
      > 留住米胚，口感比糙米软 | Keeps the germ, cooks softer than brown rice
      东北珍珠糯米 | Sticky rice | 26.8 | rice-balls | by=kg:1,2.5@58
      > 包粽子、做年糕都够黏 | Clings together for zongzi and rice cakes
      黄小米 | Golden millet | 22.8 | millet | by=kg:1,2.5@52 from=chifeng sales=5290
      > 熬出厚厚一层米油 | Boils down with a proper skin of cream
      玉米糁 | Corn grits | 15.9 | ear-of-corn*2 | by=kg:1,2.5@35
      > 大锅慢熬，配咸菜正好 | Simmer slowly, serve with pickles
      高筋面包粉 | Strong bread flour | 29.9 | bread+sheaf-of-rice | by=kg:2.5,5@55 w=2700
      > 吸水好，手套膜轻松揉出 | Drinks water, gives a windowpane without a fight
      雪花饺子粉 | Snow-white dumpling flour | 26.9 | dumpling+sheaf-of-rice | by=kg:2.5,5@49
      > 皮薄不破，煮完透亮 | Thin skins that hold and turn clear
      手工挂面 | Hand-hung noodles | 32.9 | dry-noodles | by=g:1000,2000@59
      > 阴干不烘烤，煮三分钟 | Air-dried, three minutes in the pot
      荞麦面 | Buckwheat noodles | 28.8 | cold-noodles | by=bag:4,8@52 w=1300 from=chifeng
      > 荞麦粉占六成，凉拌最爽口 | Sixty per cent buckwheat; best cold
      冻干燕麦片 | Rolled oats | 35.9 | bowl-with-spoon/soup | by=kg:1,2@66 member=32.9
      > 整粒压片，不加一点糖 | Whole grains, rolled flat, no sugar
      东北大豆 | North-east soybeans | 18.8 | peanuts/in-cream | by=kg:1,2.5@42
      > 打豆浆浓得挂杯 | Makes a soy milk that coats the glass
      红小豆 | Red beans | 24.9 | beans | by=kg:1,2@46
      > 煮开花只要四十分钟 | Bursts in forty minutes
      # 油醋蛋酱 | Oil & vinegar | from=harbin life=18m keep=dark at=tianjin,foshan
      物理压榨大豆油 | Cold-pressed soybean oil | 69.9 | jar/in-gold | by=l:2.5,5@125 w=2600 ship=heavy
      > 非转基因豆子，一级油 | First-grade oil from non-GM beans
      亚麻籽油 | Flaxseed oil | 59 | pouring-liquid/in-gold | by=ml:500,1000@108 w=900 from=ningxia member=54
      > 凉拌一勺，别下热锅 | A spoonful for salads, never for the wok
      糙米醋 | Brown rice vinegar | 22.8 | sake/in-brown | by=bottle:2,6@62 w=1300
      > 陈酿三年，酸得柔和 | Aged three years until the edge is gone
      压榨葵花籽油 | Sunflower oil | 65.9 | sunflower+droplet | w=5200 ship=heavy from=neimenggu deal=56.9
      > 五升桶装，炒菜清爽 | A five-litre can, light in the wok
    `,
  },
  {
    key: 'chuanwei-sauces',
    name: ['Chuanwei Sauce Yard', '川味酱园'],
    brand: ['Chuanwei', '川味酱园'],
    profile: [
      'Three hundred clay vats in Pixian, and everything a Sichuan kitchen reaches for.',
      '郫县三百口晒缸，川菜灶头要的都在这里。',
    ],
    notice: ['Glass jars travel in foam; broken ones are replaced.', '玻璃瓶加厚泡沫箱，破损包赔。'],
    look: 'hot-pepper',
    beside: ['garlic', 'jar'],
    city: 'chengdu',
    address: ['7 Vat Lane, Xindu, Chengdu', '成都市新都区晒缸巷 7 号'],
    rating: 4.8,
    sales: 9700,
    offers: [
      [59, 5],
      [99, 12],
    ],
    ships: ['parcel'],
    menu: `
      # 酱料调味 | Sauces & spices | from=chengdu life=18m keep=dry at=chengdu,hangzhou
      郫县豆瓣酱 | Pixian bean paste | 18.9 | jar+hot-pepper | by=g:500,1000@33 sales=14360 tag=best
      > 晒足三年，炒出一锅红油 | Sunned for three years; turns the oil red
      牛油火锅底料 | Beef-tallow hotpot base | 29.9 | pot-of-food | by=heat:mild,midhot,hot;bag:2,4@55 w=900 member=26.9 sales=12650
      > 一块够四个人涮一晚 | One block feeds four for an evening
      麻辣香锅料 | Mala dry-pot sauce | 16.8 | shallow-pan-of-food | by=bag:2,5@38 w=420
      > 一包炒三斤菜 | A packet for three pounds of anything
      油泼辣子 | Chilli oil with crisps | 19.8 | jar/in-red+hot-pepper | by=g:230,460@36 deal=15.9 sales=8730
      > 现泼现装，芝麻香先到 | Poured hot; the sesame arrives first
      汉源花椒 | Hanyuan Sichuan pepper | 25.8 | herb/in-red | by=g:50,100@46 from=hanyuan
      > 麻得干净，炒前轻轻焙一下 | A clean tingle; toast it first
      青花椒 | Green Sichuan pepper | 22.8 | herb | by=g:50,100@40 from=hanyuan
      > 鲜麻带柠檬香，煮鱼必备 | Lemony and sharp, for fish
      小磨香油 | Stone-ground sesame oil | 32 | droplet/in-gold | by=ml:250,500@58 w=650
      > 石磨慢转，热菜出锅再淋 | Ground slowly; drizzle it last
      红烧酱油 | Dark soy sauce | 15.9 | sake/in-black | by=ml:500,1000@28 w=1050
      > 头道原酿，上色不发苦 | First pressing, colour without bitterness
      天府泡菜 | Tianfu pickles | 14.9 | carrot+garlic | by=bag:3,6@26 w=800 keep=cool
      > 老坛乳酸发酵，脆得响 | Fermented in the old crock; you can hear it
      芝麻花生酱 | Sesame peanut butter | 24.9 | peanuts+jar | by=g:300,600@45
      > 拌面、蘸料都不用再调 | Ready for noodles and for dipping
      冻干葱姜蒜 | Freeze-dried aromatics | 19.9 | garlic*2 | by=style:garlic,ginger,scallion w=160
      > 租房党的救星，撒一把就行 | For kitchens without a chopping board
      # 油醋蛋酱 | Oil & vinegar | from=chengdu keep=dark life=24m at=chengdu
      保宁醋 | Baoning vinegar | 16.8 | sake | by=bottle:2,4@30 w=1200 from=langzhong
      > 麸曲老醋，抄手的灵魂 | Bran vinegar, the soul of a wonton
      浓香菜籽油 | Roasted rapeseed oil | 62 | pouring-liquid/in-orange | by=l:1.8,5@149 w=2000 from=mianyang
      > 热到冒青烟，川菜就成了一半 | Heat it until it smokes and half the dish is done
      藤椒油 | Green pepper oil | 21.9 | olive+droplet | by=ml:200,400@39 w=420
      > 冷菜两滴就够 | Two drops for a cold dish
      咸鸭蛋 | Salted duck eggs | 32.9 | salted-eggs | by=pc:12,20@52 w=1050 life=60d from=gaoyou
      > 筷子一戳就冒油 | The yolk runs when you poke it
      松花皮蛋 | Century eggs | 29.9 | century-eggs | by=pc:12,20@46 w=1000 life=90d
      > 无铅工艺，溏心带松花 | Lead-free, soft-centred, with the pine pattern
      自贡冷吃兔 | Zigong cold-eat rabbit | 36 | glazed-nuggets+hot-pepper | by=g:200,400@66 life=90d from=zigong tag=new
      > 越嚼越麻，下酒刚好 | The tingle builds; open a beer first
    `,
  },
  {
    key: 'nut-cabin',
    name: ['The Nut Cabin', '果仁小屋'],
    brand: ['Nut Cabin', '果仁小屋'],
    profile: ['Roasted in small drums every morning, sealed while still warm.', '小锅现炒，趁热封袋。'],
    notice: ['Opened bags keep best in the fridge.', '开袋后请密封冷藏，口感更脆。'],
    look: 'chestnut',
    beside: ['peanuts', 'honey-pot'],
    city: 'hangzhou',
    address: ['Roastery 2, Xihu, Hangzhou', '杭州市西湖区转塘炒货坊 2 栋'],
    rating: 4.8,
    sales: 16800,
    offers: [
      [99, 15],
      [199, 40],
    ],
    ships: ['parcel'],
    menu: `
      # 零食坚果 | Nuts & snacks | life=8m keep=cool at=hangzhou,foshan from=linan
      每日坚果 | Daily mixed nuts | 69.9 | peanuts+blueberries | by=bag:15,30@119 w=480 member=64.9 sales=33740 tag=best
      > 六种坚果三种果干，一天一小包 | Six nuts and three berries, a sachet a day
      临安山核桃仁 | Lin’an hickory kernels | 58 | peanuts/in-brown*2 | by=g:250,500@108
      > 手剥整仁，白露后的新货 | Shelled by hand from the September harvest
      夏威夷果 | Macadamias | 39.9 | chestnut*2 | by=taste:cream,original;g:300,500@62 deal=35.9
      > 送开果器，奶香不齁 | With a key to open them, creamy and not cloying
      开心果 | Pistachios | 49.9 | olive | by=g:250,500@92 from=california tag=imported sales=9020
      > 自然开口，不漂白 | Split by themselves, unbleached
      焦糖瓜子 | Caramel sunflower seeds | 16.9 | sunflower | by=taste:caramel,walnut,original;bag:2,4@31 w=520
      > 追剧一把接一把 | One handful leads to another
      麻辣花生 | Mala peanuts | 14.8 | peanuts | by=taste:mala,original,seaweed w=420
      > 脆壳不掉皮，配啤酒 | A crisp coat that stays on; with beer
      糖炒板栗仁 | Roasted chestnuts | 25.8 | chestnut+fallen-leaf | by=bag:5,10@46 w=560 from=qianxi
      > 剥好的，热一分钟就软糯 | Peeled; a minute of heat and they are soft
      新疆灰枣 | Xinjiang jujubes | 29.9 | glazed-balls | by=g:500,1000@52 from=ruoqiang
      > 皮薄核小，煮粥不用放糖 | Small stones, sweet enough for unsweetened porridge
      冻干草莓脆 | Freeze-dried strawberries | 26.9 | strawberry+snowflake | by=bag:2,5@59 w=90
      > 咬下去是脆的，含一会儿变软 | Crisp at first, a berry again on the tongue
      芒果干 | Dried mango | 19.9 | mango+sun | by=bag:2,5@45 w=260
      > 软糯不粘牙 | Chewy without sticking
      手撕肉脯 | Pork jerky | 32.8 | char-siu | by=taste:original,honey,spicy;g:200,400@59 w=240 from=jingjiang
      > 炭火烤到边缘微焦 | Charred just at the edges
      海苔脆 | Seaweed crisps | 22.8 | rice-cracker*2 | by=taste:original,sesame,wasabi w=160
      > 一片夹心，咔嚓一声 | Two sheets with something in between
      手指饼干 | Butter finger biscuits | 24.9 | cookie*2 | by=style:tin,bagged w=420
      > 发酵黄油，配红茶 | Cultured butter, for the tea
      # 蜂蜜滋补 | Honey & tonics | life=24m keep=dry at=hangzhou ret=7
      秦岭百花蜜 | Qinling wildflower honey, 500 g | 79 | honey-pot+honeybee | by=style:jar1,jar2@145 w=780 deal=59.9 member=52.9 sales=48420 from=qinling tag=origin
      > 深山土蜂，一年只割一次 | Mountain bees, one harvest a year
      椴树雪蜜 | Linden snow honey | 68 | honey-pot/in-cream | by=g:500,1000@128 from=raohe
      > 结晶细腻如雪，抹面包刚好 | Sets as fine as snow; spread it
      枸杞原浆 | Goji juice | 88 | cherries+cup-with-straw | by=bag:10,30@228 w=450 from=zhongning
      > 鲜果压榨，早上一袋 | Pressed from fresh berries, one sachet each morning
      即食燕窝 | Bird’s nest, ready to eat | 198 | almond-soup | by=bottle:3,6@378 w=650 from=malaysia tag=gift limit=6
      > 每瓶 70 克，固形物看得见 | 70 g a bottle, and you can see what is in it
    `,
  },
]
