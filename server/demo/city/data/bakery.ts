import type { CategorySource } from '../source'

export const bakery: CategorySource = {
  key: 'bakery',
  name: ['Desserts & bakery', '甜品烘焙'],
  icon: 'shortcake',
  stores: [
    {
      key: 'cloud-bakery',
      name: ['Cloud Bakery & Dessert', '云朵烘焙·甜品'],
      profile: ['Real dairy cream, less sugar, four bakes a day.', '动物奶油，低糖配方，一天四炉。'],
      sign: 'cake',
      awning: '#C24D72',
      beside: ['croissant', 'cupcake'],
      hours: 'allDay',
      minimum: 30,
      fee: 5,
      offers: [[60, 12]],
      rating: 4.8,
      sales: 2045,
      place: [2898, 20],
      prep: 25,
      range: 6000,
      perCapita: 34,
      menu: `
        # 鲜奶蛋糕 | Cream cakes
        草莓鲜奶蛋糕 | Strawberry cake | 26 | cake | sales=690 liked=98 tag=signature plain
        > 当季草莓，动物奶油 | Strawberries in season, dairy cream
        蓝莓杯子蛋糕 | Berry cupcake | 13.5 | cupcake | sales=520 liked=96 plain
        芒果千层 | Mango mille crêpe | 28 | pancakes+mango
        巴斯克芝士 | Basque cheesecake | 26 | pie+cheese-wedge
        生日蛋糕 | Birthday cake | 168 | birthday+strawberry | spec=cake
        # 面包 | Bread
        可颂咖啡套餐 | Croissant & coffee set | 24 | croissantset | sales=470 liked=97 plain
        海盐卷（3个） | Salted butter rolls (3) | 15 | croissant+butter | has=milk,egg
        日式吐司 | Japanese milk loaf | 18 | bread
        肉松小贝（4个） | Pork floss buns (4) | 22 | golden-balls
        全麦酸面包 | Wholemeal sourdough | 24 | baguette | tag=light has=gluten
        # 甜品 | Desserts
        抹茶布丁 | Matcha pudding | 14 | custard+herb
        葡式蛋挞（4个） | Portuguese egg tarts (4) | 20 | pie+egg
        泡芙（4个） | Cream puffs (4) | 20 | doughnut+blossom
        曲奇礼盒 | Cookie gift box | 48 | cookie+wrapped-gift
        # 饮品 | Drinks
        热可可 | Hot cocoa | 18 | coffee+chocolate-bar
      `,
    },
    {
      key: 'aunt-fung-sugar',
      name: ['Aunt Fung’s Sweet Soups', '凤姨糖水铺'],
      profile: ['Sweet soups from a Shunde family kitchen.', '顺德人家的老糖水。'],
      sign: 'sweet-soup',
      awning: '#3F7D2C',
      beside: ['mango', 'coconut'],
      hours: 'late',
      minimum: 18,
      fee: 3,
      offers: [[35, 5]],
      member: 4,
      perCapita: 18,
      menu: `
        # 鲜奶 | Milk desserts
        双皮奶 | Double-skin milk pudding | 14 | custard | tag=signature
        > 水牛奶现炖，冷热都好 | Buffalo milk, hot or chilled
        姜撞奶 | Ginger milk curd | 14 | almond-soup+ginger-root
        红豆双皮奶 | Red bean double-skin milk | 16 | custard+beans
        # 糖水 | Sweet soups
        杨枝甘露 | Mango pomelo sago | 20 | almond-soup+mango | tag=signature
        芝麻糊 | Black sesame soup | 12 | sesame-soup
        杏仁茶 | Almond soup | 13 | almond-soup
        番薯糖水 | Sweet potato ginger soup | 10 | sweetpotato
        椰汁西米露 | Coconut sago | 12 | almond-soup+coconut
        陈皮红豆沙 | Red bean soup with tangerine peel | 11 | bean-soup+tangerine
        # 冰品 | Iced
        芒果绵绵冰 | Mango snow ice | 24 | shavedice+mango
        手搓冰粉 | Hand-rubbed ice jelly | 10 | shavedice+strawberry
        榴莲绵绵冰 | Durian snow ice | 28 | icecream+melon
        # 小吃 | Snacks
        擂沙汤圆（6个） | Sticky rice balls in bean flour (6) | 15 | rice-balls+peanuts | has=soy,sesame
        钵仔糕（4个） | Bowl cakes (4) | 12 | amber-cake+beans
        炸鲜奶（6块） | Fried milk (6) | 18 | golden-cake+glass-of-milk
      `,
    },
    {
      key: 'mochi-moon',
      name: ['Mochi Moon', '糯月和果子'],
      profile: ['Soft rice sweets made by hand every afternoon.', '每天下午手作的软糯和果子。'],
      sign: 'dango',
      awning: '#9C4A7A',
      beside: ['strawberry', 'tea'],
      minimum: 25,
      fee: 4,
      offers: [[50, 8]],
      sales: 780,
      perCapita: 28,
      menu: `
        # 大福 | Daifuku
        草莓大福（2个） | Strawberry daifuku (2) | 22 | pink-mochi+strawberry | tag=signature,season
        芒果大福（2个） | Mango daifuku (2) | 22 | mango-mochi+mango
        抹茶大福（2个） | Matcha daifuku (2) | 20 | green-mochi+herb
        冰淇淋大福（3个） | Ice cream mochi (3) | 26 | icecream+blossom
        # 和果子 | Wagashi
        三色团子（3串） | Three-colour dango (3) | 18 | dango
        酱油团子（3串） | Soy-glazed dango (3) | 18 | glazed-balls
        铜锣烧（2个） | Dorayaki (2) | 16 | pancakes+beans | has=gluten,egg
        樱花水信玄饼 | Cherry blossom raindrop cake | 24 | custard+cherry-blossom | tag=season
        羊羹（4块） | Yokan (4) | 20 | jelly+beans
        # 月饼 | Mooncakes
        流心奶黄月饼（4个） | Lava custard mooncakes (4) | 58 | mooncake+egg
        冰皮月饼（4个） | Snow skin mooncakes (4) | 52 | mooncake+blossom
        # 饮品 | Drinks
        抹茶拿铁 | Matcha latte | 22 | boba/matcha | spec=coffee
        焙茶 | Hojicha | 14 | tea
        樱花气泡 | Cherry blossom soda | 18 | softdrink+cherry-blossom
        和果子礼盒 | Wagashi gift box | 98 | gift | has=soy
      `,
    },
    {
      key: 'gelato-square',
      name: ['Gelato Square', '广场意式冰淇淋'],
      profile: ['Churned each morning from fruit and fresh milk.', '鲜果鲜奶，每天早上现搅。'],
      sign: 'icecream',
      awning: '#2C7D9A',
      beside: ['waffle', 'strawberry'],
      hours: 'shop',
      minimum: 25,
      fee: 4,
      offers: [[60, 10]],
      member: 5,
      perCapita: 32,
      menu: `
        # 意式冰淇淋 | Gelato | has=milk
        开心果冰淇淋 | Pistachio gelato | 32 | icecream+peanuts | tag=signature has=milk,nuts
        海盐焦糖冰淇淋 | Salted caramel gelato | 28 | icecream+honey-pot
        黑巧克力冰淇淋 | Dark chocolate gelato | 28 | softice+chocolate-bar
        马达加斯加香草冰淇淋 | Madagascar vanilla gelato | 26 | softice+blossom
        宇治抹茶冰淇淋 | Uji matcha gelato | 28 | icecream+herb
        # 雪芭 | Sorbet
        草莓雪芭 | Strawberry sorbet | 26 | shavedice+strawberry | tag=season
        芒果雪芭 | Mango sorbet | 26 | shavedice+mango
        柠檬雪芭 | Lemon sorbet | 24 | shavedice+lemon
        蓝莓雪芭 | Blueberry sorbet | 26 | icecream+blueberries
        # 华夫 | Waffles | has=gluten,egg,milk
        原味华夫 | Plain waffle | 20 | waffle+butter
        草莓冰淇淋华夫 | Strawberry gelato waffle | 38 | waffle+strawberry | tag=share
        香蕉巧克力华夫 | Banana chocolate waffle | 36 | waffle+banana
        # 分享桶 | Tubs | has=milk
        家庭装（500克） | Family tub (500 g) | 88 | icecream+cherries | tag=share
        # 饮品 | Drinks
        阿芙佳朵 | Affogato | 30 | coffee+soft-ice-cream | has=milk
        奶昔 | Gelato shake | 28 | milk+cherries
      `,
    },
    {
      key: 'donut-corner',
      name: ['Ring Ring Doughnuts', '圈圈甜甜圈'],
      profile: ['Yeast doughnuts fried before your eyes.', '酵母甜甜圈，当面现炸。'],
      sign: 'doughnut',
      awning: '#7A55B0',
      beside: ['milk', 'cookie'],
      minimum: 20,
      fee: 4,
      offers: [[40, 7]],
      activities: [['Buy 5, get 1', '买五送一']],
      perCapita: 22,
      menu: `
        # 甜甜圈 | Doughnuts | has=gluten,egg,milk
        原味糖霜甜甜圈 | Original glazed doughnut | 9 | doughnut | tag=signature
        草莓糖霜甜甜圈 | Strawberry iced doughnut | 11 | doughnut+strawberry | tag=kids
        巧克力脆珠甜甜圈 | Chocolate crunch doughnut | 12 | doughnut+chocolate-bar
        肉桂糖甜甜圈 | Cinnamon sugar doughnut | 10 | doughnut+honey-pot
        抹茶白巧甜甜圈 | Matcha white chocolate doughnut | 13 | doughnut+herb
        波士顿奶油甜甜圈 | Boston cream doughnut | 13 | doughnut+custard
        蓝莓芝士甜甜圈 | Blueberry cheesecake doughnut | 13 | doughnut+blueberries
        # 咸味 | Savoury
        椒盐碱水结 | Salted pretzel | 15 | pretzel | tag=fresh has=gluten
        芝士热狗面包 | Cheese hot dog bun | 18 | hotdog+cheese-wedge
        # 礼盒 | Boxes | has=gluten,egg,milk
        甜甜圈六只装 | Box of six doughnuts | 58 | doughnut+wrapped-gift | tag=share
        甜甜圈十二只装 | Box of twelve doughnuts | 108 | gift | tag=share,value
        # 饮品 | Drinks
        冰鲜奶 | Cold milk | 12 | milk
        热拿铁 | Hot latte | 20 | coffee | spec=hotLatte
        热可可 | Hot cocoa | 18 | coffee+chocolate-bar
        苹果汁 | Apple juice | 12 | juice+red-apple
      `,
    },
  ],
}
