import type { ShopSource } from '../source'

export const beauty: ShopSource[] = [
  {
    key: 'mulan-skin',
    name: ['Mulan Skincare', '木兰护肤'],
    brand: ['Mulan', '木兰'],
    profile: [
      'Short ingredient lists and plants that have been in Chinese medicine cabinets for ages.',
      '配方简短，用的都是老药柜里的植物。',
    ],
    notice: ['Try the sample first; sealed products can go back for 15 days.', '先试小样，正装未拆 15 天可退。'],
    look: 'lotion-bottle',
    beside: ['hibiscus', 'droplet'],
    city: 'shanghai',
    address: ['501 Zhangyang Road, Pudong, Shanghai', '上海市浦东新区张杨路 501 号'],
    rating: 4.8,
    sales: 12900,
    offers: [
      [199, 30],
      [399, 80],
    ],
    ships: ['small'],
    menu: `
      # 面部护肤 | Skincare | life=36m at=hangzhou,foshan from=shanghai ret=15
      积雪草舒缓精华 | Centella calming serum | 128 | drop-bottle/in-green | by=ml:30,50@188 skin=sensitive member=118 sales=13860 tag=best
      > 换季泛红时用它 | For the weeks when your skin turns red
      玻尿酸保湿水 | Hyaluronic toner | 89 | drop-bottle | by=ml:120,200@129 skin=all sales=9420
      > 三重分子量，拍三层 | Three weights of molecule; pat in three layers
      山茶花修护面霜 | Camellia repair cream | 158 | jar/in-cream+hibiscus | by=ml:30,50@228 skin=dry deal=129
      > 一层封住一整天的水 | One layer keeps the water in all day
      烟酰胺提亮精华 | Niacinamide brightening serum | 138 | drop-bottle/in-gold | w=120 skin=oily
      > 5% 浓度，从隔天一次开始 | Five per cent; begin every other night
      氨基酸洁面乳 | Amino-acid cleanser | 59 | lotion-bottle/in-white+bubbles | by=g:100,150@79 skin=all sales=15230
      > 洗完不紧绷 | Clean without the tight feeling
      卸妆油 | Cleansing oil | 88 | pouring-liquid/in-gold | by=ml:150,200@108 skin=all
      > 防水睫毛膏也化得开 | Even waterproof mascara lets go
      面膜 | Sheet masks | 69 | mask+droplet | by=style:centella,honey,rice;piece:5,10@119 w=160 skin=all
      > 膜布薄，贴合不掉 | Thin cloth that stays where you put it
      清爽防晒乳 SPF50 | Light sunscreen SPF 50 | 79 | lotion-bottle/in-gold+sun | by=ml:50,80@109 skin=all member=72 sales=11090 tag=season
      > 成膜快，不泛白 | Sets quickly, leaves no white
      眼霜 | Eye cream | 168 | jar/in-lavender+eye | w=70 skin=dry
      > 咖啡因加胜肽，早晚米粒大小 | Caffeine and peptides, a grain of rice at a time
      晚安冻膜 | Overnight jelly mask | 99 | jar/in-blue | w=180 skin=all few
      > 睡前敷，起床洗 | Put it on, go to sleep
      # 身体护理 | Body care | life=36m at=hangzhou from=shanghai ret=15
      桂花身体乳 | Osmanthus body milk | 65 | lotion-bottle/in-orange | by=scent:osmanthus,gardenia,unscented w=320 sales=6240
      > 洗完澡抹，留香到枕头 | The pillow will smell of it too
      护手霜三支装 | Hand creams, set of three | 59.9 | lotion-bottle/in-pink*2 | w=180 tag=gift deal=45.9
      > 木兰、桂花、白茶各一支 | Magnolia, osmanthus and white tea
      磨砂膏 | Sea-salt body scrub | 68 | salt | by=scent:mint,rose w=360
      > 细海盐，一周一次 | Fine salt, once a week
      手工皂 | Handmade soap | 29.9 | soap | by=scent:mugwort,honey,charcoal w=120 tag=handmade
      > 冷制四十五天 | Cured for forty-five days
      艾草足浴包 | Mugwort foot soak | 32.8 | herb+droplet | by=bag:20,40@58 w=420
      > 泡到微微出汗就好 | Soak until you just begin to sweat
      发热眼罩 | Steam eye masks | 39.9 | heat-patch | by=scent:unscented,chamomile;pc:10,20@69 w=180
      > 四十度，二十分钟 | Forty degrees for twenty minutes
      浴盐球 | Bath bombs | 45 | pink-mochi | by=pc:4,8@82 w=420
      > 丢一颗，听它嘶嘶响 | Drop one in and listen
    `,
  },
  {
    key: 'huajian-makeup',
    name: ['Huajian Makeup & Care', '花间彩妆'],
    brand: ['Huajian', '花间'],
    profile: [
      'Colours named after Song dynasty poems, made for warm and cool skin alike.',
      '用宋词起名的颜色，黄皮白皮都好看。',
    ],
    notice: ['Not your shade? Exchange it once for free.', '色号不合适，免费换一次。'],
    look: 'lipstick',
    beside: ['nail-polish', 'mirror'],
    city: 'guangzhou',
    address: ['77 Jiangnan Road, Haizhu, Guangzhou', '广州市海珠区江南大道 77 号'],
    rating: 4.7,
    sales: 10400,
    offers: [
      [129, 20],
      [259, 50],
    ],
    ships: ['small'],
    menu: `
      # 彩妆香氛 | Makeup & scent | life=36m at=foshan,hangzhou from=guangzhou ret=7
      雕花口红 | Carved lipstick | 89 | lipstick | by=shade:brick,rose,plum,coral w=60 member=82 sales=31420 tag=best
      > 哑光不拔干，一抹成色 | Matte that does not dry, one stroke
      水光唇釉 | Glass lip tint | 59 | lipstick/in-pink+droplet | by=shade:coral,rose,nude w=50 deal=49
      > 成膜后杯子上不留印 | Once set, it stays off the cup
      十二色眼影盘 | Twelve-pan eyeshadow palette | 129 | artist-palette | by=shade:earth,peach,smoky w=180 sales=8760
      > 粉质细，新手也晕得开 | Fine powder that blends itself
      浓密睫毛膏 | Volume mascara | 69 | paintbrush/in-black | by=shade:black,brown w=60
      > 热水一冲就卸 | Comes off with warm water
      极细眉笔 | Fine brow pencil | 39.9 | pencil/in-brown | by=shade:grey,brown,darkbrown w=40
      > 1.5 毫米，一根一根画 | 1.5 mm, hair by hair
      雾面粉底液 | Soft-matte foundation | 119 | drop-bottle/in-beige | by=shade:ivory,natural,honeyed w=110 member=109
      > 八小时不暗沉 | Eight hours without turning grey
      蜜粉饼 | Pressed powder | 79 | mirror | by=shade:translucent,natural w=90
      > 口罩也蹭不掉 | Survives a mask
      腮红 | Cream blush | 49.9 | hibiscus | by=shade:peach,rose w=60
      > 手指点三下就够 | Three dabs of a finger
      指甲油 | Nail polish | 25 | nail-polish | by=shade:red,nude,lavender,green w=60 sales=5480
      > 七天不掉，水性无味 | A week, water-based, no smell
      化妆刷套装 | Makeup brush set | 99 | paintbrush | by=style:set8,set12@149 w=320
      > 软毛不扎，附收纳筒 | Soft hair and a tube to keep them
      随身化妆镜 | Folding mirror with light | 68 | mirror/in-pink | by=colour:white,pink w=260
      > 三档色温，充一次用两周 | Three lights, two weeks on a charge
      花间淡香水 | Huajian eau de toilette | 168 | droplet/in-lavender+blossom | by=scent:osmanthus,whitetea,fig;ml:30,50@228 w=260 tag=gift
      > 前调清，尾调暖 | Fresh at first, warm by evening
      # 洗发护发 | Hair care | life=36m at=foshan from=guangzhou ret=7
      生姜洗发水 | Ginger shampoo | 59.9 | lotion-bottle/in-brown+ginger-root | by=ml:300,500@85 sales=7310
      > 去油蓬松，洗完头皮凉凉的 | Lifts the roots and cools the scalp
      茶籽护发素 | Tea-seed conditioner | 49.9 | lotion-bottle/in-green | by=ml:300,500@75
      > 一梳到底不打结 | The comb goes straight through
      摩洛哥坚果护发精油 | Argan hair oil | 79 | drop-bottle/in-orange | w=150 deal=65
      > 半干时抹发尾 | For damp ends
      气垫按摩梳 | Cushion brush | 45 | hair-pick | by=colour:black,beige w=180
      > 楠木梳齿，不起静电 | Wooden teeth, no static
      负离子吹风机 | Ionic hair dryer | 299 | hair-dryer | by=colour:white,green w=780 warranty=24 ship=parcel
      > 三分钟吹干短发 | Short hair dry in three minutes
    `,
  },
]
