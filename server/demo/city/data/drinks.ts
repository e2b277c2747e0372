import type { CategorySource } from '../source'

export const drinks: CategorySource = {
  key: 'drinks',
  name: ['Milk tea & coffee', '奶茶咖啡'],
  icon: 'bubble-tea',
  stores: [
    {
      key: 'chayu',
      name: ['Chayu Fresh Milk Tea', '茶屿·鲜奶茶'],
      profile: [
        'Whole-leaf tea and fresh milk, never creamer. 3,100 regulars nearby.',
        '原叶鲜奶，不加奶精，附近 3,100 位回头客。',
      ],
      sign: 'boba',
      awning: '#7A4A2B',
      beside: ['lemontea', 'shavedice'],
      notice: ['Second cup half price on all teas', '奶茶、果茶、纯茶第二杯半价'],
      hours: 'allDay',
      minimum: 15,
      fee: 2,
      offers: [[25, 4]],
      member: 5,
      activities: [['Second half price', '第二杯半价']],
      secondHalf: ['Fresh milk tea', 'Fruit tea', 'Pure tea'],
      rating: 4.9,
      sales: 26000,
      place: [798, 200],
      prep: 18,
      range: 5000,
      perCapita: 17,
      menu: `
        # 鲜奶茶 | Fresh milk tea | spec=milktea
        黑糖珍珠奶茶 | Brown sugar boba | 16 | boba | sales=7820 liked=98 tag=signature plain
        > 黑糖慢熬 3 小时，珍珠现煮 | Brown sugar simmered for 3 hours
        抹茶鲜奶茶 | Matcha milk tea | 18 | boba/matcha+herb
        芋泥啵啵奶茶 | Taro boba milk tea | 18 | boba/taro+cookie
        茉莉奶绿 | Jasmine milk green tea | 14 | boba/milk+blossom
        草莓奶茶 | Strawberry milk tea | 19 | boba/berry+strawberry | tag=season
        可可脏脏奶茶 | Dirty cocoa milk tea | 19 | boba+chocolate-bar
        # 鲜果茶 | Fruit tea | spec=fruittea
        手打柠檬茶 | Lemon iced tea | 14 | lemontea | sales=4260 liked=97 plain
        > 香水柠檬现打 | Perfume lemons, pounded to order
        满杯百香果 | Passion fruit tea | 16 | lemontea+tangerine
        多肉葡萄 | Grape cheese tea | 19 | boba/taro+grapes | has=milk
        鲜橙四季春 | Orange & Four Seasons oolong | 17 | lemontea+lime
        桃桃乌龙 | Peach oolong | 18 | boba/berry+peach
        # 冰沙甜品 | Shaved ice & dessert
        西瓜冰沙 | Watermelon shaved ice | 19.9 | shavedice+watermelon | sales=3110 liked=96 plain
        杨枝甘露 | Mango pomelo sago | 20 | icecream+mango | tag=signature
        奶冻杯 | Milk pudding cup | 12 | custard+strawberry
        # 纯茶 | Pure tea | spec=fruittea
        高山乌龙 | High mountain oolong | 10 | tea
        茉莉绿茶 | Jasmine green tea | 10 | teapot+herb
      `,
    },
    {
      key: 'lemon-lab',
      name: ['Lemon Lab', '柠檬研究所'],
      profile: ['Thirty ways with a lemon.', '一颗柠檬的三十种喝法。'],
      sign: 'lemontea',
      awning: '#3F7D2C',
      beside: ['lemon', 'lime'],
      minimum: 15,
      fee: 2,
      offers: [[30, 5]],
      activities: [['Buy 3, get 1', '买三送一']],
      perCapita: 15,
      menu: `
        # 手打柠檬茶 | Pounded lemon tea | spec=fruittea
        招牌鸭屎香柠檬茶 | Signature phoenix oolong lemon tea | 15 | lemontea | tag=signature
        泰绿手打柠檬茶 | Thai green lemon tea | 16 | lemontea+lime
        红茶手打柠檬茶 | Black lemon tea | 14 | mate+lemon
        香菜柠檬茶 | Coriander lemon tea | 16 | lemontea+herb | tag=new
        苦瓜柠檬茶 | Bitter melon lemon tea | 16 | lemontea+cucumber
        桂花冰柠茶 | Osmanthus iced lemon tea | 16 | lemontea+blossom
        # 气泡 | Sparkling | spec=juice
        盐渍柠檬气泡 | Salted lemon soda | 15 | softdrink+lemon
        青柠薄荷气泡 | Lime mint soda | 16 | cocktail+lime
        百香果柠檬气泡 | Passion fruit lemon soda | 17 | softdrink+tangerine
        西柚气泡 | Grapefruit soda | 17 | cola+tangerine
        # 冰淇淋 | Ice cream & slush
        柠檬海盐甜筒 | Sea salt lemon cone | 8 | softice+lemon | has=milk,gluten
        柠檬冰沙 | Lemon slush | 14 | shavedice+lemon
        # 热饮 | Hot
        蜂蜜柠檬水 | Honey lemon water | 12 | tea+lemon
        姜母柠檬红茶 | Ginger lemon black tea | 14 | coffee+lemon
        冻干柠檬片（12片） | Dried lemon slices (12) | 19 | lemon+herb
      `,
    },
    {
      key: 'corner-roast',
      name: ['Corner Roast Coffee', '转角咖啡'],
      profile: ['Roasted in the shop every Tuesday and Friday.', '每周二、五店内烘豆。'],
      sign: 'coffee',
      awning: '#3B2A22',
      beside: ['croissant', 'bagel'],
      hours: 'shop',
      minimum: 18,
      fee: 3,
      offers: [
        [40, 6],
        [70, 14],
      ],
      member: 5,
      rating: 4.8,
      perCapita: 26,
      menu: `
        # 意式咖啡 | Espresso drinks | spec=coffee
        拿铁 | Latte | 22 | coffee | tag=signature
        卡布奇诺 | Cappuccino | 22 | coffee+chocolate-bar
        美式 | Americano | 16 | coffee+ice | spec=blackCoffee
        馥芮白 | Flat white | 24 | coffee+blossom
        焦糖玛奇朵 | Caramel macchiato | 26 | coffee+custard
        # 特调 | Signature drinks | spec=coffee
        生椰拿铁 | Coconut latte | 24 | coconut+ice | spec=blackCoffee tag=signature
        橙C美式 | Orange americano | 23 | lemontea+tangerine | spec=blackCoffee
        抹茶拿铁 | Matcha latte | 25 | boba/matcha+herb
        燕麦拿铁 | Oat latte | 26 | milk+cookie | spec=blackCoffee has=gluten free=milk
        # 手冲 | Hand-brewed
        耶加雪菲手冲 | Yirgacheffe pour-over | 32 | coffee+blueberries | tag=imported
        # 烘焙 | Bakes
        黄油可颂 | Butter croissant | 15 | croissant
        烟熏三文鱼贝果 | Smoked salmon bagel | 32 | bagel+fish
        香蕉面包 | Banana bread | 16 | bread+banana
        巧克力曲奇 | Chocolate chip cookies | 14 | cookie
        芝士蛋糕 | Cheesecake | 26 | cake+cheese-wedge
      `,
    },
    {
      key: 'press-and-pulp',
      name: ['Press & Pulp Juice', '果汁工厂'],
      profile: ['Cold-pressed every morning, never sold the next day.', '当天冷榨，隔夜不卖。'],
      sign: 'juice',
      awning: '#C4561A',
      beside: ['tangerine', 'carrot'],
      minimum: 18,
      fee: 3,
      offers: [[40, 7]],
      perCapita: 22,
      menu: `
        # 冷榨果汁 | Cold-pressed juice | spec=juice
        鲜榨橙汁 | Orange juice | 18 | juice+tangerine | tag=signature
        胡萝卜苹果汁 | Carrot & apple juice | 20 | juice+carrot
        羽衣甘蓝轻体汁 | Kale green juice | 24 | softdrink+leafy-green | tag=light
        西瓜汁 | Watermelon juice | 16 | juice+watermelon | tag=season
        雪梨枇杷汁 | Pear & loquat juice | 22 | juice+pear
        甜菜根莓果汁 | Beetroot berry juice | 24 | juice+blueberries
        # 奶昔 | Smoothies | spec=juice has=milk
        牛油果奶昔 | Avocado smoothie | 26 | milk+avocado | tag=signature
        香蕉花生奶昔 | Banana peanut smoothie | 22 | milk+banana
        草莓酸奶昔 | Strawberry yoghurt smoothie | 24 | milk+strawberry
        蓝莓酸奶昔 | Blueberry yoghurt smoothie | 24 | milk+blueberries
        芒果椰奶昔 | Mango coconut smoothie | 25 | coconut+mango | has=
        # 小吃 | Snacks
        水果杯 | Fruit cup | 18 | fruit
        希腊酸奶碗 | Greek yoghurt bowl | 26 | yoghurt-bowl
        烤燕麦棒 | Baked oat bars | 14 | cookie+peanuts | has=gluten,nuts
        椰子水（整只） | Whole young coconut | 19 | coconut
      `,
    },
    {
      key: 'herbal-hall',
      name: ['Hundred Herbs Cooling Tea', '百草堂凉茶铺'],
      profile: ['A Cantonese cooling tea shop, three generations old.', '三代人的广东凉茶铺。'],
      sign: 'teapot',
      awning: '#2F6B3A',
      beside: ['tea', 'honey'],
      hours: 'shop',
      minimum: 12,
      fee: 2,
      offers: [[25, 3]],
      perCapita: 13,
      menu: `
        # 凉茶 | Cooling tea
        廿四味 | Twenty-four flavours tea | 8 | teapot | tag=signature
        > 先苦后甘，清热去火 | Bitter first, sweet after
        五花茶 | Five flowers tea | 8 | tea+blossom
        夏桑菊 | Prunella & chrysanthemum tea | 8 | tea+sunflower
        罗汉果菊花茶 | Monk fruit chrysanthemum tea | 9 | mate+blossom
        酸梅汤 | Smoked plum drink | 9 | cola+cherries
        茅根竹蔗水 | Sugar cane & cogon root drink | 9 | softdrink+carrot
        雪梨银耳炖冰糖 | Pear & snow fungus stew | 14 | sweet-soup+pear
        # 龟苓膏甜品 | Jellies
        现熬龟苓膏 | House herbal jelly | 15 | jelly+honey-pot | tag=signature
        仙草冻配椰奶 | Grass jelly with coconut milk | 13 | jelly+coconut
        绿豆沙 | Mung bean soup | 10 | green-bean-soup
        红豆薏米水 | Red bean & barley drink | 10 | bean-soup
        # 炖汤 | Double-boiled soups
        五指毛桃炖鸡汤 | Chicken soup with wild fig root | 26 | pot+poultry-leg
        玉米排骨汤 | Rib & corn soup | 24 | pot+ear-of-corn
        花旗参乌鸡汤 | Silkie chicken soup with American ginseng | 32 | pot+herb
        川贝炖雪梨 | Pear stewed with fritillary bulb | 18 | pear+honey-pot
      `,
    },
  ],
}
