import type { ShopSource } from '../source'

export const fruit: ShopSource[] = [
  {
    key: 'gannan-orchard',
    name: ['Gannan Orchards', '赣南果园'],
    brand: ['Gannan Orchards', '赣南果园'],
    profile: [
      'Navel oranges and whatever else the hills of Ganzhou ripen, packed on the day they are picked.',
      '脐橙产地直发，当天采摘当天装箱。',
    ],
    notice: ['Bruised fruit? Send a photo within 48 hours and we refund it.', '坏果 48 小时内拍照，按比例赔付。'],
    look: 'tangerine',
    beside: ['lemon', 'red-apple'],
    city: 'ganzhou',
    address: ['Orange Growers Hall, Zhanggong, Ganzhou', '赣州市章贡区脐橙交易中心 6 号库'],
    rating: 4.9,
    sales: 18600,
    offers: [
      [99, 10],
      [199, 30],
    ],
    ships: ['fresh'],
    menu: `
      # 柑橘橙柚 | Citrus | from=ganzhou life=15d keep=cool ret=0 tag=origin at=foshan,hangzhou
      赣南脐橙 | Gannan navel oranges | 39.9 | tangerine*2 | by=kg:2.5,5@69.9,10@128;grade:mid,big+10 member=36.9 sales=41840 tag=origin,best
      > 果径 70mm 起，皮薄汁多，剥开就香 | 70 mm and up, thin skin, sweet to the last segment
      砂糖橘 | Sugar mandarins | 32.8 | tangerine+leaf-fluttering-in-wind | by=kg:1.5,4@68 sales=9320
      > 带叶现摘，一口一个停不下来 | Picked with the leaf on, gone before the film ends
      沃柑 | Orah mandarins | 35.9 | tangerine+herb | by=kg:2.5,4.5@58.9 deal=29.9 from=nanning
      > 树上挂果过冬，糖度 14 起 | Left on the tree over winter until they read 14 Brix
      黄柠檬 | Yellow lemons | 22.8 | lemon*2 | by=kg:1,2.5@46.8 from=anyue life=30d
      > 安岳一级果，泡水、烤鱼都香 | First-grade Anyue fruit for tea, fish and salad
      青柠檬 | Limes | 19.9 | lime*2 | from=hainan w=1100
      > 一公斤约 16 个，调酒正合适 | About 16 to the kilo, juicy enough for a pitcher
      三红蜜柚 | Red honey pomelo | 36 | melon+lime | by=pc:1,2@65 from=pinghe w=1400
      > 红皮红棉红肉，剥好就能吃 | Red skin, red pith, red flesh
      血橙 | Blood oranges | 49.9 | tangerine+cherries | by=kg:2.5,4.5@79.9 member=45.9 from=zigui tag=season
      > 切开像晚霞，带一点莓果香 | Cut one open and it looks like dusk, with a hint of berry
      # 苹果梨桃 | Apples, pears & peaches | life=20d keep=cool ret=0 at=tianjin,hangzhou
      阿克苏冰糖心苹果 | Aksu honey-core apples | 59.9 | red-apple*2 | by=kg:2.5,5@99 from=aksu member=54.9 sales=12760 tag=best
      > 昼夜温差养出来的糖心 | Cold nights put the honey in the core
      洛川红富士 | Luochuan Fuji apples | 45.9 | red-apple+herb | by=kg:2.5,4.5@72.9 from=luochuan
      > 脆甜多汁，单果套袋 | Crisp and juicy, each one bagged on the branch
      青苹果 | Granny apples | 38.8 | green-apple*2 | w=2200 from=yantai
      > 酸脆提神，烤派不塌 | Sharp enough to wake you, firm enough for pie
      库尔勒香梨 | Korla fragrant pears | 46.8 | pear*2 | by=kg:2.5,4.5@75 from=korla sales=6150
      > 皮薄无渣，咬下去汁水直流 | Thin-skinned, no grit; have a napkin ready
      秋月梨 | Akizuki pears | 62 | pear+leaf-fluttering-in-wind | from=yantai w=3100 deal=49.9
      > 果肉细白，冰镇后更甜 | Fine white flesh, sweeter from the fridge
      阳山水蜜桃 | Yangshan honey peaches | 88 | peach*2 | by=pc:8,12@126 from=wuxi w=2300 life=4d tag=season,cold limit=4
      > 软桃插根吸管就能喝 | Let one soften and you can drink it with a straw
      # 热带水果 | Tropical fruit | life=6d ret=0 at=foshan keep=room
      攀枝花凯特芒 | Panzhihua Keitt mangoes | 49.9 | mango*2 | by=kg:2.5,4.5@78.9 from=panzhihua sales=8400
      > 一个一斤多，核薄肉厚 | A pound or more each, mostly flesh
      徐闻菠萝 | Xuwen pineapples | 29.9 | pineapple | by=pc:2,4@52 from=zhanjiang w=2600
      > 带皮发货，附削皮小刀 | Sent whole, with a small knife to peel them
      海南香蕉 | Hainan bananas | 24.8 | banana | by=kg:1.5,2.5@36.8 from=hainan
      > 青熟发货，放两天转黄最好吃 | They leave green and are best on the third day
      泰国椰青 | Thai young coconuts | 48 | coconut*2 | by=pc:4,9@96 from=thailand w=3600 tag=imported
      > 附开椰器和吸管 | Opener and straws are in the box
    `,
  },
  {
    key: 'dandong-berry',
    name: ['Dandong Berry Farm', '丹东莓园'],
    brand: ['Berry Farm', '丹东莓园'],
    profile: [
      'Strawberries from greenhouses on the Yalu river, flown south the same night.',
      '鸭绿江边的暖棚草莓，当晚空运南下。',
    ],
    notice: ['Picked to order; boxes leave before six in the evening.', '按单采摘，每天 18 点前发车。'],
    look: 'strawberry',
    beside: ['blueberries', 'cherries'],
    city: 'dandong',
    address: ['Berry Base 3, Donggang, Dandong', '丹东市东港市草莓基地 3 区'],
    rating: 4.8,
    sales: 15200,
    offers: [
      [99, 8],
      [199, 20],
    ],
    ships: ['fresh'],
    menu: `
      # 莓果樱桃 | Berries & cherries | from=dandong life=3d keep=chill ret=0 tag=cold at=dandong,tianjin
      丹东99红颜草莓 | Dandong Hongyan strawberries | 79 | strawberry*2 | by=kg:1,1.5@109,3@198 member=72 sales=46420 tag=cold,best limit=5
      > 单颗 25 克以上，坏果包赔 | 25 g a berry and up; bruised ones are on us
      奶油草莓礼盒 | Cream strawberries, gift box | 138 | strawberry+ribbon | by=pc:24,36@188 w=1200 tag=gift,cold
      > 一格一颗，送人不丢面子 | One berry to a nest, ready to be given away
      淡雪白草莓 | Awayuki white strawberries | 158 | strawberry/in-cream*2 | w=900 deal=129 limit=2 tag=new
      > 果肉乳白，闻着像菠萝 | Pale all through and smelling of pineapple
      鲜蓝莓 | Fresh blueberries | 45.9 | blueberries | by=box:4,6@65.9,12@119 w=700 from=dandong member=42.9 sales=7380
      > 果径 15mm+，霜粉还在 | 15 mm and up, the bloom still on
      智利车厘子 | Chilean cherries | 129 | cherries | by=kg:1.5,2.5@199;grade:jj,jjj+30 from=chile tag=imported,cold deal=109 sales=9260
      > 空运直达，根绿果硬 | Flown in: green stems, firm fruit
      红树莓 | Red raspberries | 69 | strawberry/food+herb | by=box:4,8@128 w=520
      > 软糯酸甜，配酸奶刚好 | Soft and tart, made for yoghurt
      黑加仑冻果 | Frozen blackcurrants | 39.9 | grapes+ice | by=g:500,1000@72 life=12m keep=freeze
      > 速冻锁鲜，打果昔不用加冰 | Frozen on the field; the smoothie needs no ice
      软枣猕猴桃 | Kiwi berries | 56 | kiwi-fruit*2 | by=kg:1,2@99 life=8d
      > 不用剥皮，整颗一口吃 | No peeling: the whole thing in one bite
      # 苹果梨桃 | Apples, pears & peaches | from=dandong life=10d keep=cool ret=0 at=dandong,tianjin
      大黄桃 | Golden peaches | 52.8 | peach+leaf-fluttering-in-wind | w=2400 by=pc:6,10@82
      > 罐头里的那种桃，鲜着更香 | The one from the tin, better fresh
      寒富苹果 | Hanfu apples | 36.9 | red-apple*2 | by=kg:2.5,5@66 from=dalian
      > 东北的冬天离不开它 | What the north-east eats all winter
      南果梨 | Nanguo pears | 42 | pear+honey-pot | by=kg:2.5,4.5@69 from=anshan new
      > 放软了有酒香 | Let it soften and it smells of wine
      巨峰葡萄 | Kyoho grapes | 48.8 | grapes | by=kg:1.5,2.5@72 life=5d
      > 不打蜡，颗颗有果霜 | Unwaxed, with bloom on every grape
      阳光玫瑰 | Shine Muscat grapes | 98 | grapes/in-lime | by=bunch:1,2@178 w=750 member=89 tag=gift sales=5630 from=yunnan
      > 脆甜带玫瑰香，冷藏两小时再吃 | Crisp, with a scent of roses; chill it for two hours
      # 蛋奶蔬菜 | Eggs, milk & greens | ret=0 at=dandong,tianjin keep=cool
      鸭绿江散养鸭蛋 | Yalu river duck eggs | 39.8 | egg*2 | by=pc:20,30@56 w=1500 life=30d from=dandong
      > 蛋黄起沙，腌咸蛋首选 | Rich yolks; the ones to salt
      干香菇 | Dried shiitake | 46 | brown-mushroom*2 | by=g:250,500@85 life=12m keep=dry from=dandong ret=7
      > 肉厚伞圆，一泡就香 | Thick caps that scent the whole soak
      东港贝贝南瓜 | Beibei pumpkins | 29.9 | melon/in-green | by=kg:2.5,4.5@46 life=20d few
      > 粉糯像栗子，蒸十五分钟 | Floury as chestnuts after fifteen minutes of steam
      铁棍山药 | Iron-stick yam | 36.8 | roasted-sweet-potato/in-beige*2 | by=kg:1.5,2.5@55 from=jiaozuo life=20d
      > 垆土种植，细长粉糯 | Grown in heavy clay: thin, dry and floury
    `,
  },
  {
    key: 'yangcheng-crab',
    name: ['Yangcheng Lake Crabs', '阳澄湖蟹庄'],
    brand: ['Lake Crabs', '阳澄湖蟹庄'],
    profile: ['Hairy crabs from our own pens, and the rest of the sea by cold chain.', '自家围网养蟹，冷链直送餐桌。'],
    notice: ['Crabs arrive alive or are replaced.', '死蟹包赔，签收 6 小时内联系客服。'],
    look: 'crab',
    beside: ['shrimp', 'fish'],
    city: 'suzhou',
    address: ['12 Lotus Pier, Xiangcheng, Suzhou', '苏州市相城区莲花岛码头 12 号'],
    rating: 4.8,
    sales: 8900,
    offers: [
      [199, 15],
      [399, 40],
    ],
    ships: ['cold'],
    menu: `
      # 海鲜水产 | Seafood | ret=0 keep=freeze life=12m at=hangzhou tag=cold
      阳澄湖大闸蟹 | Yangcheng Lake hairy crabs | 168 | crab*2 | by=pc:8,10@238;grade:crab3,crab4+60,crab5+160 keep=alive life=3d from=suzhou w=1600 member=158 sales=36280 tag=cold,best limit=6
      > 公母各半，附姜茶和紫苏 | Half and half, with ginger tea and perilla in the box
      大闸蟹礼券 | Hairy crab gift card | 298 | ticket+crab | by=style:card298,card498@498 keep=room life=12m w=80 tag=gift ship=letter from=suzhou ret=7
      > 收礼人自选日期，顺丰上门 | The one you give it to picks the day
      青岛大虾 | Qingdao prawns | 89 | shrimp*2 | by=kg:1.5,2@115 from=qingdao deal=79 sales=9640
      > 船冻不反复解冻，一盒 40 只左右 | Frozen once, on the boat; about 40 in a box
      阿根廷红虾 | Argentine red shrimp | 128 | shrimp+lemon | by=grade:l2,l1+30 from=argentina w=2200 tag=imported,cold
      > 天然红色，清蒸就够甜 | Naturally red and sweet enough to just steam
      波士顿龙虾 | Boston lobster | 138 | lobster | by=g:500,700@178 from=canada keep=alive life=2d tag=imported,cold few
      > 鲜活暂养，下单才捞 | Kept alive until you order
      挪威三文鱼 | Norwegian salmon | 79.9 | salmon-slices | by=g:300,500@125,1000@238 from=norway keep=chill life=4d member=74.9 sales=7210 tag=imported,cold
      > 冰鲜空运，中段净肉 | Flown on ice, the middle cut, no bones
      舟山带鱼段 | Zhoushan ribbonfish | 58.8 | fish/in-grey*2 | by=kg:1,2@108 from=zhoushan
      > 东海小眼带鱼，干煎最香 | Small-eyed East Sea fish; fry it dry
      大黄鱼 | Yellow croaker | 49.9 | fish/in-gold | by=pc:2,4@92 from=ningde w=800
      > 三去处理，解冻直接下锅 | Cleaned; thaw and into the pan
      北极甜虾 | Arctic sweet shrimp | 69 | fried-shrimp+ice | by=kg:1,2@129 from=greenland tag=imported,cold
      > 腹中带籽，自然解冻即食 | Full of roe; thaw and eat
      乳山生蚝 | Rushan oysters | 46.8 | oyster*2 | by=kg:2.5,5@85 from=weihai keep=alive life=3d w=2700
      > 带壳发货，送开蚝刀和手套 | In the shell, with knife and glove
      鱿鱼须 | Squid tentacles | 39.9 | squid | by=g:500,1000@75 from=zhoushan
      > 铁板、烧烤都不缩水 | For the grill; they keep their size
      章鱼足 | Octopus legs | 52 | octopus | w=900 from=fujian out
      > 弹牙有嚼劲，凉拌烧烤都行 | Springy, for salads and skewers
      鲜贝柱 | Scallops | 65 | oyster+lemon | by=g:500,1000@122 from=dalian
      > 去壳取肉，煎到两面金黄 | Shelled; sear until golden
      潮汕手打鱼丸 | Hand-beaten fish balls | 32.8 | fish-balls | by=g:500,1000@59.8 from=shantou sales=4380
      > 落锅会跳，不加一点粉 | They bounce, and there is no flour in them
      # 蛋奶蔬菜 | Eggs, milk & greens | ret=0 at=hangzhou keep=chill
      可生食鲜鸡蛋 | Eggs to eat raw | 36.9 | egg*2+herb | by=pc:20,30@52.9 w=1350 life=20d from=jiangsu sales=8810
      > 无菌分级，溏心、拌饭都放心 | Graded clean, safe with a runny yolk
      低温鲜牛奶 | Fresh milk | 58 | glass-of-milk | by=bottle:6,12@108 w=1700 life=15d from=jiangsu
      > 75℃ 巴氏杀菌，喝得到奶香 | Pasteurised at 75 °C, still tastes of cow
      水八仙时蔬箱 | Lake greens box | 49.9 | leafy-green+carrot | w=3300 life=4d from=suzhou new
      > 茭白、莲藕、荸荠，当季配什么发什么 | Water bamboo, lotus root, water chestnut: what the lake has this week
    `,
  },
]
