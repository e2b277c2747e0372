import type { ShopSource } from '../source'

export const clothing: ShopSource[] = [
  {
    key: 'plain-wardrobe',
    name: ['Plain Wardrobe', '素衣间'],
    brand: ['Plain Wardrobe', '素衣间'],
    profile: ['Cotton, linen and wool in colours that go together.', '棉麻毛，颜色随便搭都不会错。'],
    notice: ['Between two sizes? Take the larger; exchanges ship free.', '两个码之间选大的，换货包邮。'],
    look: 't-shirt',
    beside: ['jeans', 'socks'],
    city: 'guangzhou',
    address: ['9 Zhongda Fabric Market, Haizhu, Guangzhou', '广州市海珠区中大布匹市场 9 座'],
    rating: 4.8,
    sales: 19800,
    offers: [
      [199, 20],
      [399, 50],
    ],
    ships: ['parcel'],
    menu: `
      # 男女上装 | Tops & outerwear | ret=7 at=foshan,hangzhou from=guangzhou
      重磅纯棉T恤 | Heavyweight cotton T-shirt | 79 | t-shirt | by=colour:white,black,navy,khaki;size:S,M,L,XL of=cotton w=260 member=69 sales=32650 tag=best
      > 260 克面料，洗不透也洗不垮 | 260 gsm: it neither shows through nor gives up
      牛津纺衬衫 | Oxford shirt | 149 | necktie | by=colour:white,blue;size:S,M,L,XL of=cotton w=320 sales=8190
      > 免烫处理，上班不用熨 | Non-iron, for those mornings
      亚麻短袖 | Linen short-sleeve | 129 | t-shirt/in-beige | by=colour:beige,green;size:S,M,L of=linen w=240 deal=99
      > 透风，越洗越软 | Lets the air in, softer every wash
      连帽卫衣 | Hooded sweatshirt | 169 | coat/in-grey | by=colour:grey,black;size:M,L,XL of=cottonpoly w=620
      > 内里抓绒，帽绳不会缩进去 | Brushed inside, and the cord stays out
      羊毛圆领衫 | Merino crew-neck | 259 | t-shirt/in-brown | by=colour:brown,navy;size:S,M,L of=merino w=340 member=239
      > 贴身穿也不扎 | Soft enough for bare skin
      轻羽绒夹克 | Light down jacket | 399 | coat | by=colour:black,khaki;size:M,L,XL of=down w=480 deal=329 sales=6730
      > 卷起来只有一瓶水大 | Rolls up to the size of a bottle of water
      羊绒围巾 | Cashmere scarf | 219 | scarf | by=colour:beige,grey,red w=220 of=cashmere tag=gift
      > 185 厘米，能绕两圈 | 185 cm, twice around
      防晒衬衣 | Sun-shield overshirt | 139 | lab-coat | by=colour:white,lavender;size:S,M,L of=nylon w=230 tag=season
      > UPF50+，腋下透气孔 | UPF 50+, vents under the arms
      牛仔外套 | Denim jacket | 239 | coat/in-blue | by=size:S,M,L,XL of=denim w=820
      > 石洗做旧，两年后更好看 | Stone-washed; better in two years
      # 裤裙 | Trousers & dresses | ret=7 at=foshan from=guangzhou
      直筒牛仔裤 | Straight jeans | 199 | jeans | by=colour:blue!,black;size:S,M,L,XL of=denim w=680 member=185 sales=14300
      > 不紧不松，坐下不勒 | Neither tight nor loose, and you can sit
      棉麻阔腿裤 | Wide linen-blend trousers | 159 | jeans/in-beige | by=colour:beige,black;size:S,M,L of=linen w=420
      > 垂坠显高 | They hang well and make you taller
      法式碎花连衣裙 | Floral tea dress | 189 | dress | by=colour:blue,green;size:S,M,L of=viscose w=320 sales=5980 new
      > 侧边有口袋 | It has pockets
      运动短裤 | Drawstring shorts | 89 | shorts | by=colour:black,grey;size:M,L,XL of=nylon w=180
      > 五分长度，口袋带拉链 | To the knee, with a zipped pocket
      # 内衣袜子 | Underwear & socks | ret=0 at=foshan from=zhuji
      莫代尔内裤四条装 | Modal briefs, four | 79 | briefs | by=size:M,L,XL of=modal w=180 sales=10470
      > 一片式裆部，不卡 | One-piece gusset, nothing rubs
      纯棉中筒袜 | Cotton crew socks | 39.9 | socks | by=colour:white,black,grey;pair:5,10@69 of=cotton w=220 sales=16900
      > 袜口不勒，脚跟加固 | A gentle cuff and a stronger heel
      真丝睡衣 | Silk pyjamas | 459 | kimono | by=colour:navy,pink;size:S,M,L of=silk w=420 tag=gift
      > 19 姆米桑蚕丝，夏凉冬暖 | 19 momme mulberry silk
      居家拖鞋 | House slippers | 35 | thong-sandal | by=colour:grey,brown;shoe:37,39,41,43 of=eva w=260
      > 踩着像云，不打滑 | Like a cloud that does not slip
    `,
  },
  {
    key: 'step-workshop',
    name: ['Step Workshop', '步履工坊'],
    brand: ['Step Workshop', '步履工坊'],
    profile: [
      'Shoes and bags from the workshops of Quanzhou and Wenzhou, repaired for life.',
      '泉州、温州老师傅做的鞋包，终身维修。',
    ],
    notice: ['Walk in them at home for a week; they may still come back.', '居家试穿 7 天，不合脚照退。'],
    look: 'running-shoe',
    beside: ['hiking-boot', 'backpack'],
    city: 'quanzhou',
    address: ['21 Shoe City, Jinjiang, Quanzhou', '泉州市晋江市国际鞋城 21 号'],
    rating: 4.7,
    sales: 11200,
    offers: [
      [300, 30],
      [600, 80],
    ],
    ships: ['parcel'],
    menu: `
      # 鞋靴 | Shoes | ret=7 at=foshan,hangzhou from=jinjiang warranty=6
      缓震跑步鞋 | Cushioned running shoes, unisex | 329 | running-shoe | by=colour:lavender!,black,white;shoe:37,39,41,43 of=mesh w=780 sales=43806 tag=best
      > 回弹中底，落地像有人接着 | A springy sole that catches you
      复古板鞋 | Court sneakers | 239 | running-shoe/in-white | by=colour:white,green;shoe:37,39,41,43 of=leather w=860 deal=199 sales=8620
      > 头层牛皮，踩两天就软 | Full-grain leather, soft after two days
      一脚蹬休闲鞋 | Slip-ons | 159 | flat-shoe | by=colour:black,beige;shoe:36,38,40 of=canvas w=520
      > 折脚后跟也不变形 | Step on the heel, it recovers
      防滑登山靴 | Hiking boots | 459 | hiking-boot | by=shoe:40,41,42,43 of=nubuck w=1350 member=429
      > 防水内靴，溪水里站十分钟 | Waterproof: stand in the stream for ten minutes
      芭蕾平底鞋 | Ballet flats | 189 | ballet-shoes | by=colour:pink,black;shoe:36,38 of=leather w=420
      > 羊皮内里，裸脚穿 | Lambskin inside, for bare feet
      细跟高跟鞋 | Stiletto pumps | 269 | high-heeled-shoe | by=shoe:36,37,38 of=leather w=620
      > 七厘米，前掌垫了三层 | Seven centimetres over three layers of padding
      男士乐福鞋 | Men’s loafers | 329 | mans-shoe | by=colour:black,brown;shoe:40,42 of=leather w=940
      > 固特异沿条，可以换底 | Welted, so the sole can be replaced
      沙滩凉鞋 | Beach sandals | 99 | thong-sandal/in-blue | by=shoe:37,39,41,43 of=eva w=380 tag=season
      > 进水两下就干 | Dry after two steps
      # 箱包配饰 | Bags & accessories | ret=7 at=hangzhou,foshan from=wenzhou
      通勤双肩包 | Commuter backpack | 219 | backpack | by=colour:black,grey,green of=nylon w=820 member=199 sales=7450
      > 15.6 寸电脑仓，背面藏钱包 | 15.6-inch sleeve and a pocket against your back
      真皮托特包 | Leather tote | 399 | handbag | by=colour:brown,black of=leather w=960
      > 装得下雨伞、电脑和晚饭 | Umbrella, laptop and dinner
      迷你斜挎包 | Small crossbody | 149 | purse | by=colour:green,red,black of=leather w=320 deal=119
      > 手机、钥匙、口红，刚刚好 | Phone, keys, lipstick, no more
      20寸登机箱 | Cabin suitcase, 20 inch | 329 | luggage | by=colour:grey,blue of=pc w=3200 v=42000 ship=bulky sales=5120
      > 静音万向轮，前开口 | Silent wheels, opens at the front
      帆布购物袋 | Canvas shopper | 39.9 | shopping-bags | by=colour:beige,black of=canvas w=220
      > 能装十斤大米 | Carries five kilos of rice
      真皮短夹 | Leather wallet | 129 | clutch-bag | by=colour:brown,black of=leather w=160 tag=gift
      > 六个卡位，掏出来不鼓 | Six cards and still flat
      遮阳渔夫帽 | Bucket hat | 69 | womans-hat | by=colour:beige,black of=cotton w=120
      > 可折叠，帽檐有钢丝 | Foldable, with a wire in the brim
      棒球帽 | Baseball cap | 59 | billed-cap | by=colour:blue,black,white of=cotton w=130
      > 深帽型，大头也压得住 | Deep enough for big heads
      偏光太阳镜 | Polarised sunglasses | 169 | sunglasses | by=colour:black,brown of=tac w=160
      > 开车时看得清仪表 | You can still read the dashboard
    `,
  },
  {
    key: 'yunjin-silk',
    name: ['Yunjin Silk & Jewellery', '云锦记'],
    brand: ['Yunjin', '云锦记'],
    profile: [
      'Silk, pearls and silver in the old patterns, worn with jeans.',
      '老纹样的丝绸、珍珠和银，配牛仔裤也好看。',
    ],
    notice: ['Every piece of silver comes with its certificate.', '银饰、珍珠均附鉴定证书。'],
    look: 'scarf',
    beside: ['ring', 'folding-hand-fan'],
    city: 'suzhou',
    address: ['36 Pingjiang Road, Gusu, Suzhou', '苏州市姑苏区平江路 36 号'],
    rating: 4.9,
    sales: 4300,
    offers: [
      [299, 30],
      [599, 80],
    ],
    ships: ['small'],
    menu: `
      # 箱包配饰 | Bags & accessories | ret=7 at=hangzhou from=suzhou
      桑蚕丝方巾 | Mulberry silk square | 168 | scarf/in-blue | by=pattern:crane,peony,wave w=90 of=silk member=152 sales=5210 tag=gift
      > 手工卷边，90 厘米见方 | Hand-rolled edge, 90 cm
      真丝发圈 | Silk hair ties | 39 | ribbon | by=style:set3,set6@69 of=silk w=40 sales=9380
      > 睡一晚没有勒痕 | No crease in the morning
      苏绣团扇 | Embroidered round fan | 128 | folding-hand-fan | by=pattern:peony,crane of=silk w=180 tag=handmade
      > 双面绣，透光看得见猫 | Double-sided; hold it to the light for the cat
      淡水珍珠项链 | Freshwater pearl necklace | 398 | prayer-beads/in-cream | by=size:pearl6,pearl7+120,pearl8+300 of=pearl w=120 deal=358 tag=gift limit=3
      > 诸暨正圆强光，银扣 | Round, bright Zhuji pearls, silver clasp
      珍珠耳钉 | Pearl studs | 98 | white-circle/in-cream*2 | by=size:pearl6,pearl8+40 of=silver w=40
      > 925 银针，敏感耳可戴 | Sterling posts for easily upset ears
      古法银戒 | Hammered silver ring | 138 | ring | by=size:ring12,ring14,ring16 of=silver w=40
      > 錾花祥云，开口可调 | Chased clouds, slightly open to fit
      足银手镯 | Fine silver bangle | 459 | hollow-red-circle/in-grey | by=g:20,30@659 of=silver w=120 member=429
      > 古法哑光，素圈百搭 | Matte, plain, goes with everything
      和田玉平安扣 | Hetian jade pendant | 568 | jade | w=80 of=jade tag=gift few limit=2
      > 青白玉，配手编绳 | Pale jade on a hand-plaited cord
      云锦手机链 | Brocade phone strap | 35 | knot | by=colour:red,blue,green of=silk w=40
      > 中国结收尾，不打结不缠包 | Ends in a lucky knot and never tangles
      香囊 | Scented pouch | 29.9 | red-envelope/in-green | by=scent:mugwort,osmanthus,sandal of=silk w=60 sales=4870
      > 挂衣柜，一季一换 | Hang one in the wardrobe each season
      真丝眼罩 | Silk sleep mask | 69 | goggles/in-lavender | by=colour:navy,pink of=silk w=60
      > 遮光不压眼 | Dark without weight
      # 裤裙 | Trousers & dresses | ret=7 at=hangzhou from=suzhou
      马面裙 | Horse-face skirt | 299 | dress/in-red | by=colour:red,navy;size:S,M,L of=brocade w=720 sales=3940 tag=best
      > 织金裙襕，日常也能穿 | Gold-woven hem, for ordinary days too
      改良旗袍 | Everyday qipao | 359 | sari | by=colour:green,navy;size:S,M,L of=silk w=460
      > 放宽腰身，吃饭不用收腹 | Cut with room for dinner
      香云纱衬衫 | Gambiered silk shirt | 429 | kimono/in-brown | by=size:S,M,L of=silk w=280 from=foshan
      > 越穿越亮，水洗不怕 | Shines more each year, and washes
      桑蚕丝吊带 | Silk camisole | 189 | dress | by=colour:beige,black;size:S,M,L of=silk w=120
      > 外穿内搭都行 | Under a jacket or on its own
      提花半裙 | Jacquard midi skirt | 219 | dress/in-black | by=size:S,M,L of=viscose w=420 new
      > 松紧后腰，前片平整 | Elastic behind, flat in front
    `,
  },
]
