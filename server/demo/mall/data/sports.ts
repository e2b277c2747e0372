import type { ShopSource } from '../source'

export const sports: ShopSource[] = [
  {
    key: 'ridge-outdoor',
    name: ['Ridge Outdoor', '山脊户外'],
    brand: ['Ridge', '山脊'],
    profile: ['Tested on weekends in the Qiniang hills by the people who sell it.', '店员周末背上七娘山试过才上架。'],
    notice: ['Tents may be pitched once indoors and still come back.', '帐篷室内试搭一次仍可退。'],
    look: 'tent',
    beside: ['hiking-boot', 'flashlight'],
    city: 'shenzhen',
    address: ['33 Dameisha Road, Yantian, Shenzhen', '深圳市盐田区大梅沙路 33 号'],
    rating: 4.8,
    sales: 5400,
    offers: [
      [299, 30],
      [699, 100],
    ],
    ships: ['parcel', 'bulky'],
    menu: `
      # 户外露营 | Camping & hiking | ret=7 at=foshan,hangzhou from=shenzhen
      双人徒步帐篷 | Two-person trekking tent | 499 | tent | by=colour:orange,green of=ripstop w=1900 v=12000 member=469 sales=3180 tag=best
      > 一点八公斤，防雨四小时 | 1.8 kg, dry through four hours of rain
      全自动天幕帐篷 | Pop-up family tent | 369 | camping | by=style:p4,p6+120 w=5600 v=48000 ship=bulky deal=299 sales=6420
      > 三秒弹开，新手不看说明书 | Up in three seconds, no manual
      羽绒睡袋 | Down sleeping bag | 459 | bed/in-orange | by=temp:t0,t10+160 of=down w=1100
      > 零下也暖，压到两升 | Warm below freezing, packs to two litres
      折叠月亮椅 | Folding moon chair | 99 | chair/in-green | by=colour:green,khaki w=1600 v=9000 sales=8730
      > 坐进去就不想起来 | Hard to leave
      头灯 | Rechargeable headlamp | 79 | flashlight | by=lm:350,600+40 w=140 warranty=24
      > 感应开关，戴手套也能用 | Wave to switch, even in gloves
      登山杖 | Trekking poles | 129 | crutch | by=style:alu,carbon+130 w=520
      > 三节外锁，一对装 | Three sections, one pair
      40升登山包 | 40-litre rucksack | 399 | backpack/in-orange | by=colour:orange,navy of=ripstop w=1400 v=16000 new
      > 背板透气，附防雨罩 | A vented back and a rain cover
      保温水壶 | Insulated bottle | 109 | vacuum-flask | by=ml:600,1000@139;colour:green,black of=steel w=520
      > 冰块第二天还在 | The ice is there tomorrow
      野餐垫 | Picnic rug | 69 | basket+sandwich | by=cm:150,200@89 of=polyester w=920
      > 防潮底，卷起来带走 | Waterproof below, rolls up with a strap
      指南针 | Sighting compass | 59 | compass | w=120
      > 夜光刻度，没信号也认路 | Luminous, for where there is no signal
      望远镜 | 8×42 binoculars | 389 | telescope | w=820 warranty=24 few
      > 看得清鸟的眼圈 | You can see the ring round the eye
      # 骑行水上 | Cycling & water | ret=7 at=foshan from=shenzhen
      折叠自行车 | Folding bike | 1699 | bicycle | by=colour:white,green w=12800 v=180000 ship=bulky limit=2 deal=1499
      > 二十寸七速，塞得进后备箱 | Seven gears, fits in the boot
      骑行头盔 | Cycling helmet | 199 | rescue-workers-helmet | by=colour:white,black;size:M,L w=360
      > 后尾灯，磁吸扣单手戴 | Tail light and a magnetic buckle
      防雾泳镜 | Anti-fog goggles | 69 | goggles | by=colour:black,blue w=110 sales=7950
      > 平光、近视都有 | Plain, or made to your eyes
      速干泳裤 | Swim shorts | 79 | shorts/in-blue | by=size:M,L,XL of=nylon w=180
      > 下水不鼓包 | They do not balloon
      浮潜套装 | Snorkel set | 159 | diving-mask | by=size:S,M w=920 tag=season
      > 全干式，呛不到水 | Dry-top, nothing to swallow
    `,
  },
  {
    key: 'tempo-sports',
    name: ['Tempo Sports', '节拍运动'],
    brand: ['Tempo', '节拍'],
    profile: [
      'Rackets strung to your tension and mats long enough for tall people.',
      '球拍按磅数穿线，瑜伽垫给高个子加长。',
    ],
    notice: ['Tell us the tension in the note; we string within a day.', '备注磅数，当天穿线发货。'],
    look: 'badminton',
    beside: ['basketball', 'trophy'],
    city: 'hangzhou',
    address: ['99 Binjiang Sports Park, Hangzhou', '杭州市滨江区体育公园 99 号'],
    rating: 4.7,
    sales: 6600,
    offers: [
      [199, 20],
      [399, 50],
    ],
    ships: ['parcel', 'heavy'],
    menu: `
      # 健身瑜伽 | Fitness & yoga | ret=7 at=hangzhou,tianjin from=hangzhou
      天然橡胶瑜伽垫 | Natural rubber yoga mat | 159 | mat | by=colour:lavender,green;mm:4,5+20 of=rubber w=2600 v=9000 member=146 sales=8420 tag=best
      > 出汗也不滑，183 厘米加宽 | Grips when you sweat, long and wide
      可调节哑铃 | Adjustable dumbbells | 329 | dumbbell | by=mass:10,20@529 w=10400 v=12000 ship=heavy limit=4
      > 一拨换重量，不占地方 | One dial instead of a rack
      弹力带五条装 | Resistance bands, five | 59 | ribbon/in-green | w=420 of=latex deal=45 sales=11640
      > 五种阻力，出差也能练 | Five strengths, for hotel rooms
      泡沫轴 | Foam roller | 69 | mat/in-blue | by=cm:33,45@89 w=820
      > 跑完滚十分钟 | Ten minutes after the run
      竞速跳绳 | Speed rope | 39.9 | knot/in-orange | by=colour:orange,black w=180 sales=9370
      > 轴承手柄，自己计数 | Ball bearings, counts for you
      拳击手套 | Boxing gloves | 189 | boxing-glove | by=oz:8,10,12 of=leather w=820
      > 魔术贴加宽，手腕稳 | A wide strap that holds the wrist
      运动内衣 | Sports bra | 119 | bikini/in-grey | by=colour:black,lavender;size:S,M,L of=nylon w=140
      > 跑步级支撑，无钢圈 | Made for running, no wires
      速干训练T恤 | Quick-dry training T-shirt | 79 | running-shirt/in-blue | by=colour:blue,black;size:M,L,XL of=polyester w=160 deal=65 sales=6850
      > 出汗三分钟干 | Dry in three minutes
      # 球类运动 | Ball sports | ret=7 at=hangzhou,foshan from=ningbo
      碳纤维羽毛球拍 | Carbon badminton racket | 269 | badminton | by=u:4u,5u;lb:24,26 w=320 member=249 sales=5390 limit=4
      > 攻守兼备，免费穿线 | For attack and defence, strung free
      鹅毛羽毛球 | Goose-feather shuttlecocks | 89 | badminton+feather | by=tube:1,3@249 w=220 sales=14920
      > 耐打不飘，一筒十二只 | A dozen to the tube, straight and tough
      乒乓球拍 | Table tennis bat | 129 | ping-pong | by=grip:shakehand,penhold w=360
      > 横拍直拍都有，附两球 | Shakehand or penhold, two balls included
      比赛篮球 | Match basketball | 159 | basketball | by=ball:b6,b7 w=720 deal=129 sales=27260
      > 室内外通用，手感软 | Indoors or out, soft in the hand
      足球 | Match football | 129 | soccer-ball | by=ball:b4,b5 w=520
      > 热贴合，不吃水 | Bonded, takes on no water
      网球拍套装 | Tennis set | 299 | tennis | w=920
      > 一拍三球一包 | A racket, three balls and a bag
      沙滩排球 | Beach volleyball | 99 | volleyball | w=420 tag=season new
      > 软皮缝制，垫球不疼 | Soft stitched cover, kind to the arms
      滑板 | Skateboard | 229 | skateboard | by=style:double,cruiser+30 w=2400
      > 七层枫木，静音轮 | Seven plies of maple, quiet wheels
      旱冰鞋 | Inline skates | 349 | roller-skate | by=colour:white,black;shoe:37,39,41 w=3200 out
      > 可调码，前两节课送教练 | Adjustable, first two lessons on us
    `,
  },
]
