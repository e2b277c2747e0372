import type { ShopSource } from '../source'

export const kids: ShopSource[] = [
  {
    key: 'small-bear',
    name: ['Small Bear Baby & Kids', '小熊母婴'],
    brand: ['Small Bear', '小熊'],
    profile: ['What two tired parents wished someone had packed for them.', '两个带娃爸妈开的店，踩过的坑都替你填了。'],
    notice: ['Opened nappies can be exchanged for another size.', '纸尿裤拆包也能换码。'],
    look: 'teddy-bear',
    beside: ['baby-bottle', 'rabbit-face'],
    city: 'shanghai',
    address: ['300 Lingshi Road, Jing’an, Shanghai', '上海市静安区灵石路 300 号'],
    rating: 4.9,
    sales: 13700,
    offers: [
      [199, 20],
      [499, 70],
    ],
    ships: ['parcel', 'bulky'],
    menu: `
      # 喂养护理 | Feeding & care | ret=7 at=hangzhou,foshan,tianjin from=shanghai
      云薄纸尿裤 | Cloud-thin nappies | 89 | nappy | by=nappy:s,m,l,xl;piece:54,108@169 w=2200 v=26000 age=0 member=82 sales=25420 tag=best
      > 一夜一片，不红不漏 | One a night, dry until morning
      宽口玻璃奶瓶 | Wide-neck glass bottle | 79 | baby-bottle | by=ml:160,240@89 w=320 age=0 of=glass sales=8860
      > 防胀气阀，接手就喝 | A valve against wind, taken at once
      婴儿湿巾 | Baby wipes | 39.9 | wipes/in-green | by=bag:5,10@72 w=2400 age=0 deal=32.9 sales=16700
      > 九成九纯水，手口可用 | Ninety-nine per cent water
      硅胶辅食碗 | Suction bowl and spoon | 59 | bowl-with-spoon | by=colour:green,pink w=260 age=6 of=silicone
      > 吸在桌上，掀不翻 | Sticks to the table and stays
      学饮杯 | Straw cup | 69 | cup-with-straw | by=colour:blue,pink w=220 age=6
      > 倒过来也不漏 | Upside down and still dry
      恒温调奶器 | Formula kettle | 199 | teapot/in-white | w=1600 age=0 warranty=24 member=185
      > 半夜四十五度一直在 | Forty-five degrees at any hour
      婴儿润肤霜 | Baby cream | 65 | lotion-bottle/in-cream | by=g:60,120@99 age=0 life=36m
      > 无香，冬天脸蛋不皴 | Unscented, for winter cheeks
      儿童牙刷 | Kids’ toothbrush | 25 | toothbrush | by=age:a2y,a6y;pc:2,4@42 w=60
      > 万根软毛，刷柄好握 | Ten thousand soft bristles, a fat handle
      # 童装童鞋 | Kids’ clothing | ret=7 at=hangzhou,foshan from=huzhou
      A类纯棉连体衣 | Cotton bodysuit | 59 | one-piece-swimsuit/in-cream | by=pattern:bear,star;height:66,73,80 w=160 of=cotton sales=6420
      > 无骨缝，领口好穿 | Flat seams and a neck that opens wide
      儿童T恤 | Kids’ T-shirt | 49 | t-shirt/in-gold | by=colour:yellow,blue;height:100,110,120 w=160 of=cotton deal=39
      > 蹭一身泥也洗得掉 | The mud comes out
      防水罩衣 | Waterproof smock | 45 | coat/in-orange | by=pattern:dino,star;size:M,L w=160 of=polyester age=12
      > 吃饭画画都不怕 | For paint and for soup
      学步鞋 | First walkers | 129 | running-shoe/in-pink | by=colour:pink,blue;shoe:20,22 w=260 of=mesh
      > 鞋底软，脚趾能抓地 | Soft soles for gripping toes
      遮阳帽 | Sun hat | 39.9 | womans-hat/in-green | by=colour:green,pink w=90 of=cotton age=6
      > 后颈加长，风吹不掉 | Covers the neck, ties under the chin
      雨衣雨靴套装 | Raincoat and boots | 119 | umbrella-with-rain-drops | by=height:100,110,120 w=820 age=36 new
      > 给踩水坑的人 | For jumpers in puddles
      # 安全出行 | Out & about | ret=7 at=hangzhou ship=bulky
      轻便婴儿车 | Cabin stroller | 599 | stroller | by=colour:grey,green w=6200 v=72000 age=6 limit=2 few
      > 单手收车，上飞机不托运 | Folds with one hand, flies in the cabin
      儿童安全座椅 | Child car seat | 1299 | seat | by=colour:black,blue w=9800 v=120000 age=0 from=ningbo deal=1099
      > 零到七岁，一百八十度转 | From birth to seven, turns right round
      婴儿背带 | Baby carrier | 259 | backpack/in-beige | by=colour:beige,grey w=620 of=cotton age=3 ship=parcel
      > 腰凳受力，抱久不酸 | A hip seat that spares your back
    `,
  },
  {
    key: 'wonder-workshop',
    name: ['Wonder Workshop Toys', '好奇工坊'],
    brand: ['Wonder Workshop', '好奇工坊'],
    profile: ['Toys that last longer than their batteries; most need none.', '大多不用电池的玩具，能玩到弟弟妹妹。'],
    notice: ['Missing a piece? We send single parts for free.', '少一块零件？免费补寄。'],
    look: 'puzzle-piece',
    beside: ['kite', 'crayon'],
    city: 'shantou',
    address: ['18 Toy Avenue, Chenghai, Shantou', '汕头市澄海区玩具大道 18 号'],
    rating: 4.8,
    sales: 8200,
    offers: [
      [129, 15],
      [259, 40],
    ],
    ships: ['piece', 'parcel'],
    menu: `
      # 玩具图书 | Toys & books | ret=7 at=foshan,hangzhou from=shantou
      木制积木 | Wooden building blocks | 129 | amber-cake | by=brick:50,100@219 w=1600 of=wood age=18 member=118 sales=9730 tag=best
      > 榉木原色，边角磨圆 | Bare beech with rounded edges
      磁力片 | Magnetic tiles | 159 | diamond-with-a-dot | by=piece:42,84@289 w=1300 age=36 deal=139 sales=12180
      > 城堡、火箭、停车场 | Castle, rocket, car park
      小火车轨道 | Wooden railway | 199 | locomotive | by=style:set40,set80@329 w=2600 of=wood age=36
      > 和其他牌子轨道能接 | Joins other makers’ rails
      抱抱熊 | Hug bear | 89 | teddy-bear | by=cm:40,60@139 w=520 of=plush age=0 tag=gift sales=37340
      > 压真空发货，拍一拍就胖 | Comes flat; pat it and it fills out
      水彩笔 | Washable felt pens | 35.9 | crayon | by=pc:24,36@49 w=320 age=36 sales=15860
      > 画到墙上湿巾一擦就掉 | Even off the wall with a wipe
      画板 | Double-sided easel | 189 | artist-palette | w=3600 age=36 ship=parcel
      > 一面黑板一面白板 | Chalk on one side, pens on the other
      遥控越野车 | Off-road RC car | 149 | racing-car | by=colour:red,blue w=920 age=72 from=shantou
      > 爬楼梯、过水坑 | Climbs stairs, crosses puddles
      泡泡机 | Bubble machine | 59 | bubbles | by=colour:pink,blue w=420 age=36 tag=season
      > 一分钟上千个 | A thousand a minute
      拼图 | Jigsaw | 49 | puzzle-piece | by=pattern:map,dino;piece:100,500@69 w=420 age=48
      > 中国地图款背得下省会 | The map one teaches the capitals
      魔方 | Speed cube | 39.9 | magic-cube | by=style:cube3,cube4+15 w=120 age=72
      > 磁力定位，单手转 | Magnets, turns with one hand
      悠悠球 | Yo-yo | 45 | yo-yo | by=colour:red,green w=110 age=72
      > 铝合金轴承，睡眠两分钟 | Sleeps for two minutes
      风筝 | Swallow kite | 36 | kite | by=cm:120,160@52 w=320 age=60 from=weifang tag=handmade
      > 潍坊竹骨，三级风就飞 | Bamboo from Weifang, up in a light wind
      儿童滑板车 | Kick scooter | 239 | kick-scooter | by=colour:green,pink w=3600 age=36 ship=parcel deal=209
      > 发光轮，两秒折叠 | Light-up wheels, folds in two seconds
      国风绘本礼盒 | Chinese tales picture books | 128 | books | by=book:6,12@228 w=1800 age=36 tag=gift
      > 年兽、月饼、端午，一本一个节日 | One book to each festival
      乌龟夜灯 | Turtle night light | 79 | turtle | w=320 age=0 warranty=12
      > 天花板上全是星星 | Stars all over the ceiling
      俄罗斯套娃 | Nesting dolls | 58 | nesting-dolls | w=420 of=wood age=36 new
      > 手绘五层，最小的只有豆大 | Five, the last no bigger than a bean
      儿童吉他 | Ukulele | 169 | guitar | by=colour:brown,blue w=820 age=60
      > 二十一寸，附教学视频 | 21 inches, lessons included
    `,
  },
]
