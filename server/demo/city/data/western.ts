import type { CategorySource } from '../source'

export const western: CategorySource = {
  key: 'western',
  name: ['Burgers & Western', '汉堡西餐'],
  icon: 'hamburger',
  stores: [
    {
      key: 'alley-burgers',
      name: ['Alley Charcoal Burgers', '巷口炭烤汉堡'],
      profile: ['Patties pressed to order over lychee charcoal.', '荔枝木炭，现压现烤。'],
      sign: 'hamburger',
      awning: '#C4561A',
      beside: ['fries', 'cola'],
      hours: 'allDay',
      minimum: 20,
      fee: 4,
      offers: [[45, 10]],
      first: 3,
      member: 6,
      rating: 4.6,
      sales: 8912,
      place: [1598, 82],
      prep: 23,
      range: 6000,
      perCapita: 38,
      menu: `
        # 炭烤汉堡 | Charcoal burgers | spec=burger
        双层牛肉堡 | Double burger | 29.9 | burger | sales=2640 liked=97 tag=signature plain
        > 两片 100 克牛肉饼，双份芝士 | Two 100 g patties, double cheese
        经典芝士牛肉堡 | Classic cheeseburger | 22 | hamburger+tomato
        培根蛋牛肉堡 | Beef burger with bacon & egg | 28 | hamburger+bacon
        香辣鸡腿堡 | Spicy chicken burger | 21 | hamburger+hot-pepper | spec=burgerExtras tag=mild
        牛油果鸡胸堡 | Chicken & avocado burger | 27 | hamburger+avocado | spec=burgerExtras
        烤菌菇素堡 | Grilled mushroom burger | 24 | hamburger+brown-mushroom | spec=vegBurger tag=veg
        # 炭烤小食 | From the grill
        炭烤鸡腿 | Drumsticks | 21 | chicken | sales=1720 liked=95 plain
        现切薯条 | Fresh-cut fries | 11 | fries | sales=1530 liked=96 plain
        烤玉米 | Grilled corn | 9 | corn
        洋葱圈 | Onion rings | 13 | onion-rings+onion | has=gluten
        炭烤热狗 | Grilled hot dog | 16 | hotdog | has=gluten
        # 套餐 | Sets
        双层堡薯条可乐套餐 | Double burger meal | 42 | burger+ice | spec=burger tag=value
        # 饮品 | Drinks
        冰可乐 | Iced cola | 6 | cola
        香草奶昔 | Vanilla milkshake | 15 | milk+cherries
        青柠气泡水 | Lime soda | 10 | softdrink+lime
      `,
    },
    {
      key: 'hearth-pizza',
      name: ['Hearth Pizza', '炉边披萨'],
      profile: ['Dough rested for 48 hours, baked at 420 degrees.', '面团醒发 48 小时，420 度石炉现烤。'],
      sign: 'pizza',
      awning: '#2F6B3A',
      beside: ['tomato', 'cheese'],
      minimum: 30,
      fee: 5,
      freeOver: 80,
      offers: [
        [80, 12],
        [150, 30],
      ],
      member: 6,
      rating: 4.7,
      sales: 3460,
      perCapita: 58,
      menu: `
        # 石炉披萨 | Stone-baked pizza | spec=pizza
        玛格丽特披萨 | Margherita | 58 | pizza | sales=860 liked=96 tag=signature plain
        > 水牛芝士、圣女果、罗勒 | Buffalo mozzarella, cherry tomato, basil
        意式香肠披萨 | Pepperoni pizza | 66 | pizza
        榴莲披萨 | Durian pizza | 78 | pizza+melon
        夏威夷披萨 | Hawaiian pizza | 62 | pizza+pineapple | tag=kids
        黑松露菌菇披萨 | Truffle mushroom pizza | 72 | pizza+brown-mushroom | tag=veg
        四味芝士披萨 | Four-cheese pizza | 68 | pizza+cheese-wedge | tag=veg
        # 意面焗饭 | Pasta & baked rice
        番茄肉酱意面 | Spaghetti bolognese | 36 | pasta+tomato
        奶油培根意面 | Creamy bacon spaghetti | 38 | pasta+bacon
        香辣海鲜意面 | Spicy seafood pasta | 46 | pasta+shrimp | tag=mild
        芝士焗海鲜饭 | Cheese-baked seafood rice | 42 | pan+shrimp
        # 小食沙拉 | Sides
        蒜香面包 | Garlic bread | 16 | baguette+garlic
        凯撒沙拉 | Caesar salad | 28 | salad+cheese-wedge | has=egg,fish,milk,gluten
        烤鸡翅（6只） | Roast chicken wings (6) | 29 | chicken+lemon
        # 甜品饮品 | Desserts & drinks
        提拉米苏 | Tiramisu | 28 | cake+chocolate-bar | has=egg,milk,gluten
        柠檬苏打 | Lemon soda | 14 | softdrink+lemon
      `,
    },
    {
      key: 'crispy-yard',
      name: ['Crispy Yard Fried Chicken', '脆院炸鸡'],
      profile: ['Fried only once you order, never reheated.', '下单才炸，绝不回锅。'],
      sign: 'poultry',
      awning: '#D08A17',
      beside: ['fries', 'beer'],
      hours: 'late',
      minimum: 25,
      fee: 4,
      offers: [
        [50, 9],
        [90, 20],
      ],
      perCapita: 42,
      menu: `
        # 炸鸡 | Fried chicken
        原味脆皮炸鸡（半只） | Crispy fried chicken (half) | 39 | chicken | tag=signature
        > 32 小时腌制，皮脆肉嫩 | Marinated for 32 hours
        韩式甜辣炸鸡 | Korean sweet and spicy chicken | 45 | glazed-nuggets+hot-pepper | tag=mild
        蜂蜜黄油炸鸡 | Honey butter chicken | 45 | poultry+honey-pot | has=milk
        蒜香酱油炸鸡 | Garlic soy chicken | 45 | nuggets+garlic
        鸡米花 | Popcorn chicken | 18 | nuggets+tomato | has=gluten
        炸鸡翅（6只） | Fried wings (6) | 28 | chicken+lemon
        无骨鸡柳 | Boneless chicken strips | 22 | nuggets+lemon | has=gluten
        # 小食 | Sides
        芝士年糕条 | Cheese-filled rice cakes | 20 | white-cake+cheese-wedge
        粗薯 | Chunky chips | 13 | fries
        腌萝卜 | Pickled radish | 6 | carrot+cucumber | tag=veg
        玉米杯 | Buttered corn cup | 9 | corn+butter
        # 套餐 | Sets
        炸鸡双人套餐 | Chicken set for two | 79 | roast+tomato | tag=share
        # 饮品 | Drinks
        扎啤（500毫升） | Draught beer (500 ml) | 18 | beer
        雪碧 | Lemon-lime soda | 6 | cola+lime
        养乐多气泡水 | Yakult soda | 14 | softdrink+lemon | has=milk
      `,
    },
    {
      key: 'casa-verde',
      name: ['Casa Verde Tacos', '绿屋墨西哥卷'],
      profile: ['Corn tortillas pressed by hand and salsa made each morning.', '手压玉米饼，每天现做莎莎酱。'],
      sign: 'taco',
      awning: '#2F6B3A',
      beside: ['avocado', 'chilli'],
      minimum: 30,
      fee: 5,
      offers: [[70, 12]],
      member: 5,
      perCapita: 46,
      menu: `
        # 塔可 | Tacos | spec=heat
        慢炖牛肉塔可（3只） | Slow-braised beef tacos (3) | 42 | taco+onion | tag=signature
        烤鸡塔可（3只） | Grilled chicken tacos (3) | 38 | taco+lime
        炸鱼塔可（3只） | Baja fish tacos (3) | 42 | taco+fish
        菌菇塔可（3只） | Mushroom tacos (3) | 34 | taco+brown-mushroom | tag=veg
        # 卷饼碗饭 | Burritos & bowls
        牛肉大卷饼 | Beef burrito | 39 | burrito+tomato
        鸡肉大卷饼 | Chicken burrito | 36 | burrito+bell-pepper
        鸡肉能量碗 | Chicken burrito bowl | 38 | salad+lime
        芝士烤饼 | Cheese quesadilla | 30 | wrap+cheese-wedge | tag=veg
        # 小食 | Sides
        牛油果酱配玉米片 | Guacamole & chips | 28 | avocado+lime | tag=veg
        墨西哥烤玉米 | Street corn | 15 | corn+cheese-wedge
        辣味豆泥 | Chilli beans | 18 | beans+onion
        吉事果 | Churros | 18 | fried-dough+chocolate-bar | has=gluten,egg,milk
        # 饮品 | Drinks
        洛神花茶 | Hibiscus iced tea | 14 | lemontea+hibiscus
        青柠玛格丽特（无酒精） | Virgin lime margarita | 22 | cocktail+lime
        橙味汽水 | Orange soda | 10 | cola+tangerine
      `,
    },
    {
      key: 'number-nine-steak',
      name: ['No. 9 Steak Kitchen', '九号牛排厨房'],
      profile: ['Dry-aged cuts and honest sides at neighbourhood prices.', '街坊价的干式熟成牛排。'],
      sign: 'steak',
      awning: '#5B2A1A',
      beside: ['broccoli', 'potato'],
      hours: 'meals',
      minimum: 40,
      fee: 6,
      freeOver: 120,
      offers: [
        [120, 20],
        [200, 40],
      ],
      member: 10,
      perCapita: 92,
      menu: `
        # 牛排 | Steaks | spec=steak
        西冷牛排（200克） | Sirloin (200 g) | 88 | steak | tag=signature
        > 配烤土豆与西兰花 | With roast potatoes and broccoli
        肉眼牛排（220克） | Ribeye (220 g) | 118 | steak+garlic
        菲力牛排（180克） | Fillet (180 g) | 128 | steak+herb | tag=imported
        战斧牛排（800克） | Tomahawk (800 g) | 388 | meat+herb | tag=share
        # 主菜 | Mains
        香煎三文鱼 | Pan-seared salmon | 78 | fish/grilled+lemon
        慢烤猪肋排 | Slow-roast ribs | 86 | bacon+ear-of-corn
        香草烤鸡（半只） | Herb roast chicken (half) | 62 | roast+lemon
        黑椒牛柳意面 | Black pepper beef pasta | 46 | pasta+onion
        # 配菜 | Sides
        奶油蘑菇汤 | Cream of mushroom soup | 22 | cream-soup
        蒜香西兰花 | Garlic broccoli | 18 | broccoli+garlic | tag=veg
        松露薯条 | Truffle fries | 26 | fries
        田园沙拉 | Garden salad | 24 | salad+tomato | tag=veg
        # 甜品饮品 | Desserts & drinks
        熔岩巧克力蛋糕 | Molten chocolate cake | 32 | cupcake+strawberry
        焦糖布丁 | Crème caramel | 24 | custard
        鲜榨西柚汁 | Fresh grapefruit juice | 20 | lemontea+tangerine
      `,
    },
  ],
}
